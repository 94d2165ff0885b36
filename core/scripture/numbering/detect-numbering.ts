/**
 * Finds the numbering of an edition from the last verse of each of its chapters. What the counts do not show (a verse cut
 * elsewhere inside a chapter of the usual length) stays unknown; a missing last verse must never shift text.
 */
import { type Numbering, type NumberingBase, numberingBases } from '../../contract/edition'
import { bookOf } from '../canonical'
import { chapterGroups, isCountedAlike } from './chapter-groups'
import { mappings } from './mappings'
import { baseTable, type NumberingTable } from './standing/numbering-table'
import { sectionsOf } from './standing/run'

/** Last verse by chapter (canonical, verse 0); the verses count as the edition prints them, empty ones at the end do not. */
export type ChapterCounts = ReadonlyMap<number, number>

type Correction = Numbering['corrections'][number]

/** With fewer chapters in which the bases differ, the counts decide nothing. */
const minTellingChapters = 20
/** From here on the verse counts of editions differ too much to tell a base (VALIDATION 3). */
const firstDeuterocanonical = 90
/** A chapter that is merely shorter is taken for the cut of another base only between these two. */
const usual: readonly NumberingBase[] = ['eng', 'org']

/** The base that the counts fit best, and a correction for every chapter that is cut otherwise in a known way. */
export function detectNumbering(counts: ChapterCounts, localeDefault: NumberingBase): Numbering {
  const base = nearestBase(counts, localeDefault)
  const groups = [
    ...numberingBases.filter((like) => like !== base).flatMap((like) => countedLike(counts, base, like)),
    ...furtherEnds(counts, baseTable(base)),
  ]
  const corrections = new Map<number, Correction>()
  for (const group of groups) {
    // The first explanation of a chapter holds.
    if (group.some(({ chapter }) => corrections.has(chapter))) continue
    for (const correction of group) corrections.set(correction.chapter, correction)
  }
  return { base, corrections: [...corrections.values()].sort((a, b) => a.chapter - b.chapter) }
}

/** The base of a language (BCP 47) where the counts do not tell: German and Hebrew Bibles count like the Hebrew one. */
export function defaultBase(locale: string): NumberingBase {
  const [language = ''] = locale.toLowerCase().split('-')
  return ['de', 'he', 'hbo', 'deu', 'ger', 'heb', 'iw'].includes(language) ? 'org' : 'eng'
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

/** Groups of chapters that do not fit the base and all fit another one, with those of them that it counts otherwise. */
function countedLike(counts: ChapterCounts, base: NumberingBase, like: NumberingBase): Correction[][] {
  const [own, other] = [baseTable(base), baseTable(like)]
  const mapped = new Set([base, like].flatMap((one) => sectionsOf(mappings[one]).map(({ book }) => book)))
  const isCompared = (chapter: number) =>
    bookOf(chapter) < firstDeuterocanonical || mapped.has(bookOf(chapter))
  const groups = chapterGroups(own, other).filter((group) => {
    const present = group.filter((chapter) => counts.has(chapter))
    if (!group.every(isCompared) || fits(present, counts, own) || !fits(present, counts, other)) return false
    return (
      !isShort(present, counts, own) || (usual.includes(base) && usual.includes(like) && isComplete(counts))
    )
  })
  return groups.map((group) =>
    group.filter((chapter) => !isCountedAlike(chapter, own, other)).map((chapter) => ({ chapter, like })),
  )
}

function fits(chapters: readonly number[], counts: ChapterCounts, { verses }: NumberingTable): boolean {
  return chapters.every((chapter) => verses.get(chapter) === counts.get(chapter))
}

/** True when missing last verses would explain the counts as well. */
function isShort(chapters: readonly number[], counts: ChapterCounts, { verses }: NumberingTable): boolean {
  return chapters.every((chapter) => (counts.get(chapter) ?? 0) <= (verses.get(chapter) ?? 0))
}

/** True when no chapter is shorter than both usual bases: then a short one is not missing a verse, but cut like the other. */
function isComplete(counts: ChapterCounts): boolean {
  const tables = usual.map((base) => baseTable(base).verses)
  return [...counts].every(([chapter, last]) => {
    const known = tables.map((verses) => verses.get(chapter) ?? 0)
    return bookOf(chapter) >= firstDeuterocanonical || known.includes(last) || last > Math.max(...known)
  })
}

/** Chapters with more verses than the base: a known variant, or their end is cut more finely. */
function furtherEnds(counts: ChapterCounts, { verses }: NumberingTable): Correction[][] {
  return [...counts]
    .filter(([chapter, last]) => {
      const known = verses.get(chapter) ?? 0
      return bookOf(chapter) < firstDeuterocanonical && known > 0 && last > known
    })
    .map(([chapter, last]) => [{ chapter, verses: last }])
}
