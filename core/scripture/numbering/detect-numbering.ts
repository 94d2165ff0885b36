/**
 * Determines the numbering of an edition from the last verse of each of its chapters. A cut that the counts
 * do not show (a verse that begins elsewhere inside a chapter of the usual length) stays unknown; a missing
 * last verse must never shift text.
 */

import { bookOf } from '../../canonical'
import { type Numbering, type NumberingBase, numberingBases } from '../../contract/editions/edition'
import { type ChapterCounts, type Correction, firstDeuterocanonical, otherCuts } from './other-cuts'
import { baseTable, type NumberingTable } from './standing/numbering-table'

/** With fewer chapters in which the bases differ, the counts prove nothing. */
const minTellingChapters = 20

/**
 * Used when the counts prove nothing: German and Hebrew Bibles count like the Hebrew
 * one, Russian ones like the Synodal.
 */
const languageBases: Readonly<Record<string, NumberingBase>> = {
  de: 'org',
  deu: 'org',
  ger: 'org',
  he: 'org',
  hbo: 'org',
  heb: 'org',
  iw: 'org',
  ru: 'rsc',
  rus: 'rsc',
}

/**
 * The base that fits the counts best, and a correction for every chapter that is
 * divided differently in a known way.
 */
export function detectNumbering(counts: ChapterCounts, localeDefault: NumberingBase): Numbering {
  const base = nearestBase(counts, localeDefault)
  const corrections = new Map<number, Correction>()
  // The first explanation of a chapter wins.
  for (const group of [...otherCuts(counts, base), ...furtherEnds(counts, baseTable(base))]) {
    if (group.some(({ chapter }) => corrections.has(chapter))) continue
    for (const correction of group) corrections.set(correction.chapter, correction)
  }
  return { base, corrections: [...corrections.values()].sort((a, b) => a.chapter - b.chapter) }
}

/** The base of a language (BCP 47). */
export function defaultBase(locale: string): NumberingBase {
  const [language = ''] = locale.toLowerCase().split('-')
  return languageBases[language] ?? 'eng'
}

function nearestBase(counts: ChapterCounts, localeDefault: NumberingBase): NumberingBase {
  const score = new Map<NumberingBase, number>(numberingBases.map((base) => [base, 0]))
  let telling = 0
  for (const [chapter, last] of counts) {
    if (bookOf(chapter) >= firstDeuterocanonical) continue
    const fitting = numberingBases.filter((base) => baseTable(base).verses.get(chapter) === last)
    if (fitting.length === 0 || fitting.length === numberingBases.length) continue
    telling += 1
    for (const base of fitting) score.set(base, (score.get(base) ?? 0) + 1)
  }
  if (telling < minTellingChapters) return localeDefault
  const candidates = [localeDefault, ...numberingBases]
  return candidates.reduce((best, base) => ((score.get(base) ?? 0) > (score.get(best) ?? 0) ? base : best))
}

/** Chapters with more verses than the base: their end is divided more finely. */
function furtherEnds(counts: ChapterCounts, { verses }: NumberingTable): Correction[][] {
  return [...counts]
    .filter(([chapter, last]) => {
      const known = verses.get(chapter) ?? 0
      return bookOf(chapter) < firstDeuterocanonical && known > 0 && last > known
    })
    .map(([chapter, last]) => [{ chapter, verses: last }])
}
