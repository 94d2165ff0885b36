/**
 * The words of the original that a question asks about: behind a word of a place it names, behind a word anywhere in the
 * edition, or by number or lemma. What is said of them is the layer's and the dictionaries' own.
 */

import { bookOf, canonicalOf, placeOf } from '../../canonical'
import { entriesOfNumber, readersFirst } from '../../content/reading/number-entries'
import { numbersOfWord } from '../../content/words/edition-originals'
import { numbersOfLemma } from '../../content/words/lemma-numbers'
import { occurrencesOf, renderedBy } from '../../originals/occurrences'
import type { WordRun } from '../../originals/word-run'
import { placeLabel } from '../../scripture/reading/addresses/addresses'
import { foldWord } from '../../words/fold'
import { languageOf } from '../../words/language'
import { withoutPrefixLetter } from '../../words/prefix-letters'
import { loadStem } from '../../words/stem'
import { forEachWord } from '../../words/words'
import type { AnswerLayer, AnswerLibrary, NewSource } from '../answer-library'
import type { Finding, LibraryQuestion } from '../findings'
import { passageSource } from '../passage-source'
import { wordsBesidePlaces } from '../question/asked-places'
import { type AskedOriginal, askedOriginal } from '../question/original-word'
import { articleSource } from './article-source'

/** More words of the original are rendered alike by chance. */
const mostWords = 3
/** One that is rendered so in fewer of its places, or more seldom beside the most frequent, is left out. */
const leastShare = 0.15
/** Chapters of one place that are read. */
const mostChapters = 3
const mostForms = 4
const mostRenderings = 4

interface Range {
  from: number
  to: number
}

/** None where the question is about something else, or nothing is known of the word. */
export async function aboutOriginals(
  { question }: Pick<LibraryQuestion, 'question'>,
  places: readonly Range[],
  library: AnswerLibrary,
): Promise<Finding[]> {
  const asked = askedOriginal(wordsBesidePlaces(question, library.context), library.locale)
  const layer = asked && (await library.layer())
  if (!asked || !layer) return []
  const numbers = await numbersOf(asked, layer, library)
  const inPlaces: Finding[] = []
  for (const range of layer.isOwn ? places : [])
    inPlaces.push(...(await inPlace(range, asked, numbers, layer, library)))
  if (inPlaces.length > 0) return inPlaces
  if (numbers.length > 0) return await told('word-numbered', asked, withoutForms(numbers), layer, library)
  const usual = usualOf(await renderedShares(asked, layer))
  return await told('word-for', asked, withoutForms(usual), layer, library)
}

/** A word as it is found: its number, with the codes of its forms and its lemma where a place says them. */
interface FoundWord {
  number: string
  lemma?: string | undefined
  forms: readonly string[]
}

const withoutForms = (numbers: readonly string[]) =>
  numbers.map((number): FoundWord => ({ number, forms: [] }))

/** Of what was typed as a number or lemma, and of a word that is a lemma itself ("the Greek word agape"). */
async function numbersOf(
  { typed, word, testament }: AskedOriginal,
  layer: AnswerLayer,
  { contents }: AnswerLibrary,
): Promise<string[]> {
  const index = await layer.pack.occurrences()
  const ofLemma = async (lemma: string) => {
    const numbers = await numbersOfLemma(contents, lemma, [layer.abbreviation])
    const standing = index ? numbersOfWord(index, numbers) : []
    return standing.length > 0 ? standing : numbers
  }
  const named: string[] = []
  for (const one of typed) named.push(...('number' in one ? [one.number] : await ofLemma(one.lemma)))
  if (typed.length === 0 && testament !== undefined)
    named.push(...(await ofLemma(word)).filter((number) => number.startsWith(testament)))
  return [...new Set(named)].slice(0, mostWords)
}

async function inPlace(
  { from, to }: Range,
  asked: AskedOriginal,
  numbers: readonly string[],
  layer: AnswerLayer,
  library: AnswerLibrary,
): Promise<Finding[]> {
  const meantIn = await meantBy(asked, numbers, layer)
  const found = new Map<string, { lemma: string | undefined; forms: Set<string> }>()
  let first: number | undefined
  for await (const { verse, run, text } of runsIn(from, to, layer, library)) {
    const number = meantIn(run, text)
    if (number === undefined) continue
    first ??= verse
    const own = found.get(number) ?? { lemma: run.lemma, forms: new Set() }
    found.set(number, own)
    // One code for several numbers belongs to none of them.
    if (run.form !== undefined && run.numbers.length === 1) own.forms.add(run.form)
  }
  if (first === undefined) return []
  const words = [...found].map(
    ([number, { lemma, forms }]): FoundWord => ({ number, lemma, forms: [...forms] }),
  )
  const title = placeLabel(from, to, library.edition.naming)
  const list = await told('word-in-place', asked, words.slice(0, mostWords), layer, library, title)
  const passage = await passageSource(library, from, to, undefined, (verses) =>
    Math.max(
      0,
      verses.findIndex(({ canonical }) => canonical === first),
    ),
  )
  return passage ? [...list, { code: 'passage', values: { title }, sources: [passage] }] : list
}

/**
 * The number of a run that is asked for, undefined where another word stands there: one of the numbers, else one that the
 * word mostly renders, else that of a run that says the word. Of "the world" it is not the article.
 */
