/**
 * A passage alone begins and ends as a sentence does: neighbouring verses join it up to a limit, or those of it that are
 * whole by themselves stand alone. Where neither is to be had it stays as it is.
 */
import { type Canonical, canonicalOf, placeOf } from '../canonical'
import type { Chapter, Verse } from '../contract/editions/chapter'
import { maxDayLetters, maxDayVerses } from '../limits'
import { plainContent } from '../scripture/selection/selection-text'

/** Verses of one chapter, in the numbering of the edition. */
export interface PassageIn {
  chapter: Canonical
  from: Canonical
  to: Canonical
}

/** The passage of whole sentences nearest to one that the chapter has. */
export function wholeSentences(chapter: Chapter, place: PassageIn, locale: string): PassageIn {
  const { verses } = chapter
  const own = spanOf(chapter, place)
  if (!own) return place
  const [start, end] = own
  const ownFaults = faultsOf(chapter, own, locale)
  if (ownFaults === 0) return place
  const best = [...spansAround(chapter, own)]
    .map((span) => ({ span, faults: faultsOf(chapter, span, locale) }))
    // A part of what was chosen is taken only where it is whole.
    .filter(({ span: [from, to], faults }) => {
      return faults < ownFaults && (faults === 0 || (from <= start && to >= end))
    })
    .toSorted((one, other) => one.faults - other.faults)[0]?.span
  if (!best) return place
  const [from, to] = best
  const [one, other] = [verses[from], verses[to]]
  if (!one || !other) return place
  const { book, chapter: number } = placeOf(place.chapter)
  return {
    ...place,
    ...(from === start ? {} : { from: canonicalOf(book, number, one.verse) }),
    ...(to === end ? {} : { to: canonicalOf(book, number, other.verse_end ?? other.verse) }),
  }
}

/** Whether the words of a passage begin and end as a sentence does. */
export function isWhole(chapter: Chapter, place: PassageIn, locale: string): boolean {
  const span = spanOf(chapter, place)
  return span !== undefined && faultsOf(chapter, span, locale) === 0
}

/** Indexes of the first and the last verse. */
type Span = readonly [number, number]

function spanOf({ verses }: Chapter, { from, to }: PassageIn): Span | undefined {
  const [first, last] = [placeOf(from).verse, placeOf(to).verse]
  const start = verses.findIndex(({ verse, verse_end = verse }) => verse <= first && first <= verse_end)
  const end = verses.findLastIndex(({ verse, verse_end = verse }) => verse <= last && last <= verse_end)
  return start < 0 || end < start ? undefined : [start, end]
}

/** How many of its two ends are in the middle of a sentence. */
function faultsOf(chapter: Chapter, [from, to]: Span, locale: string): number {
  return Number(!beginsSentence(chapter, from, locale)) + Number(!endsSentence(chapter.verses[to], locale))
}

/** Longer ones first by what they add, then the parts, longest first. */
function* spansAround(chapter: Chapter, [start, end]: Span): Generator<Span> {
  for (let added = 1; added < maxDayVerses; added += 1) {
    for (let before = 0; before <= added; before += 1) {
      const span = [start - before, end + added - before] as const
      if (isAllowed(chapter, span, [start, end])) yield span
    }
  }
  for (let length = end - start; length > 0; length -= 1) {
    for (let from = start; from + length <= end + 1; from += 1) yield [from, from + length - 1]
  }
}

/** Nothing is joined over a heading, and not too much. */
function isAllowed(chapter: Chapter, [from, to]: Span, [start, end]: Span): boolean {
  const { verses } = chapter
  const all = verses.slice(Math.max(0, from), to + 1)
  const letters = all.reduce((sum, verse) => sum + plainContent(verse).length, 0)
  if (from < 0 || to >= verses.length || all.length > maxDayVerses || letters > maxDayLetters) return false
  return all.every((verse, index) => {
    const at = from + index
    const isJoint = (at > from && at <= start) || at > end
    return !isTitle(chapter, verse) && !(isJoint && isHeaded(chapter, verse))
  })
}

function isHeaded({ blocks }: Chapter, { verse }: Verse): boolean {
  return blocks.some((block) => block.verse === verse && block.offset === 0 && block.type === 'heading')
}

/** The title of a psalm that is counted as a verse. */
function isTitle({ blocks }: Chapter, { verse }: Verse): boolean {
  return blocks.some(
    (block) => block.verse === verse && block.type === 'title' && block.content === undefined,
  )
}

/** By its capital; in scripts without them by what stands before it. */
function beginsSentence(chapter: Chapter, index: number, locale: string): boolean {
  const { verses } = chapter
  const verse = verses[index]
  const [letter] = /\p{L}/u.exec(verse ? plainContent(verse) : '') ?? []
  if (!verse || letter === undefined) return true
  if (letter !== letter.toUpperCase()) return false
  if (letter !== letter.toLowerCase()) return true
  const before = verses[index - 1]
  return !before || isHeaded(chapter, verse) || isTitle(chapter, before) || endsSentence(before, locale)
}

/** A dash after the end of a sentence only parts it from the next one. */
const closing = String.raw`[\p{Pe}\p{Pf}\p{Pi}"'“‘\s]*(?:\s[–—])?\s*$`
/** Full stops, question and exclamation marks of all scripts; what closes a quotation may follow. */
const end = new RegExp(`[.!?…。！？؟۔׃։।॥။።]${closing}`, 'u')
/** In Greek a semicolon asks. */
const greekEnd = new RegExp(`[;\u037E]${closing}`, 'u')
const goingOn = new RegExp(`[,;:،؛、，；：၊·—–-]${closing}`, 'u')

/** Editions in scripts without capitals often end verses without a sign: there only a sign that goes on is a fault. */
function endsSentence(verse: Verse | undefined, locale: string): boolean {
  const text = verse ? plainContent(verse) : ''
  if (end.test(text) || (/^(?:el|grc)\b/.test(locale) && greekEnd.test(text))) return true
  return text === text.toUpperCase() && text === text.toLowerCase() && !goingOn.test(text)
}
