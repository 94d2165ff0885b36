/**
 * A question that goes on from the ones before, without a model: it is about the person, the place or the passage
 * that they named. The answer says its subject, and also where nobody was named.
 */
import { titleOf } from '../../finder/finder'
import { placeLabel } from '../../scripture/reading/addresses/addresses'
import type { AnswerLibrary } from '../answer-library'
import type { Finding, Findings, LibraryQuestion } from '../findings'
import { namesInside } from '../naming/names-inside'
import { askedPlaces } from '../question/asked-places'
import { askedOf, followUpIn } from '../question/follow-up'
import { questionTerms } from '../question/question-terms'
import { isAsked } from '../question/question-ways'

/** The subject of the questions before. */
export type Before =
  | { kind: 'name'; title: string; question: string }
  | { kind: 'places'; title: string; places: readonly { from: number; to: number }[] }
  /** Nothing that has a name. */
  | { kind: 'unknown' }

/** Further back nobody remembers. */
const mostBefore = 4
/** A question with more words of its own tells what it is about. */
const mostOwnWords = 3

/** Undefined for a question that stands alone. */
export async function goingOn(
  { question, earlier }: LibraryQuestion,
  library: AnswerLibrary,
): Promise<Before | undefined> {
  const { locale } = library
  const way = followUpIn(question, locale)
  if (way === undefined || earlier.length === 0) return undefined
  const { terms } = await questionTerms(question, locale, library.finder)
  if (terms.length > mostOwnWords || (await nameIn(question, library)) !== undefined) return undefined
  for (const before of earlier.toReversed().slice(0, mostBefore)) {
    const { places } = askedPlaces(before, library.context)
    const [first] = places
    if (first)
      return { kind: 'places', title: placeLabel(first.from, first.to, library.edition.naming), places }
    const title = await nameIn(before, library)
    if (title !== undefined) return { kind: 'name', title, question: askedOf(question, title, locale) }
    if (followUpIn(before, locale) === undefined) break
  }
  return { kind: 'unknown' }
}

/** Says what a question was taken to be about. */
export function withBefore(title: string, found: Findings): Findings {
  const about: Finding = { code: 'about-before', values: { title }, sources: [] }
  return { ...found, list: [about, ...found.list] }
}

export const whoIsMeant: Findings = {
  outcome: 'nothing',
  list: [{ code: 'who-is-meant', sources: [] }],
}

/** The person, story or thing that a question names; what it asks to be explained, where the finder has no such name. */
async function nameIn(question: string, { finder, locale }: AnswerLibrary): Promise<string | undefined> {
  const terms = await questionTerms(question, locale, finder)
  if (finder) {
    const named = [...namesInside(finder, terms)]
      .filter(([id]) => finder.entries.get(id)?.kind === 'person')
      .sort(([, a], [, b]) => b.share - a.share)
    const [best] = named
    if (best) return titleOf(finder, best[0])?.title
  }
  return isAsked('definition', question, locale) &&
    followUpIn(question, locale) === undefined &&
    terms.terms.length > 0
    ? terms.asked.replaceAll(/[\s.!?؟¿]+/gu, ' ').trim()
    : undefined
}
