/** Finds what the library has on a question: the places it names, articles, entries, verses. */

import { searchPath } from '../../contract/address/search-address'
import { maxSearchLength } from '../../limits'
import { placeLabel } from '../../scripture/reading/addresses/addresses'
import { selectionRanges } from '../../scripture/selection/verse-selection'
import type { AnswerLibrary, NewSource } from '../answer-library'
import { isSameSource } from '../number-sources'
import { mostShownVerses, passageSource } from '../passage-source'
import { type AskedPlaces, askedPlaces } from '../question/asked-places'
import { isAsked } from '../question/question-ways'
import { ranked } from '../ranking/candidate'
import { leastScore } from '../ranking/rank-weights'
import { commentaryOn, parallelsFor } from './beside-passage'
import { careFindings, withCare } from './care-findings'
import type { Finding, Findings, LibraryQuestion } from './findings'
import { gatherCandidates } from './gather-candidates'
import { relatedPassages } from './related-passages'

/** Sources of one answer. */
const mostSources = 9
/** Answers beside the most likely one. */
const mostBeside = 2
/** They score at most so much less. */
const mostBehind = 2
/** Runs of selected verses. */
const mostSelected = 3
/** Verses that they show of a passage. */
const versesBeside = 3

export async function findForQuestion(asked: LibraryQuestion, library: AnswerLibrary): Promise<Findings> {
  return careFindings(asked.heard) ?? withCare(asked.heard, await answerFor(asked, library))
}

async function answerFor(asked: LibraryQuestion, library: AnswerLibrary): Promise<Findings> {
  const { question, canonicals } = asked
  const { locale } = library
  if (isAsked('aboutApp', question, locale)) return nothingFor(question, library)
  const places = askedPlaces(question, library.context)
  if (places.places.length === 0 && places.missing.length > 0 && canonicals.length === 0)
    return { outcome: 'no-place', list: await missingFindings(places, library) }
  const selected = selectionRanges(canonicals.toSorted((a, b) => a - b)).slice(0, mostSelected)
  const named = [...selected, ...places.places]
  const own = named.length > 0 ? named : goingOn(asked, library)
  const list = own.length > 0 ? await aboutPlaces(own, question, library) : []
  const found = own.length > 0 && list.length > 0 ? list : await aboutWords(question, library)
  if (found.length === 0) return nothingFor(question, library)
  return { outcome: 'found', list: limited(found) }
}

/** The words can still be searched for. */
function nothingFor(question: string, { edition, locale }: AnswerLibrary): Findings {
  const words = question.replaceAll(/\s+/g, ' ').trim().slice(0, maxSearchLength)
  const source: NewSource = {
    kind: 'search',
    link: searchPath([edition.abbreviation], words),
    title: words,
    resource: edition.abbreviation,
    name: edition.name,
    locale,
  }
  return { outcome: 'nothing', list: [{ code: 'nothing', sources: [source] }] }
}

/** "And where else?" is about the places of the question before. */
function goingOn({ question, earlier }: LibraryQuestion, { locale, context }: AnswerLibrary) {
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
  const list: Finding[] = []
  for (const range of ranges) {
    const source = await passageSource(library, range.from, range.to)
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

/** The most likely answer first, then what else is likely, the verses last. */
async function aboutWords(question: string, library: AnswerLibrary): Promise<Finding[]> {
  const { candidates, ofQuestion } = await gatherCandidates(question, library)
  const [best, ...others] = ranked(candidates, ofQuestion)
  if (!best || best.score < leastScore) return []
  const least = Math.max(leastScore, best.score - mostBehind)
  const likely = others.filter(({ kind, score }) => kind !== 'verse' && score >= least)
  const verses = others.filter(({ kind }) => kind === 'verse').slice(0, best.kind === 'verse' ? 0 : 1)
  const chosen = [best, ...likely.slice(0, mostBeside), ...verses]
  const made = chosen.map((one) => one.make(one === best ? mostShownVerses : versesBeside))
  return (await Promise.all(made)).flatMap((finding) => finding ?? [])
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
