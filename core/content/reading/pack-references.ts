/** The cross references that packs bring for a chapter of an edition: as the edition counts and names them. */
import type { PackSummary, ChapterReferences as SaidReferences } from '../../contract/content/answers'
import type { Manifest } from '../../contract/editions/edition'
import type { Naming } from '../../scripture/reading/addresses/addresses'
import type { ChapterReferences } from '../../scripture/references/borrowed-references'
import { broughtReferences } from '../../scripture/references/brought-references'
import { chaptersInPack } from './chapters-in-pack'
import type { ContentSource } from './content-source'

/** A chapter (verse 0), canonical in its edition. */
export interface ReadChapter {
  edition: Pick<Manifest, 'numbering'>
  chapter: number
  naming: Naming
}

/** A chapter of a pack, canonical as the pack counts. */
export interface PackPart {
  pack: PackSummary
  canonical: number
}

export interface SaidPart extends PackPart {
  verses: SaidReferences
}

export interface PackReferences {
  pack: PackSummary
  /** Each in the order of the pack. */
  byVerse: ChapterReferences
}

/** The chapters of a pack in which the references of the chapter stand. */
export function partsOf(pack: PackSummary, { edition, chapter }: ReadChapter): PackPart[] {
  return chaptersInPack(chapter, edition.numbering, pack.numbering).map((canonical) => ({ pack, canonical }))
}

/** By pack, in the order of the parts. */
export function referencesIn(
  parts: readonly SaidPart[],
  { edition, chapter, naming }: ReadChapter,
): PackReferences[] {
  const packs = new Map(parts.map(({ pack }) => [pack.abbr, pack]))
  return [...packs.values()].map((pack) => {
    const chapters = parts.filter((part) => part.pack.abbr === pack.abbr)
    const base = pack.numbering
    return { pack, byVerse: broughtReferences({ chapter, to: edition, naming, base, chapters }) }
  })
}

/** Of all packs of a source, as far as they are there. */
export async function packReferences(source: ContentSource, place: ReadChapter): Promise<PackReferences[]> {
  const packs = (await source.packs()).filter(({ summary }) => summary.kind === 'references')
  const parts: SaidPart[] = []
  for (const pack of packs)
    for (const part of partsOf(pack.summary, place))
      parts.push({ ...part, verses: (await pack.references(part.canonical)) ?? [] })
  return referencesIn(parts, place)
}
