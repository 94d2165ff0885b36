import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { WordRun, WordsOfBooks } from '#core/originals/word-run'
import type { Edition } from '#core/scripture/editions/edition'
import { englishEdition, smallEdition, smallReport } from '../../../tests/contract/small-edition'
import { isLong } from '../../../tests/support/long-series'
import { openLibrary } from '../library'
import { addLayer, removeLayers } from '../packs/layer-pack'
import { doAll, doWhatIsDue, isDue } from '../upkeep/keep-up'
import { addEdition, removeEdition, updateEdition } from '../writing/change-library'
import { learnMissingWords } from './learn-missing-words'
import { lackWords } from './words-to-learn'

let directory = ''
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'words-')), 'library')
})
afterEach(async () => await rm(join(directory, '..'), { recursive: true, force: true }))

const quiet = () => undefined
const lexicon = [
  ['λόγος', 'word', 'Wort'],
  ['ἀρχή', 'beginning', 'Anfang'],
  ['φῶς', 'light', 'Licht'],
  ['ζωή', 'life', 'Leben'],
  ['υἱός', 'son', 'Sohn'],
  ['ὕδωρ', 'water', 'Wasser'],
  ['ἄρτος', 'bread', 'Brot'],
] as const

/** Two words of a verse by their rows in the lexicon, in every order. */
function wordsOfVerse(chapter: number, verse: number): readonly [number, number] {
  const one = (chapter * 40 + verse) % lexicon.length
  return [one, (one + 1 + ((chapter + verse * 3) % (lexicon.length - 1))) % lexicon.length]
}

/** A Matthew of 28 chapters with 40 verses each; `verse` writes one. */
function matthew(facts: Partial<Edition>, verse: (one: number, other: number) => string): Edition {
  const chapters = Array.from({ length: 28 }, (_, at) => ({
    canonical: 40_000_000 + (at + 1) * 1000,
    verses: Array.from({ length: 40 }, (_, row) => ({
      verse: row + 1,
      content: verse(...wordsOfVerse(at + 1, row + 1)),
    })),
    blocks: [{ type: 'paragraph', verse: 1, offset: 0 } as const],
  }))
  const books = [{ number: 40, name: 'Matthew', titles: [], introduction: [], chapters }]
  return { ...englishEdition(), ...facts, books }
}

const greek = matthew(
  { abbreviation: 'GRK', locale: 'grc', licence: 'CC BY 4.0', attribution: 'Scribes' },
  (one, other) => `καὶ ${lexicon[one]?.[0]} ὁ ${lexicon[other]?.[0]}`,
)
const english = matthew(
  { abbreviation: 'ENG' },
  (one, other) => `The ${lexicon[other]?.[1]}, and the ${lexicon[one]?.[1]}`,
)

async function put(edition: Edition): Promise<void> {
  await addEdition(directory, async () => ({ edition, report: smallReport(edition) }), { quality: 1 })
}

/** The words of the Greek one: G1 to G7, and helpers. */
async function putGreek(): Promise<void> {
  await put(greek)
  const ofBook = new Map(
    greek.books[0]?.chapters.map(({ canonical, verses }) => {
      const chapter = (canonical % 1_000_000) / 1000
      const runs = verses.map(({ verse, content }): [number, WordRun[]] => {
        const [one, other] = wordsOfVerse(chapter, verse)
        const numbers = ['G2532', `G${one + 1}`, 'G3588', `G${other + 1}`]
        let from = 0
        const words = content.split(' ').map((word, at) => {
          const run = { from, to: from + word.length, numbers: [numbers[at] ?? ''] }
          from = run.to + 1
          return run
        })
        return [verse, words]
      })
      return [chapter, new Map(runs)]
    }),
  )
  await putLayer('GRK', new Map([[40, ofBook]]))
}

