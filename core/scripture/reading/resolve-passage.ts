/** From the words of an address to the place it opens: understood, checked against what there is, in its one canonical form. */
import type { Manifest } from '../../contract/edition'
import type { TextAddress } from '../../contract/page-data'
import { type Canonical, isCanonical, placeOf } from '../canonical'
import type { NamePack } from '../names/name-pack'
import { furtherNumberings } from '../numbering/further-numberings'
import { verseTable } from '../numbering/verse-table'
import { buildCodeIndex } from '../passages/naming/code-index'
import { indexOf } from '../passages/naming/index-of'
import type { NameIndex } from '../passages/naming/name-index'
import { parseStanding } from '../passages/parse-standing'
import { addressPath, type Naming, placeLabel } from './addresses'
import { type OpenedPlace, passageAddress } from './passage-address'
import { plainAddress } from './plain-address'

export interface PassageHints {
  /** Path of the nearest place that exists. */
  nearest?: string
  /** What could be read of the input. */
  understood?: string
}

export type ResolvedPassage =
  | { kind: 'found'; address: TextAddress }
  | { kind: 'unknown'; hints: PassageHints }

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
  const plain = plainAddress(passage, manifests, naming)
  if (plain) return { kind: 'found', address: plain }
  const abbreviations = manifests.map(({ abbreviation }) => abbreviation)
  const table = verseTable(first.numbering)
  const number = canonicalInput(passage)
  const names = [...packs.map(indexOf), (codes ??= buildCodeIndex())]
  const { refs, nearest } =
    number === undefined
      ? parseStanding(
          passage ?? '',
          { names, separators: first.separators, table },
          furtherNumberings(manifests.map(({ numbering }) => numbering)),
        )
      : { refs: [numbered(number)], nearest: undefined }
  const address = passageAddress(abbreviations, refs, naming, table)
  return address
    ? { kind: 'found', address }
    : { kind: 'unknown', hints: hintsOf(nearest, abbreviations, naming) }
}

/** `43003016` typed as it is. */
function canonicalInput(passage = ''): Canonical | undefined {
  const value = /^\d{7,8}$/.test(passage) ? Number(passage) : 0
  return isCanonical(value) ? value : undefined
}

function numbered(canonical: Canonical): OpenedPlace {
  const { chapter, verse } = placeOf(canonical)
  return { from: canonical, to: canonical, unit: chapter === 0 ? 'book' : verse === 0 ? 'chapter' : 'verse' }
}

function hintsOf(
  nearest: Canonical | undefined,
  abbreviations: readonly string[],
  naming: Naming,
): PassageHints {
  if (nearest === undefined) return {}
  return {
    nearest: addressPath(abbreviations, nearest, undefined, naming),
    understood: placeLabel(nearest, undefined, naming),
  }
}
