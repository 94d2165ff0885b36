import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8 } from 'fflate'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPack } from '#core/content/reading/content-source'
import { addLayerFrom } from '../command/add-layer'
import { openLibrary } from '../library'
import { readEdition } from '../read-edition'
import { addOrReplaceEdition, updateEdition } from '../writing/change-library'
import { layerAfter } from './layer-after'

let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'layers-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const usfm = (verses: readonly string[]) =>
  `\\id JHN\n\\c 1\n\\p\n${verses.map((text, at) => `\\v ${at + 1} ${text}`).join('\n')}\n`
const words = (pairs: string) => pairs.replace(/(\S+)\/(\S+)/g, '\\w $1|strong="$2"\\w*')

async function put(abbreviation: string, locale: string, verses: readonly string[], isUpdate = false) {
  const input = { name: `${abbreviation}.usfm`, bytes: strToU8(usfm(verses)) }
  const choices = { abbreviation, name: abbreviation, locale, licence: 'CC0' }
  const read = (taken: ReadonlySet<string>) => readEdition(input, choices, taken)
  const change = isUpdate
    ? await updateEdition(directory, abbreviation, read)
    : await addOrReplaceEdition(directory, read, { abbreviation })
  return await layerAfter(directory, change)
}

/** Words with numbers of a verse of the layer. */
async function layerOf(abbreviation: string, verse: number) {
  const library = openLibrary(directory, { onDamage: () => undefined })
  try {
    const view = library.view()
    const pack = await findPack({ packs: async () => view.packs.all }, `${abbreviation}-W`)
    const [book] = (await view.find(abbreviation)?.books()) ?? []
    const texts = new Map(book?.chapters[0]?.verses.map((one) => [one.verse, one.content]))
    const found = await pack?.words(43_001_000, (_, number) => texts.get(number))
    return found
      ?.get(verse)
      ?.map(({ from, to, numbers }) => `${texts.get(verse)?.slice(from, to)} ${numbers.join('+')}`)
  } finally {
    await library.close()
  }
}

const greek = ['ἐν/G1722 ἀρχῇ/G746 ἦν/G1510 λόγος/G3056', 'φῶς/G5457 φῶς/G5457 ἐν/G1722']

it('says how many numbers stand in the same verse of the original', async () => {
  expect(await put('GRC', 'grc', greek.map(words))).toMatchObject({ kind: 'made', agreed: undefined })
  const english = ['In/G1722 the beginning/G746 was/G1510 word/G3056', 'light/G5457 light/G5457']
  expect(await put('ENG', 'en', english.map(words))).toMatchObject({
    kind: 'made',
    surplus: 0,
    agreed: { compared: 6, agreed: 6, originals: ['GRC'] },
  })
})

it('leaves out numbers that are too many in their verse', async () => {
  await put('GRC', 'grc', greek.map(words))
  const noisy = [
    'In/G1722 the/G746 beginning/G746 was/G1510 the/G3056 word/G3056',
    'the/G5457 light/G5457 and/G1722 light/G5457',
  ]
  expect(await put('ENG', 'en', noisy.map(words))).toMatchObject({
    kind: 'made',
    surplus: 3,
    agreed: { compared: 10, agreed: 7 },
  })
  expect(await layerOf('ENG', 1)).toEqual(['In G1722', 'beginning G746', 'was G1510', 'word G3056'])
})

it('keeps what a file says of verses that no original has', async () => {
  await put('GRC', 'grc', greek.slice(0, 1).map(words))
  const noisy = ['In/G1722 the/G746 beginning/G746 was/G1510 the/G3056 word/G3056', 'the/G5457 light/G5457']
  expect(await put('ENG', 'en', noisy.map(words))).toMatchObject({ kind: 'made', surplus: 2 })
  expect(await layerOf('ENG', 2)).toEqual(['the G5457', 'light G5457'])
})

it('makes no layer of numbers of something else', async () => {
  await put('GRC', 'grc', greek.map(words))
  const other = ['a/G1 b/G2 c/G3', 'd/G4 e/G5 f/G6']
  expect(await put('ENG', 'en', other.map(words))).toMatchObject({ kind: 'foreign' })
  expect(await put('FEW', 'en', ['a', 'b', words('c/G3')])).toMatchObject({ kind: 'too-few', found: 1 })
})

async function addTable(value: unknown, licence?: string) {
  const folder = join(directory, '..', `${directory.split('/').at(-1)}-table`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'JHN1.json'), JSON.stringify(value))
  const progress = { show: () => undefined, say: () => undefined, end: () => undefined }
  const choices = licence === undefined ? {} : { licence }
  try {
    return await addLayerFrom(
      directory,
      { kind: 'layer', source: folder, abbreviation: 'ENG', choices, isJson: false },
      progress,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const table = {
  '1': [
    ['In', 'G1722'],
    ['the beginning', 'G746'],
    ['was', 'G1510'],
    ['the', 'G3588'],
    ['word', 'G3056'],
  ],
  '2': [['light', 'G5457']],
}

it('adds the words of a table, and finds them again in a corrected text', async () => {
  await put('ENG', 'en', ['In the beginning was the word', 'light'])
  expect(await addTable(table, 'CC0')).toContain('6 of 6 renderings found in ENG (100.0 %)')
  expect(await layerOf('ENG', 1)).toContain('the beginning G746')
  expect(await put('ENG', 'en', ['At first was, yes, the word', 'the light'], true)).toMatchObject({
    kind: 'made',
  })
  expect(await layerOf('ENG', 1)).toEqual(['was G1510', 'the G3588', 'word G3056'])
  expect(await layerOf('ENG', 2)).toEqual(['light G5457'])
})

it('refuses words of another text, without a licence, and for no edition, and changes nothing', async () => {
  await expect(addTable(table, 'CC0')).rejects.toMatchObject({ code: 'edition-unknown' })
  await put('ENG', 'en', ['At first there was nothing', 'darkness'])
  await expect(addTable(table)).rejects.toMatchObject({ details: { field: 'licence' } })
  await expect(addTable(table, 'CC0')).rejects.toThrow(/another text: .* % of its words are in ENG/)
  expect(await layerOf('ENG', 1)).toBeUndefined()
})