async function putLayer(abbreviation: string, words: WordsOfBooks): Promise<void> {
  const library = openLibrary(directory, { onDamage: quiet })
  const edition = library.view().find(abbreviation)
  if (!edition) throw new Error(`${abbreviation} is missing`)
  const facts = { words, found: 4480, origin: 'given', format: 'usfm', licence: '', attribution: '' } as const
  await addLayer(directory, edition.manifest, await edition.books(), facts)
  await library.close()
}

/** Layers of the library, and the words of the first verse of one. */
async function layers(of = 'ENG-L') {
  const library = openLibrary(directory, { onDamage: quiet })
  const { packs, find } = library.view()
  const pack = packs.find(of)
  const verses = (await find('ENG')?.books())?.[0]?.chapters[0]?.verses
  const content = verses?.[0]?.content ?? ''
  const words = await pack?.words(40_001_000, (_, verse) => verses?.[verse - 1]?.content)
  const first = words?.get(1)?.map(({ from, to, numbers }) => [content.slice(from, to), ...numbers])
  const names = packs.all.map(({ manifest }) => `${manifest.abbr} ${manifest.layer?.origin}`)
  await library.close()
  return { names, first, manifest: pack?.manifest }
}

it('learns the words of an edition without numbers, and says so', async () => {
  await putGreek()
  expect(lackWords(directory)).toBe(false)
  await put(english)
  expect(lackWords(directory)).toBe(true)
  const steps: string[] = []
  const [learnt] = await learnMissingWords(directory, 9, (step) => steps.push(step))
  expect(learnt).toMatchObject({ edition: 'ENG', abbreviation: 'ENG-L', verses: 1120 })
  expect([...new Set(steps)]).toEqual(['Learning the words of the original of ENG'])
  const { names, first, manifest } = await layers()
  expect(names.sort()).toEqual(['ENG-L learnt', 'GRK-W given'])
  const [one, other] = wordsOfVerse(1, 1)
  expect(first).toEqual([
    [lexicon[other]?.[1], `G${other + 1}`],
    [lexicon[one]?.[1], `G${one + 1}`],
  ])
  expect(manifest).toMatchObject({
    kind: 'words',
    licence: 'CC0-1.0; CC BY 4.0',
    attribution: 'Perikope; Scribes',
    layer: { edition: 'ENG', origin: 'learnt', verses: 1120 },
  })
  expect(lackWords(directory)).toBe(false)
  await changeText()
  expect(lackWords(directory)).toBe(true)
  // What the files say themselves is better.
  await putLayer(
    'ENG',
    new Map([[40, new Map([[1, new Map([[1, [{ from: 0, to: 3, numbers: ['G3588'] }]]])]])]]),
  )
  expect((await layers()).names.sort()).toEqual(['ENG-W given', 'GRK-W given'])
  expect(lackWords(directory)).toBe(false)
})

async function changeText(): Promise<void> {
  const german = matthew(
    { abbreviation: 'ENG', locale: 'de' },
    (one, other) => `Das ${lexicon[one]?.[2]} und ${lexicon[other]?.[2]}`,
  )
  const read = async () => ({ edition: german, report: smallReport(german) })
  await updateEdition(directory, 'ENG', read, { quality: 1 })
}

it.runIf(isLong)('learns anew when the text changes, and loses its words with its edition', async () => {
  await putGreek()
  await put(english)
  await learnMissingWords(directory, 9, quiet)
  const before = (await layers()).manifest?.version
  await changeText()
  await learnMissingWords(directory, 9, quiet)
  expect((await layers()).manifest?.version).not.toBe(before)
  await removeEdition(directory, 'ENG')
  await removeLayers(directory, 'ENG')
  expect((await layers()).names).toEqual(['GRK-W given'])
})

it.runIf(isLong)('is a step of the upkeep that may be left out', async () => {
  await putGreek()
  await put(english)
  await put({ ...smallEdition(), abbreviation: 'OTH' })
  expect((await doAll(directory, quiet, false)).words).toEqual([])
  expect(isDue(directory, 0)).toBe(true)
  expect((await doWhatIsDue(directory, quiet)).words.map(({ edition }) => edition)).toEqual(['ENG'])
  expect(isDue(directory, 0)).toBe(false)
})
