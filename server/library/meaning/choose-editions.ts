/**
 * Which editions of a library meanings are learnt from: as many as two minutes of a core are enough for, the
 * same for the same library. The space is learnt from a few; words of the others are fitted into it.
 */
import type { MeaningList } from '#core/contract/search/meaning-list'
import { buildEditionIndex, openEditionIndex } from '#core/search/index/edition-index'
import { languageOf } from '#core/words/language'
import type { StoredEdition } from '../stored-edition'

/** Languages and editions the space is learnt from. */
const baseLanguages = 4
const baseEditions = 8
const baseOfLanguage = 3
/** Words of their dictionaries together: the space takes a minute of a core for as many. */
const baseWords = 120_000
/** An edition that adds a smaller share of its words to those before it is the same text again. */
const leastNewShare = 0.02
/** Editions fitted into it, some seconds each; more only where every further language has one. */
const otherEditions = 12
/** More verses than a New Testament has, fewer than an Old one. */
const wholeVerses = 20_000
/** Fewer show nothing of what words stand beside: a starter edition has some hundred, the longest Gospel more. */
const leastVerses = 1_000

/** Facts of an edition before its text is read. */
export interface Candidate {
  abbreviation: string
  /** First part of a BCP 47 tag. */
  language: string
  verses: number
  /** Its dictionary, each word once. */
  words: readonly string[]
}

/** The chosen ones. */
export interface Chosen<One> {
  base: One[]
  /** By language. */
  others: One[][]
}

/** Whether an edition has more than one Testament. */
export function isWhole({ verses }: { verses: number }): boolean {
  return verses >= wholeVerses
}

/** Whether anything can be learnt from an edition. */
export function teaches({ verses }: { verses: number }): boolean {
  return verses >= leastVerses
}

/** Chooses from the editions of a library. */
export async function chooseFrom(editions: readonly StoredEdition[]): Promise<Chosen<StoredEdition>> {
  const candidates: (Candidate & { edition: StoredEdition })[] = []
  for (const edition of editions) {
    const { abbreviation, locale, verses } = edition.summary
    const words = await wordsOf(edition)
    candidates.push({ abbreviation, language: languageOf(locale), verses, words, edition })
  }
  const { base, others } = chooseEditions(candidates)
  return {
    base: base.map(({ edition }) => edition),
    others: others.map((some) => some.map(({ edition }) => edition)),
  }
}

/** The chosen editions as the list of models names them. */
export function editionsOf({ base, others }: Chosen<StoredEdition>): MeaningList['editions'] {
  return [...base, ...others.flat()].map(({ summary: { abbreviation, revision } }) => ({
    abbreviation,
    revision,
  }))
}

async function wordsOf(edition: StoredEdition): Promise<readonly string[]> {
  const stored = await edition.searchIndex()
  const opened = stored && openEditionIndex(stored.bytes)
  if (opened) return opened.verses.terms
  const chapters = (await edition.books()).flatMap((book) => book.chapters)
  return buildEditionIndex(edition.summary.locale, chapters).index.verses.terms
}

/** An edition with what it adds to the more useful ones of its language. */
interface Useful<One> {
  one: One
  newWords: number
}

/**
 * Languages with most whole editions give the base, one edition of each in turn; what is left is fitted, one
 * of each language in turn. Of a language the most useful editions come first. Those too short to teach are left out.
 */
export function chooseEditions<One extends Candidate>(all: readonly One[]): Chosen<One> {
  const long = all.filter(teaches)
  // A library with nothing better is learnt from as it is.
  const languages = inOrder(long.length > 1 ? long : all)
  const base = chooseBase(languages)
  const inBase = new Set(base)
  const further = languages.map((editions) =>
    editions.map(({ one }) => one).filter((one) => !inBase.has(one)),
  )
  const isNew = (_: unknown, at: number) => !languages[at]?.some(({ one }) => inBase.has(one))
  const newLanguages = further.filter(isNew)
  const others = new Set(
    inTurn(
      [...newLanguages, ...further.filter((editions) => !newLanguages.includes(editions))],
      Math.max(otherEditions, newLanguages.length),
    ),
  )
  return {
    base,
    others: further
      .map((editions) => editions.filter((one) => others.has(one)))
      .filter(({ length }) => length > 0),
  }
}

function chooseBase<One>(languages: readonly (readonly Useful<One>[])[]): One[] {
  const base: One[] = []
  let words = 0
  const inOneOrder = inTurn(
    languages.slice(0, baseLanguages).map((editions) => editions.slice(0, baseOfLanguage)),
    Number.POSITIVE_INFINITY,
  )
  for (const { one, newWords } of inOneOrder) {
    const isTooMuch = base.length === baseEditions || words + newWords > baseWords
    if (base.length > 0 && isTooMuch) continue
    base.push(one)
    words += newWords
  }
  return base
}

/** The editions of each language, most useful first; languages with most whole editions first, else by tag. */
function inOrder<One extends Candidate>(all: readonly One[]): Useful<One>[][] {
  const byLanguage = new Map<string, One[]>()
  for (const one of all) byLanguage.set(one.language, [...(byLanguage.get(one.language) ?? []), one])
  const wholeOf = (editions: readonly Useful<One>[]) => editions.filter(({ one }) => isWhole(one)).length
  return [...byLanguage]
    .map(([tag, editions]) => ({ tag, editions: mostUsefulFirst(editions) }))
    .sort((a, b) => wholeOf(b.editions) - wholeOf(a.editions) || (a.tag < b.tag ? -1 : 1))
    .map(({ editions }) => editions)
}

/** Whole ones first; then always the one that adds most words to those before it. The same text again is left out. */
function mostUsefulFirst<One extends Candidate>(editions: readonly One[]): Useful<One>[] {
  let left = editions.toSorted((a, b) => (a.abbreviation < b.abbreviation ? -1 : 1))
  const known = new Set<string>()
  const ordered: Useful<One>[] = []
  while (left.length > 0) {
    const gains = left.map((one) => ({ one, newWords: one.words.filter((word) => !known.has(word)).length }))
    const [best] = gains
      .filter(({ one, newWords }) => ordered.length === 0 || newWords >= one.words.length * leastNewShare)
      .sort((a, b) => Number(isWhole(b.one)) - Number(isWhole(a.one)) || b.newWords - a.newWords)
    if (!best) break
    ordered.push(best)
    left = left.filter((one) => one !== best.one)
    for (const word of best.one.words) known.add(word)
  }
  return ordered
}

/** The first of every list, then the second of every one, `most` in all. */
function inTurn<One>(lists: readonly (readonly One[])[], most: number): One[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  )
  return turns.flat().slice(0, most)
}
