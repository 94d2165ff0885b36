/**
 * Chapters that an edition divides differently from its base. Every explanation of the counts has a cost: an
 * explanation that is cheaper than missing or added verses under the base is accepted. Costs are negative
 * logarithms of frequencies.
 */

import { bookOf } from '../../canonical'
import { type Numbering, type NumberingBase, numberingBases } from '../../contract/editions/edition'
import { chapterGroups, isCountedAlike } from './chapter-groups'
import { mappings } from './mappings'
import { baseTable, type NumberingTable } from './standing/numbering-table'
import { sectionsOf } from './standing/run'
import { variantsOf } from './standing/variant-table'

/**
 * Last verse by chapter (canonical, verse 0), as the edition prints them; empty verses
 * at the end do not count.
 */
export type ChapterCounts = ReadonlyMap<number, number>

export type Correction = Numbering['corrections'][number]

/** From this book on the verse counts of editions differ too much to show a base. */
export const firstDeuterocanonical = 90

/** A chapter that follows another base: about one in fifty of those in which the bases differ. */
const switchPrice = 4
/** A chapter with more verses than it can have. */
const addedPrice = 6
/** Chapters assumed complete in advance: with few chapters the share of short ones says little. */
const priorChapters = 100

interface Cut {
  chapters: readonly number[]
  table: NumberingTable
  corrections: Correction[]
  /** The base it resembles, if a psalm's title has a number in only one of the two. */
  titles?: NumberingBase | undefined
}

interface PricedCut extends Cut {
  /** Positive when it explains more than it costs. */
  gain: number
}

/**
 * The corrections that explain the counts better than the base does, by groups of chapters; the most certain
 * first. Half of a group must be present: one psalm says nothing about the psalter.
 */
export function otherCuts(counts: ChapterCounts, base: NumberingBase): Correction[][] {
  const own = baseTable(base)
  const shortPrice = priceOfShort(counts)
  const price = (chapters: readonly number[], table: NumberingTable) =>
    chapters.reduce(
      (sum, chapter) => sum + misfit(counts.get(chapter), table.verses.get(chapter), shortPrice),
      0,
    )
  const cuts = [...knownVariants(base), ...numberingBases.flatMap((like) => likeBase(base, like))]
  const priced = cuts
    .filter(({ chapters }) => chapters.filter((chapter) => counts.has(chapter)).length * 2 >= chapters.length)
    .map((cut) => ({ ...cut, gain: price(cut.chapters, own) - price(cut.chapters, cut.table) - switchPrice }))
  return [
    ...priced.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain),
    ...furtherTitles(priced),
  ].map(({ corrections }) => corrections)
}

/**
 * Titles have numbers everywhere or nowhere: if most psalms are like another base, so
 * is one whose count shows nothing.
 */
function furtherTitles(cuts: readonly PricedCut[]): PricedCut[] {
  return numberingBases.flatMap((like) => {
    const psalms = cuts.filter(({ titles }) => titles === like)
    const isMost = psalms.filter(({ gain }) => gain > 0).length * 2 > psalms.length
    return isMost ? psalms.filter(({ gain }) => gain === -switchPrice) : []
  })
}

/** The cost of a chapter that ends early: high in an edition that lacks nothing else. */
function priceOfShort(counts: ChapterCounts): number {
  let compared = priorChapters
  let short = 0.5
  for (const [chapter, last] of counts) {
    if (bookOf(chapter) >= firstDeuterocanonical) continue
    const known = numberingBases
      .map((base) => baseTable(base).verses.get(chapter) ?? 0)
      .filter((one) => one > 0)
    if (known.length === 0) continue
    compared += 1
    if (last < Math.min(...known)) short += 1
  }
  return Math.log(compared / short)
}

/**
 * `last` is undefined for a chapter that the edition does not have, `known` for one
 * that the table does not have.
 */
function misfit(last: number | undefined, known: number | undefined, shortPrice: number): number {
  if (last === undefined || last === known) return 0
  return last < (known ?? 0) ? shortPrice : addedPrice
}

function knownVariants(base: NumberingBase): Cut[] {
  return variantsOf(base).map(({ chapter, verses, table }) => ({
    chapters: [...table.verses.keys()],
    table,
    corrections: [{ chapter, verses }],
  }))
}

/** Every group of chapters that two bases divide differently, counted like the other one. */
function likeBase(base: NumberingBase, like: NumberingBase): Cut[] {
  if (base === like) return []
  const [own, table] = [baseTable(base), baseTable(like)]
  const mapped = new Set([base, like].flatMap((one) => sectionsOf(mappings[one]).map(({ book }) => book)))
  const isCompared = (chapter: number) =>
    bookOf(chapter) < firstDeuterocanonical || mapped.has(bookOf(chapter))
  return chapterGroups(own, table)
    .filter((group) => group.every(isCompared))
    .map((chapters) => ({
      chapters,
      table,
      titles: [own, table].some((one) => hasUnnumberedTitle(chapters, one)) ? like : undefined,
      corrections: chapters
        .filter((chapter) => !isCountedAlike(chapter, own, table))
        .map((chapter) => ({ chapter, like })),
    }))
}

/** True for a psalm whose title has no number in the table. */
function hasUnnumberedTitle([chapter = 0, ...more]: readonly number[], { runsIn }: NumberingTable): boolean {
  return more.length === 0 && (runsIn.get(chapter)?.some(({ isTitle }) => isTitle) ?? false)
}
