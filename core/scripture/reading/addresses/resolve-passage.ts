/**
 * Resolves the words of an address to a place: parsed, checked against the editions, in
 * its one canonical form.
 */

import { canonicalOf, chapterOf, isCanonical, placeOf } from '../../../canonical'
import { type Manifest, type Numbering, numberingBases } from '../../../contract/editions/edition'
import type { TextAddress } from '../../../contract/page-data'
import type { NamePack } from '../../names/name-pack'
import { furtherNumberings } from '../../numbering/further-numberings'
import { verseTable } from '../../numbering/verse-table'
import { buildCodeIndex } from '../../passages/naming/code-index'
import { indexOf } from '../../passages/naming/index-of'
import type { NameIndex } from '../../passages/naming/name-index'
import { type FurtherNumbering, parseStanding } from '../../passages/parse-standing'
import type { PassageRef } from '../../passages/reference'
import type { VerseTable } from '../../passages/verse-table'
import { standingPlaces, writtenPlaces } from '../../passages/written-places'
import { hasChapter } from '../neighbours'
import { addressPath, type Naming, placeLabel } from './addresses'
import { passageAddress } from './passage-address'
import { plainAddress } from './plain-address'
import { type WholePassage, wholePassage } from './whole-passage'

/** Help for a passage that was not found. */
export interface PassageHints {
  /** Path of the nearest place that exists. */
  nearest?: string
  /** The part of the input that was understood. */
  understood?: string
  /** The chapter, where only its verse does not exist. */
  chapter?: NamedPath
  /** Where the verse of another count stands in this one. */
  elsewhere?: NamedPath
}

/** A place of the first edition. */
export type NamedPath = readonly [path: string, name: string]

/** The place, or why there is none. */
export type ResolvedPassage =
  | { kind: 'found'; address: TextAddress }
  | { kind: 'unknown'; hints: PassageHints }

/** From here on verse counts differ from edition to edition (PASSAGES T-2). */
const firstDeuterocanonical = 90

let codes: NameIndex | undefined

/**
 * The address of a passage in these editions; names are tried in the order of `packs`, and the first pack
 * also writes the address.
 */
export function resolvePassage(
  passage: string | undefined,
  manifests: readonly Manifest[],
  packs: readonly NamePack[],
): ResolvedPassage {
  const [first] = manifests
  const [pack] = packs
  if (!first || !pack) return { kind: 'unknown', hints: {} }
  const naming: Naming = { names: pack.names, separators: first.separators }
  const plain = plainAddress(passage, manifests, naming)
  if (plain) return { kind: 'found', address: plain }
  const abbreviations = manifests.map(({ abbreviation }) => abbreviation)
  const table = verseTable(first.numbering)
  const names = [...packs.map(indexOf), (codes ??= buildCodeIndex())]
  const context = { names, separators: first.separators, table }
  const further = furtherNumberings(manifests.map(({ numbering }) => numbering))
  const meant = numberedPlace(passage) ?? writtenPlaces(passage ?? '', context, pack.names)
  const read = (others: readonly FurtherNumbering[]) =>
    meant
      ? standingPlaces(meant, table, others, (place) => isUncounted(place, first, table))
      : parseStanding(passage ?? '', context, others)
  const { refs, nearest } = read(further)
  const address = passageAddress(abbreviations, refs, naming, table)
  if (!address) {
    const [elsewhere] = read(everyNumbering(first.numbering)).refs
    return { kind: 'unknown', hints: hintsOf(nearest, elsewhere?.from, abbreviations, naming) }
  }
  const whole = wholePassage(refs[0], chapterOf(address.chapter), first, table)
  return { kind: 'found', address: withWhole(address, whole, manifests.length > 1) }
}

/**
 * The address with all chapters of its passage. Side by side only the first chapter stands: the rest is
 * offered like the other places, because columns keep their heads, their rows and their place chapter by
 * chapter.
 */
function withWhole(address: TextAddress, whole: WholePassage | undefined, isCompared: boolean): TextAddress {
  if (!whole || !isCompared) return { ...address, ...whole }
  const { further, rest } = whole
  const [first] = further
  const last = rest ?? further.at(-1)
  return first && last
    ? { ...address, others: [{ from: first.from, to: last.to }, ...address.others] }
    : address
}

/**
 * A chapter the edition has and no table counts as it does: additions to Daniel and Esther, books whose
 * counts differ everywhere.
 */
function isUncounted(canonical: number, { bookList }: Manifest, table: VerseTable): boolean {
  const { book, chapter } = placeOf(canonical)
  return (
    hasChapter(bookList, canonical) && (book >= firstDeuterocanonical || table.lastVerse(book, chapter) === 0)
  )
}

/** A canonical number typed directly, such as `43003016`, or its parts as other programs write them: `43/3/16`. */
function numberedPlace(passage = ''): PassageRef[] | undefined {
  const [, book, chapterPart = '0', versePart = '0'] =
    /^(\d{1,2})\/(\d{1,3})(?:\/(\d{1,3}))?$/.exec(passage) ?? []
  const parts = book && canonicalOf(Number(book), Number(chapterPart), Number(versePart))
  const canonical = parts || (/^\d{7,8}$/.test(passage) ? Number(passage) : 0)
  if (!isCanonical(canonical)) return undefined
  const { chapter, verse } = placeOf(canonical)
  const unit = chapter === 0 ? 'book' : verse === 0 ? 'chapter' : 'verse'
  return [{ from: canonical, to: canonical, unit, start: 0, end: passage.length }]
}

/** The other counts, of which one may have the verse. */
function everyNumbering(numbering: Numbering): FurtherNumbering[] {
  const others = numberingBases.filter((base) => base !== numbering.base)
  return furtherNumberings([numbering, ...others.map((base) => ({ base, corrections: [] }))])
}

function hintsOf(
  nearest: number | undefined,
  elsewhere: number | undefined,
  abbreviations: readonly string[],
  naming: Naming,
): PassageHints {
  if (nearest === undefined) return {}
  const named = (place: number): NamedPath => [
    addressPath(abbreviations, place, undefined, naming),
    placeLabel(place, undefined, naming),
  ]
  const [path, name] = named(nearest)
  return {
    nearest: path,
    understood: name,
    ...(nearest !== chapterOf(nearest) && { chapter: named(chapterOf(nearest)) }),
    ...(elsewhere !== undefined && { elsewhere: named(elsewhere) }),
  }
}
