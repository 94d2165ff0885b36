/** Cross references of a pack for the verses of an edition: in its numbering and under its names. Pure. */
import type { ChapterReferences as PackReferences } from '../../contract/content/answers'
import type { Reference } from '../../contract/editions/chapter'
import type { Manifest, NumberingBase } from '../../contract/editions/edition'
import type { Naming } from '../reading/addresses/addresses'
import { borrowedReferences, type ChapterReferences } from './borrowed-references'

interface Bringing {
  /** Canonical of the chapter (verse 0) that is read. */
  chapter: number
  to: Pick<Manifest, 'numbering'>
  naming: Naming
  /** How the pack counts. */
  base: NumberingBase
  /** Its chapters that correspond to the one that is read (`packChapters`). */
  chapters: readonly { canonical: number; verses: PackReferences }[]
}

/** By verse, each in the order of the pack: the strongest first. */
export function broughtReferences({ chapter, to, naming, base, chapters }: Bringing): ChapterReferences {
  const found = borrowedReferences({
    chapter,
    to,
    naming,
    from: { numbering: { base, corrections: [] } },
    chapters: chapters.map(({ canonical, verses }) => ({
      canonical,
      verses: verses.map(({ verse, ranges }) => ({ verse, content: '', references: ranges.map(unnamed) })),
      blocks: [],
    })),
  })
  return new Map([...found].map(([verse, references]) => [verse, eachOnce(references)]))
}

/** Two places of the pack may be one of the edition. */
function eachOnce(references: readonly Reference[]): Reference[] {
  const byName = new Map<string, Reference>()
  for (const one of references) if (!byName.has(one.content)) byName.set(one.content, one)
  return [...byName.values()]
}

/** Its words are said in the language of the edition. */
function unnamed({ from, to }: { from: number; to: number }): Reference {
  return { canonical: from, content: '', ...(to === from ? {} : { canonical_end: to }) }
}

/** Those that the edition does not name itself. */
export function furtherReferences(
  brought: readonly Reference[],
  named: readonly Reference[],
): readonly Reference[] {
  const known = new Set(named.map(rangeKey))
  return brought.filter((one) => !known.has(rangeKey(one)))
}

function rangeKey({ canonical, canonical_end = canonical }: Reference): string {
  return `${canonical} ${canonical_end}`
}
