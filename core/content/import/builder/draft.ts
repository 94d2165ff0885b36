/** An entry while it is read: the tree with marks for what is settled when the entry, or the whole source, has been read. */
import type { PlainTag } from '../../../contract/content/article'
import type { ContentPosition } from '../report'
import type { EntryFound, SectionFound } from '../sink'

export type DraftNode =
  | string
  | { tag: PlainTag; children: DraftNode[] }
  | { tag: 'a'; href: string; children: DraftNode[] }
  | { tag: 'marked'; text: string; target?: string; position: ContentPosition }
  | { tag: 'see'; text: string; words?: string; key?: string; position: ContentPosition }
  | { tag: 'picture'; path: string; alt: string; position: ContentPosition }
  /** Settled. */
  | { tag: 'ref'; from: number; to: number; text: string }

/** Elements that hold text in lines: white space at their borders is none of their text. */
export const blockTags: ReadonlySet<string> = new Set(['blockquote', 'h2', 'h3', 'hr', 'li', 'ol', 'p', 'ul'])

export interface DraftGroup {
  title: string
  level: number
  section?: SectionFound
  position: ContentPosition
  nodes: DraftNode[]
}

export interface Draft {
  found: EntryFound
  /** The word it explains, where the source marked one. */
  word?: string
  /** Numbers of Strong's that the source gave beside its keys. */
  said: string[]
  /** Its number in Strong's concordance, where it has a head besides: it is shown above its text. */
  number?: string
  /** All of its numbers in their one form (core/originals/strongs-number.ts), its own first. */
  numbers?: readonly string[]
  position: ContentPosition
  nodes: DraftNode[]
  groups: DraftGroup[]
  places: string[]
}
