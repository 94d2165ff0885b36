import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { decodeModel } from '#core/search/meaning/model-codec'
import { englishEdition, smallEdition } from '../../../tests/contract/small-edition'
import { put } from '../../../tests/contract/test-server'
import { isLong } from '../../../tests/support/long-series'
import { sha256 } from '../../bytes/canonical-json'
import { decompressBrotli } from '../../bytes/encodings'
import { readIndex } from '../library-index'
import { removeEdition } from '../writing/change-library'
import { lackVectors } from './make-vectors'
import { readMeaningList, readModelFile } from './meaning-store'
import { countWholeEditions, trainLibrary } from './train-library'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'meaning-'))
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

/** The made-up editions, with words that stand in more than one verse. */
async function fill(): Promise<void> {
  for (const edition of [smallEdition(), englishEdition()]) {
    for (const chapter of edition.books.flatMap((book) => book.chapters)) {
      for (const verse of chapter.verses)
        verse.content = `${verse.content} ${wordOf[edition.locale]?.[verse.verse % 2]}`
    }
    await put(directory, edition)
  }
}
const wordOf: Readonly<Record<string, readonly string[]>> = { de: ['Wasser', 'Feuer'], en: ['water', 'fire'] }
const learn = async () => await trainLibrary(directory, () => undefined)

it('learns one model per language, each stored under the hash of its bytes, all of one space', async () => {
  await fill()
  const steps: string[] = []
  const list = await trainLibrary(directory, (step) => steps.push(step))
  expect(readMeaningList(directory)).toEqual(list)
  expect([...new Set(steps)]).toEqual(['Reading', 'Learning', 'Compressing', 'Preparing searches'])
  expect(list.editions.map(({ abbreviation }) => abbreviation)).toEqual(['TST', 'ENG'])
  expect(list.languages.map(({ language }) => language)).toEqual(['de', 'en'])
  expect(lackVectors(directory)).toBe(false)
  for (const { language, hash, bytes, rawBytes, terms } of list.languages) {
    const raw = await readModelFile(directory, hash, 'identity')
    const packed = await readModelFile(directory, hash, 'br')
    expect([sha256(raw), raw.length, packed.length]).toEqual([hash, rawBytes, bytes])
    expect((await decompressBrotli(packed)).equals(raw)).toBe(true)
    const model = decodeModel(raw)
    expect([model.language, model.numbers.size, model.space]).toEqual([
      language,
      terms,
      list.version.slice(0, 16),
    ])
  }
})

it.runIf(isLong)(
  'learns the same bytes again, and keeps files of the version before for downloads under way',
  async () => {
    await fill()
    const first = await learn()
    expect(await learn()).toEqual(first)
    await removeEdition(directory, 'TST')
    const german = smallEdition()
    german.books.splice(1, 1)
    await put(directory, german)
    const [hash = ''] = first.languages.map((one) => one.hash)
    const second = await learn()
    expect(second.version).not.toBe(first.version)
    expect((await readModelFile(directory, hash, 'br')).length).toBeGreaterThan(0)
    await learn()
    await expect(readModelFile(directory, hash, 'br')).rejects.toThrow()
  },
)

it('says why one translation is not enough', async () => {
  await put(directory, smallEdition())
  await expect(learn()).rejects.toMatchObject({
    code: 'invalid-input',
    message: expect.stringContaining('the library has 1'),
  })
  expect(await countWholeEditions(directory)).toBe(0)
  expect(readMeaningList(directory)).toBeUndefined()
})

it('leaves the former models when learning fails', async () => {
  await fill()
  const before = await learn()
  const [edition] = readIndex(directory).editions
  const folder = join(directory, edition?.directory ?? '')
  const { segments } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  for (const ending of ['json', 'br', 'gz'])
    await writeFile(join(folder, `${segments[0].hash}.${ending}`), '{')
  await expect(learn()).rejects.toThrow()
  expect(readMeaningList(directory)).toEqual(before)
})
