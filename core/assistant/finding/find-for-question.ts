/** Finds what the library has on a question: the places it names, articles, entries, verses. */

import type { Concern } from '../../contract/care'
import { placeLabel } from '../../scripture/reading/addresses/addresses'
import { selectionRanges } from '../../scripture/selection/verse-selection'
import type { AnswerLibrary, NewSource } from '../answer-library'
import type { Finding, Findings, LibraryQuestion } from '../findings'
import { isSameSource } from '../number-sources'
import { mostShownVerses, passageSource } from '../passage-source'
import { answerWay } from '../question/answer-ways'
import { type AskedPlaces, askedPlaces, wordsBesidePlaces } from '../question/asked-places'
import { questionTerms } from '../question/question-terms'
import { isAsked } from '../question/question-ways'
import { withShortList } from '../question/short-list'
import { aboutDifference, aboutWords } from './about-words'
import { fromAnswer } from './answer-line'
import { commentaryOn, parallelsFor } from './beside-passage'
import { careFindings, withCare } from './care-findings'
import { gatherCandidates } from './gather-candidates'
import { type Before, goingOn, whoIsMeant, withBefore } from './going-on'
import { aboutOriginals } from './original-words'
import { nearEntries, nothingFor, sentenceFor, unknownLetter, unknownName } from './refusals'
import { relatedPassages } from './related-passages'

/** Sources of one answer. */
const mostSources = 9
/** Runs of selected verses. */
const mostSelected = 3

export async function findForQuestion(asked: LibraryQuestion, library: AnswerLibrary): Promise<Findings> {
  const read = { ...asked, question: withShortList(asked.question) }
  return careFindings(asked.heard) ?? withCare(asked.heard, await answerFor(read, library))
}

async function answerFor(asked: LibraryQuestion, library: AnswerLibrary): Promise<Findings> {
  const { question, canonicals } = asked
  const { locale } = library
  const concern = asked.heard.outcome === 'none' ? asked.heard.concern : 'life'
  const sentence = concern === 'grief' ? undefined : await sentenceFor(question, library)
  if (sentence) return sentence
  if (isAsked('aboutApp', question, locale)) return nothingFor(question, [], library)
  const places = askedPlaces(question, library.context)
  const chosen = selectionRanges(canonicals.toSorted((a, b) => a - b)).slice(0, mostSelected)
  const originals =
    concern === 'grief' ? [] : await aboutOriginals(asked, [...chosen, ...places.places], library)
  if (originals.length > 0) return { outcome: 'found', list: limited(originals) }
  if (places.places.length === 0 && places.missing.length > 0 && canonicals.length === 0)
    return { outcome: 'no-place', list: await missingFindings(places, library) }
  const named = [...chosen, ...places.places]
  const own = named.length > 0 ? named : relatedToBefore(asked, library)
  const list = own.length > 0 ? await aboutPlaces(own, question, library) : []
  if (list.length > 0) return { outcome: 'found', list: limited(list) }
  const before = concern === 'none' ? await goingOn(asked, library) : undefined
  return before ? await aboutBefore(before, asked, library) : await inWords(question, concern, library)
}

async function aboutBefore(
  before: Before,
  { question }: LibraryQuestion,
  library: AnswerLibrary,
): Promise<Findings> {
  switch (before.kind) {
    case 'unknown':
      return whoIsMeant
    case 'name':
      return withBefore(before.title, await inWords(before.question, 'none', library))
    case 'places': {
      const list = await aboutPlaces(before.places, question, library)
      return withBefore(before.title, { outcome: 'found', list: limited(list) })
    }
  }
}

async function inWords(question: string, concern: Concern, library: AnswerLibrary): Promise<Findings> {
  const invented = unknownLetter(question, library)
  if (invented) return invented
  const compared = await aboutDifference(question, library)
  if (compared.length > 0) return { outcome: 'found', list: limited(compared) }
  const gathered = await gatherCandidates(question, concern, library)
  const found = await aboutWords(gathered)
  if (found.length > 0) return { outcome: 'found', list: limited(found) }
  const unknown = await unknownName(question, gathered, library)
  return unknown ?? nothingFor(question, nearEntries(gathered.asking, library), library)
}

/** "And where else?" is about the places of the question before. */
function relatedToBefore({ question, earlier }: LibraryQuestion, { locale, context }: AnswerLibrary) {
  const last = earlier.at(-1)
  if (last === undefined || !isAsked('related', question, locale)) return []
  return askedPlaces(last, context).places
}

async function missingFindings({ missing }: AskedPlaces, { edition }: AnswerLibrary): Promise<Finding[]> {
  return missing.slice(0, 3).map(({ words, nearest }): Finding => {
    if (nearest === undefined) return { code: 'no-place', values: { words }, sources: [] }
    return {
      code: 'no-place-nearest',
      values: { words, title: placeLabel(nearest, nearest, edition.naming) },
      sources: [],
    }
  })
}

async function aboutPlaces(
  ranges: readonly { from: number; to: number }[],
  question: string,
  library: AnswerLibrary,
): Promise<Finding[]> {
  const { locale, edition } = library
  const wantsOthers = isAsked('related', question, locale)
  const firstShown = fromAnswer(
    answerWay(question, locale),
    await questionTerms(wordsBesidePlaces(question, library.context), locale, library.finder),
    locale,
  )
  const list: Finding[] = []
  for (const range of ranges) {
    const source = await passageSource(library, range.from, range.to, mostShownVerses, firstShown)
    if (!source) continue
    const title = placeLabel(range.from, range.to, edition.naming)
    const own: Finding = { code: 'passage', values: { title }, sources: [source] }
    const parallels = await parallelsFor(range, library)
    const isWanted = booksWanted(question, library)
    const related = await relatedPassages(range, library, isWanted)
    const others = [parallels, related].flatMap((one) => one ?? [])
    if (wantsOthers) {
      list.push(...others, own)
      continue
    }
    const commentary = await commentaryOn(range, library)
    list.push(own, ...[commentary].flatMap((one) => one ?? []), ...others)
  }
  return list
}

function booksWanted(question: string, { locale }: AnswerLibrary): (book: number) => boolean {
  if (isAsked('newTestament', question, locale)) return (book) => book >= 40 && book <= 66
  if (isAsked('oldTestament', question, locale)) return (book) => book < 40
  return () => true
}

/** No source and no verse twice, and not too many. */
function limited(list: readonly Finding[]): Finding[] {
  const shown: NewSource[] = []
  const kept: Finding[] = []
  for (const finding of list) {
    const sources = finding.sources.filter((source) => {
      const isNew =
        shown.length < mostSources && !shown.some((one) => isSameSource(one, source) || has(one, source))
      if (isNew) shown.push(source)
      return isNew
    })
    if (sources.length > 0 || finding.sources.length === 0) kept.push({ ...finding, sources })
  }
  return kept
}

/** Whether all verses of a passage stand in the card of another one. */
function has({ verses = [] }: NewSource, { kind, verses: others = [] }: NewSource): boolean {
  if (kind !== 'passage' || others.length === 0) return false
  return others.every(({ canonical }) => verses.some((verse) => verse.canonical === canonical))
}
