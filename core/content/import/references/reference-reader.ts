/**
 * Finds the places that a text of content names, once, at import. Marked ones are read by their own notation, or as text against the
 * place before; running text only where it names a book. A place of another work is never linked.
 */

import { type Canonical, canonicalOf, placeOf } from '../../../canonical'
import type { Range } from '../../../contract/content/article'
import type { NumberingBase } from '../../../contract/editions/edition'
import { fallbackLocale, isLocale } from '../../../contract/locales'
import { loadNames } from '../../../scripture/names/load-names'
import { verseTable } from '../../../scripture/numbering/verse-table'
import { extractPassages } from '../../../scripture/passages/extract-passages'
import { formatPassage, type PassageFormat } from '../../../scripture/passages/format-passage'
import { indexOf } from '../../../scripture/passages/naming/index-of'
import { parsePassage } from '../../../scripture/passages/parse-passage'
import { parseTarget } from '../../../scripture/passages/parse-target'
import type { PassageContext, PassageRef } from '../../../scripture/passages/reference'
import { openVerseTable, type VerseTable } from '../../../scripture/passages/verse-table'
import { rangeSign } from '../../../scripture/text/digits'
import { isBehindName, isForeign, isOfWork } from './foreign-work'
import { fullNames } from './marked-names'
import { numberWindows } from './number-windows'

/** A stretch of a text that names a place. */
export interface FoundPlace extends Range {
  start: number
  end: number
}

/** The book and chapter that a number without a name is read against. */
export interface Carry {
  book: number
  chapter: number
}

export interface MarkedPlaces {
  places: FoundPlace[]
  /** Read as what must be meant: the place as printed is not there. */
  isMended?: boolean
  /**
   * Why there is none: it names another work, and so does what follows without a name; it names a chapter or verse that is not there; or
   * it is a number without a place before it.
   */
  reason?: 'foreign' | 'absent' | 'unread'
}

export interface ReferenceReader {
  /** Places in running text; `before` is the end of what stands before it. */
  running(text: string, before: string): FoundPlace[]
  /** Places in a text that the source marked as a reference. */
  marked(text: string, before: string, carry: Carry | undefined): MarkedPlaces
  /** The place of a machine's notation: undefined where it cannot be read, `absent` where it does not exist. */
  target(target: string): Range | 'absent' | undefined
  /** A target that begins at an existing verse and ends beyond its chapter, cut there. */
  clamped(target: string): Range | undefined
  /** A range as printed, for a reference or a head that the source did not print. */
  print(range: Range, style?: 'abbr' | 'long'): string
  /** A range as people write it, in the middle of a text. */
  cite(range: Range): string
}

/** Reads in the language of a pack and in English, against the verses of a numbering. */
export async function openReferenceReader(locale: string, base: NumberingBase): Promise<ReferenceReader> {
  const [language = ''] = locale.split('-')
  const pack = await loadNames(isLocale(language) ? language : fallbackLocale)
  const english = pack.locale === fallbackLocale ? [] : [indexOf(await loadNames(fallbackLocale))]
  const table = verseTable({ base, corrections: [] })
  const context: PassageContext = {
    names: [indexOf(pack), ...english],
    separators: pack.separators,
    table,
  }
  const has = (place: number) => {
    const { book, chapter, verse } = placeOf(place)
    if (chapter === 0) return table.lastChapter(book) > 0
    return table.lastVerse(book, chapter) >= Math.max(1, verse)
  }
  return {
    running: (text, before) =>
      numberWindows(text).flatMap(({ start, text: window }) => {
        const ahead = (before + text.slice(0, start)).slice(-80)
        return placesOf(window, ahead, extractPassages(window, context)).map((place) => ({
          ...place,
          start: place.start + start,
          end: place.end + start,
        }))
      }),
    marked: (text, before, carry) => readMarked(text, before, carry, context),
    target(target) {
      const found = isNotation(target.trim()) ? parseTarget(target) : undefined
      if (!found) return undefined
      const to = found.canonical_end ?? found.canonical
      return has(found.canonical) && has(to) && to >= found.canonical
        ? evenRange({ from: found.canonical, to }, table)
        : 'absent'
    },
    clamped(target) {
      const { canonical, canonical_end = canonical } = parseTarget(target) ?? {}
      if (canonical === undefined || canonical_end === undefined || !has(canonical)) return undefined
      const { book, chapter } = placeOf(canonical)
      const last = canonicalOf(book, chapter, table.lastVerse(book, chapter))
      return canonical_end > last ? { from: canonical, to: last } : undefined
    },
    print: (range, style = 'abbr') => printed(range, { ...pack, style }),
    cite: (range) =>
      printed(range, { ...pack, separators: { ...pack.separators, range: rangeSign }, style: 'abbr' }),
  }
}

/** One word, a USFM code with its numbers, or several OSIS ids; `Ruth 1` is text, and its first word alone would be the whole book. */
function isNotation(target: string): boolean {
  return /^(?:\S+|[1-4A-Z][A-Z0-9]{2} \S+|\S+\.\d\S*\s.*)$/.test(target)
}

