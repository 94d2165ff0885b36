/** From the words of an address to the place it opens: understood, checked against what there is, in its one canonical form. */
import type { Manifest } from '../../contract/edition'
import type { Range, TextAddress } from '../../contract/page-data'
import { limits } from '../../limits'
import { type Canonical, canonicalOf, chapterOf, isCanonical, placeOf } from '../canonical'
import type { NamePack } from '../names/name-pack'
import { verseTable } from '../numbering/verse-table'
import { buildCodeIndex } from '../passages/naming/code-index'
import { buildNameIndex, type NameIndex } from '../passages/naming/name-index'
import { parsePassage } from '../passages/parse-passage'
import type { PassageRef, PassageResult } from '../passages/reference'
import type { VerseTable } from '../passages/verse-table'
import { addressPath, type Naming, placeLabel } from './addresses'
import { firstChapter } from './neighbours'

export interface PassageHints {
  /** Path of the nearest place that exists. */
  nearest?: string
  /** What could be read of the input. */
  understood?: string
}

export type ResolvedPassage =
  | { kind: 'found'; address: TextAddress }
  | { kind: 'unknown'; hints: PassageHints }

const indexes = new WeakMap<NamePack, NameIndex>()
let codes: NameIndex | undefined

/** The address of a passage in some editions; `packs` in the order their names are asked, the first also writes the address. */
export function resolvePassage(
  passage: string | undefined,
  manifests: readonly Manifest[],
  packs: readonly NamePack[],
): ResolvedPassage {
  const [first] = manifests
  const [pack] = packs
  if (!first || !pack) return { kind: 'unknown', hints: {} }
  const naming: Naming = { names: pack.names, separators: first.separators }
  const abbreviations = manifests.map(({ abbreviation }) => abbreviation)
  if (passage === undefined)
    return found(
      abbreviations,
      [wholeChapter(firstChapter(first.bookList) ?? canonicalOf(1, 1))],
      naming,
      undefined,
    )
  const table = verseTable(first.numbering)
  const number = canonicalInput(passage)
  if (number !== undefined) return found(abbreviations, [numbered(number)], naming, table)
  const names = [...packs.map(indexOf), (codes ??= buildCodeIndex())]
  const result = parsePassage(passage, { names, separators: first.separators, table })
  return result.refs.length > 0
    ? found(abbreviations, result.refs, naming, table)
    : { kind: 'unknown', hints: hintsOf(result, abbreviations, naming) }
}

function indexOf(pack: NamePack): NameIndex {
  const known = indexes.get(pack)
  if (known) return known
  const index = buildNameIndex(pack)
  indexes.set(pack, index)
  return index
}

type Place = Pick<PassageRef, 'from' | 'to' | 'unit'>

/** `43003016` typed as it is. */
function canonicalInput(passage: string): Canonical | undefined {
  const value = /^\d{7,8}$/.test(passage) ? Number(passage) : 0
  return isCanonical(value) ? value : undefined
}

function numbered(canonical: Canonical): Place {
  const { chapter, verse } = placeOf(canonical)
  return { from: canonical, to: canonical, unit: chapter === 0 ? 'book' : verse === 0 ? 'chapter' : 'verse' }
}

function wholeChapter(canonical: Canonical): Place {
  return { from: canonical, to: canonical, unit: 'chapter' }
}

/** The first place's chapter opens; verses in it are marked, places elsewhere become chips. A whole book opens its first chapter. */
function found(
  abbreviations: string[],
  places: readonly Place[],
  naming: Naming,
  table: VerseTable | undefined,
): ResolvedPassage {
  const opened = places.map(({ from, to, unit }): Place => {
    if (unit !== 'book') return { from, to, unit }
    const start = canonicalOf(placeOf(from).book, 1)
    return {
      from: start,
      to:
        from === to
          ? start
          : canonicalOf(placeOf(to).book, Math.max(1, table?.lastChapter(placeOf(to).book) ?? 1)),
      unit: 'chapter',
    }
  })
  const [open] = opened
  if (!open) return { kind: 'unknown', hints: {} }
  const chapter = chapterOf(open.from)
  const inside = opened.filter(({ from, unit }) => unit === 'verse' && chapterOf(from) === chapter)
  const others = opened.filter(
    ({ from }, index) => chapterOf(from) !== chapter && index < limits.maxReferences,
  )
  const address: TextAddress = {
    abbreviations,
    chapter,
    marked: inside.map(({ from, to }) => ({
      from,
      to: chapterOf(to) === chapter ? to : lastOf(chapter, table),
    })),
    others: others.map(({ from, to }): Range => ({ from, to })),
    path: '',
  }
  return { kind: 'found', address: { ...address, path: pathOf(address, opened, naming) } }
}

function lastOf(chapter: Canonical, table: VerseTable | undefined): number {
  const { book, chapter: number } = placeOf(chapter)
  return chapter + (table?.lastVerse(book, number) ?? 1)
}

function pathOf({ abbreviations }: TextAddress, places: readonly Place[], naming: Naming): string {
  const [first, ...others] = places
  return first
    ? addressPath(abbreviations, first.from, first.to, naming, others)
    : `/${abbreviations.join('.')}`
}

function hintsOf({ nearest }: PassageResult, abbreviations: readonly string[], naming: Naming): PassageHints {
  if (nearest === undefined) return {}
  return {
    nearest: addressPath(abbreviations, nearest, undefined, naming),
    understood: placeLabel(nearest, undefined, naming),
  }
}