async function meantBy(
  asked: AskedOriginal,
  numbers: readonly string[],
  layer: AnswerLayer,
): Promise<(run: WordRun, text: string) => string | undefined> {
  if (numbers.length > 0) return (run) => run.numbers.find((number) => numbers.includes(number))
  const shares = await renderedShares(asked, layer)
  const usual = usualOf(shares)
  const keysOf = await keysFor(layer.locale)
  const wanted = keysOf(asked.word)
  const shareOf = (number: string) => shares.get(number)?.share ?? 0
  return (run, text) => {
    const [best] = run.numbers.toSorted((one, other) => shareOf(other) - shareOf(one))
    const saysWord = () => [...keysOf(text.slice(run.from, run.to))].some((key) => wanted.has(key))
    return best !== undefined && (usual.includes(best) || saysWord()) ? best : undefined
  }
}

type KeysOf = (text: string) => ReadonlySet<string>

/** Words as they are compared, in the language of an edition: as stems, with and without letters that are written before words. */
async function keysFor(locale: string): Promise<KeysOf> {
  const language = languageOf(locale)
  const stem = await loadStem(language)
  return (text) => {
    const keys = new Set<string>()
    forEachWord(text, (start, end) => {
      const folded = foldWord(text.slice(start, end), language)
      for (const one of [folded, withoutPrefixLetter(folded, language, 3)])
        if (one !== '') keys.add(stem(one))
    })
    return keys
  }
}

/** The words of a place, in its order. */
async function* runsIn(from: number, to: number, { pack, fitting }: AnswerLayer, library: AnswerLibrary) {
  const begin = placeOf(from)
  const start = Math.max(begin.chapter, 1)
  // A whole book ends in its chapter 0.
  const end = Math.min(placeOf(to).chapter || Infinity, start + mostChapters - 1)
  const last = to % 1_000 === 0 ? to + 999 : to
  for (let chapter = start; chapter <= end; chapter += 1) {
    const canonical = canonicalOf(begin.book, chapter)
    const [read] = fitting.has(bookOf(canonical)) ? await library.chapters([canonical]) : []
    const text = new Map(read?.verses.map(({ verse, content }) => [verse, content]))
    const words = read && (await pack.words(canonical, (_, verse) => text.get(verse)))
    for (const [verse, runs] of words ?? []) {
      if (canonical + verse < from || canonical + verse > last) continue
      for (const run of runs) yield { verse: canonical + verse, run, text: text.get(verse) ?? '' }
    }
  }
}

interface Rendered {
  /** How often a number is rendered by the word, and the share of its places. */
  count: number
  share: number
}

/** The numbers that a word of the edition renders, in the language that is named. */
async function renderedShares(
  { word, testament }: AskedOriginal,
  { pack, locale }: AnswerLayer,
): Promise<ReadonlyMap<string, Rendered>> {
  const index = await pack.occurrences()
  if (!index) return new Map()
  const keysOf = await keysFor(locale)
  const wanted = keysOf(word)
  const counts = renderedBy(index, (rendering) => [...keysOf(rendering)].some((key) => wanted.has(key)))
  return new Map(
    [...counts]
      .filter(([number]) => testament === undefined || number.startsWith(testament))
      .map(([number, { count, all }]) => [number, { count, share: count / all }]),
  )
}

/** Those that it renders most often. */
function usualOf(shares: ReadonlyMap<string, Rendered>): string[] {
  const sorted = [...shares]
    .filter(([, { share }]) => share >= leastShare)
    .toSorted(([, one], [, other]) => other.count - one.count)
  const most = sorted[0]?.[1].count ?? 0
  return sorted
    .slice(0, mostWords)
    .flatMap(([number, { count }]) => (count >= most * leastShare ? [number] : []))
}

/** The words one after the other, each with what a dictionary says of it; none of which nothing is known. */
async function told(
  code: Finding['code'],
  asked: AskedOriginal,
  words: readonly FoundWord[],
  layer: AnswerLayer,
  library: AnswerLibrary,
  title = layer.abbreviation,
): Promise<Finding[]> {
  const sources: NewSource[] = []
  for (const word of words) sources.push(...(await sourcesOf(word, layer, library)))
  const said = asked.word === '' ? asked.typed.map(({ typed }) => typed).join(' ') : asked.word
  return sources.length > 0 ? [{ code, values: { words: said, title }, sources }] : []
}

async function sourcesOf(
  { number, lemma, forms }: FoundWord,
  layer: AnswerLayer,
  library: AnswerLibrary,
): Promise<NewSource[]> {
  const entry = await entryOf(number, library)
  const index = await layer.pack.occurrences()
  const standing = index
    ? occurrencesOf(index, number).filter(({ verse }) => layer.fitting.has(bookOf(verse)))
    : []
  if (standing.length === 0) return entry ? [entry] : []
  const head = lemma ?? entry?.title
  return [
    {
      kind: 'word',
      link: `/word/${layer.abbreviation}/${number}`,
      title: head === undefined ? number : `${head} · ${number}`,
      resource: layer.abbreviation,
      name: layer.name,
      locale: number.startsWith('G') ? 'grc' : 'hbo',
      word: {
        number,
        forms: forms.slice(0, mostForms),
        count: standing.length,
        renderings: commonest(standing.map(({ rendering }) => rendering)),
      },
    },
    ...(entry ? [entry] : []),
  ]
}

function commonest(renderings: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const one of renderings) if (one !== '') counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostRenderings)
    .map(([rendering]) => rendering)
}

/** What a dictionary says of a number: one in the reader's language first. */
async function entryOf(number: string, { contents, locale }: AnswerLibrary): Promise<NewSource | undefined> {
  const [link] = readersFirst(await entriesOfNumber(contents, number), [locale])
  return link && (await articleSource(contents, link))
}
