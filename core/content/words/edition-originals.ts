/**
 * The words of the original that an edition is searched by: those of its own layer, given before learnt; without one those
 * of the originals that are here, in the verses that stand in their places.
 */
import { bookOf } from '../../canonical'
import type { Chapter } from '../../contract/editions/chapter'
import type { Manifest } from '../../contract/editions/edition'
import { numbersFor, type OccurrenceIndex, versesWith } from '../../originals/occurrences'
import { isOriginal } from '../../originals/original-locales'
import { bareNumber, testamentOf } from '../../originals/strongs-number'
import type { WordRun } from '../../originals/word-run'
import { versesOfText } from '../../scripture/numbering/verses-of-text'
import type { EditionOriginals, WantedOriginal } from '../../search/answer/searched-edition'
import type { TextMark } from '../../search/query/marks'
import type { ContentSource, OpenPack } from '../reading/content-source'
import { layerAmong } from './layer-among'
import { fittingBooks } from './word-places'

type LayeredEdition = Pick<Manifest, 'abbreviation' | 'numbering' | 'bookList' | 'locale'>

/** The facts of an edition that is here. */
export type EditionNamed = (abbreviation: string) => Promise<LayeredEdition | undefined>

/** Reads layers; a server remembers what was read. */
export interface LayerReading {
  occurrences(pack: OpenPack): Promise<OccurrenceIndex | undefined>
  /** The words of a chapter by verse; undefined where they are not here. */
  words(pack: OpenPack, chapter: Chapter): Promise<readonly VerseRuns[] | undefined>
}
export type VerseRuns = readonly [verse: number, runs: readonly WordRun[]]

export const plainReading: LayerReading = {
  occurrences: async (pack) => await pack.occurrences(),
  async words(pack, { canonical, verses }) {
    const text = new Map(verses.map(({ verse, content }) => [verse, content]))
    const words = await pack.words(canonical, (_, verse) => text.get(verse))
    return words && [...words]
  },
}

/** Undefined where neither the edition nor an original has words of the original here. */
export async function editionOriginals(
  source: ContentSource,
  edition: LayeredEdition,
  editionNamed: EditionNamed,
  reading: LayerReading = plainReading,
): Promise<EditionOriginals | undefined> {
  const packs = await source.packs()
  const own = layerAmong(packs, edition.abbreviation)
  const found = own && (await openLayer(own, edition, reading))
  return found ? ofLayer(found, reading) : await lentOriginals(packs, edition, editionNamed, reading)
}

interface OpenLayer {
  pack: OpenPack
  edition: LayeredEdition
  index: OccurrenceIndex
  /** Books whose text is the one that the layer was made for. */
  fitting: ReadonlySet<number>
}

async function openLayer(
  pack: OpenPack,
  edition: LayeredEdition,
  reading: LayerReading,
): Promise<OpenLayer | undefined> {
  const { layer } = pack.summary
  const index = await reading.occurrences(pack)
  return layer && index && { pack, edition, index, fitting: fittingBooks(layer, edition.bookList) }
}

function ofLayer(opened: OpenLayer, reading: LayerReading): EditionOriginals {
  const { pack, index, fitting } = opened
  return {
    origin: pack.summary.layer?.origin ?? 'given',
    verses: async (wanted) => standingVerses(opened, wanted),
    async marks(chapter, wanted) {
      if (!fitting.has(bookOf(chapter.canonical))) return new Map()
      const numbers = new Set(wanted.flatMap((one) => numbersIn(index, one)))
      return new Map(marked((await reading.words(pack, chapter)) ?? [], numbers))
    },
  }
}

function standingVerses({ index, fitting }: OpenLayer, wanted: WantedOriginal): Int32Array {
  return versesWith(index, numbersIn(index, wanted)).filter((verse) => fitting.has(bookOf(verse)))
}

/**
 * The numbers of a layer that are meant. A dictionary tells the words of a number apart (`H430G`) where many layers do not:
 * there a lemma is found by the bare number.
 */
export function numbersOfWord(index: OccurrenceIndex, numbers: readonly string[]): string[] {
  return numbers.flatMap((number) => {
    const own = numbersFor(index, number)
    const bare = bareNumber(number)
    return own.length === 0 && Object.hasOwn(index.numbers, bare) ? [bare] : own
  })
}

function numbersIn(index: OccurrenceIndex, { numbers, isLemma }: WantedOriginal): string[] {
  return isLemma ? numbersOfWord(index, numbers) : numbers.flatMap((number) => numbersFor(index, number))
}

function marked(words: readonly VerseRuns[], numbers: ReadonlySet<string>): [number, TextMark[]][] {
  return words.map(([verse, runs]) => [
    verse,
    runs
      .filter((run) => run.to > run.from && run.numbers.some((number) => numbers.has(number)))
      .map(({ from, to }): TextMark => [from, to - from]),
  ])
}

/** Undefined where no original is here. */
async function lentOriginals(
  packs: readonly OpenPack[],
  edition: LayeredEdition,
  editionNamed: EditionNamed,
  reading: LayerReading,
): Promise<EditionOriginals | undefined> {
  const lenders: OpenLayer[] = []
  for (const pack of packs) {
    const { layer } = pack.summary
    if (layer?.origin !== 'given' || layer.edition === edition.abbreviation) continue
    const lender = await editionNamed(layer.edition)
    const opened = lender && isOriginal(lender.locale) && (await openLayer(pack, lender, reading))
    if (opened) lenders.push(opened)
  }
  if (lenders.length === 0) return undefined
  return {
    origin: 'lent',
    async verses(wanted) {
      const verses = lenders.flatMap((lender) => lentVerses(lender, wanted, edition))
      return Int32Array.from(new Set(verses)).sort()
    },
    marks: async () => new Map(),
  }
}

/** Greek words of the New Testament and Hebrew ones of the Old: a Greek Old Testament is a translation too. */
function lentVerses(lender: OpenLayer, wanted: WantedOriginal, { numbering }: LayeredEdition): number[] {
  const byTestament = (testament: string) => ({
    ...wanted,
    numbers: wanted.numbers.filter((number) => number.startsWith(testament)),
  })
  return ['G', 'H'].flatMap((testament) =>
    [...standingVerses(lender, byTestament(testament))]
      .filter((verse) => testamentOf(bookOf(verse)) === testament)
      .flatMap((verse) => versesOfText(verse, lender.edition.numbering, numbering)),
  )
}