function printed({ from, to }: Range, { names, separators, style }: PassageFormat): string {
  const range = { from: asCanonical(from), to: asCanonical(to) }
  return formatPassage([range], { names, separators, style })
}

function asCanonical(place: number): Canonical {
  const { book, chapter, verse } = placeOf(place)
  return canonicalOf(book, chapter, verse)
}

/** Words that may stand before a number that has no name. */
const nameless =
  /^[\s([;,.]*(?:(?:comp|cf|see|compare|also|and|v|ver|verses?|vv|chap|ch|chapter|comp\. also)\.?\s+)*\d/i

function readMarked(
  printed: string,
  before: string,
  carry: Carry | undefined,
  context: PassageContext,
): MarkedPlaces {
  // A slip of some hand: "22;13" has as many signs as "22:13".
  const given = printed.replace(/^(\W*(?:\d?\s?\p{L}+\.?\s+)?\d{1,3});(\d{1,3}\W*)$/u, '$1:$2')
  const isNameless = nameless.test(given) && !/^\W*[1-5]\s*\p{L}/u.test(given)
  const isBehindWork = isNameless && isBehindName(before)
  const { text, shift, isMended } = isNameless ? { text: given, shift: 0, isMended: false } : fullNames(given)
  const own = isNameless && carry && !isBehindWork ? { ...context, place: carry } : context
  const refs = readWhole(text, own)
  const places = placesOf(text, before, refs).map((place) => ({
    ...place,
    start: Math.max(0, place.start - shift),
    end: place.end - shift,
  }))
  if (places.length > 0) return { places, isMended }
  if (isBehindWork || refs.length > 0) return { places, reason: 'foreign' }
  const anywhere = extractPassages(text, { ...own, table: openVerseTable })
  if (placesOf(text, before, anywhere).length > 0) return { places, reason: 'absent' }
  return { places, reason: isNameless || !/\p{L}.*\d/u.test(given) ? 'unread' : 'foreign' }
}

/** As running text; a name that is an everyday word there (`Numbers 16`, `Job 28`) is a name where the source says so. */
function readWhole(text: string, context: PassageContext): readonly PassageRef[] {
  const refs = extractPassages(text, context)
  if (refs.length > 0 || !/\d/.test(text)) return refs
  const { refs: typed, rest, warnings } = parsePassage(text, context)
  return rest === '' && warnings.length === 0 ? typed : []
}

/** The places of passages without those of other works, and without ones that overlap. */
function placesOf(text: string, before: string, refs: readonly PassageRef[]): FoundPlace[] {
  const places: FoundPlace[] = []
  let end = 0
  /** The name that further numbers of a list belong to is that of another work. */
  let isOther = false
  for (const ref of refs) {
    const ahead = end > 0 && text.slice(end, ref.start).trim() === '' ? '' : before + text.slice(0, ref.start)
    const name = text.slice(ref.start, ref.end)
    const isNamed = /\p{L}{2}/u.test(name)
    isOther = isNamed
      ? isForeign(ahead, name)
      : isOther || isForeign(ahead, name) || isOfWork(beforeList(ahead))
    if (ref.start < end || isOther || isFirstWordOfOther(text, ref)) continue
    places.push({ from: ref.from, to: ref.to, start: ref.start, end: ref.end })
    end = ref.end
  }
  return places
}

/** The text before the name that further numbers of a list belong to. */
function beforeList(text: string): string {
  return text.replace(/[\d:.,;\s–-]+$/, '').replace(/[\p{L}.]+$/u, '')
}

/** `Rom 3:4; 3 Corinthians 2:1`: the last number of a list is the number of a work that is not known. */
function isFirstWordOfOther(text: string, { start, end }: PassageRef): boolean {
  return (
    /^\s*\d\s*$/.test(text.slice(start, end)) &&
    /^\.?\s+\p{Lu}\p{L}+\.?\s*(?:\d|[ivxlc]+\b)/u.test(text.slice(end))
  )
}

/**
 * Brings both ends of a range to one unit: `2Sam.5.11-2Sam.6` ends with the last verse of its chapter. A
 * range of books, of chapters or of verses: the finer of the two units it was given in.
 */
function evenRange({ from, to }: Range, table: VerseTable): Range {
  const unit = Math.max(unitOf(from), unitOf(to))
  return { from: firstIn(from, unit), to: lastIn(to, unit, table) }
}

/** 0 for a book, 1 for a chapter, 2 for a verse. */
function unitOf(place: number): number {
  const { chapter, verse } = placeOf(place)
  return verse > 0 ? 2 : chapter > 0 ? 1 : 0
}

function firstIn(place: number, unit: number): number {
  const { book, chapter, verse } = placeOf(place)
  return canonicalOf(book, unit > 0 ? chapter || 1 : 0, unit > 1 ? verse || 1 : 0)
}

function lastIn(place: number, unit: number, table: VerseTable): number {
  const { book, chapter, verse } = placeOf(place)
  const last = unit > 0 ? chapter || table.lastChapter(book) : 0
  return canonicalOf(book, last, unit > 1 ? verse || table.lastVerse(book, last) : 0)
}
