/**
 * The calls that every reader of content makes and the one builder hears. A reader only translates its format into these calls, in
 * document order; references, see-links, ids, doubled heads and what may stand in an article are decided in the builder, once.
 */

import type { PlainTag } from '../../contract/content/article'
import type { ContentKind } from '../../contract/content/kinds'
import type { PlanRule } from '../../contract/members/plan-rules'
import type { ContentPosition, ContentReportKind } from './report'

/** Facts that a file gives about itself; empty strings are treated as absent. */
export interface ContentMetadata {
  abbr?: string
  name?: string
  language?: string
  licence?: string
  attribution?: string
  sourceUrl?: string
  digitisedBy?: string
}

/** A picture as its list describes it; `path` names a file of the source. */
export interface PictureFound {
  path: string
  alt: string
  author: string
  licence: string
}

export interface VideoFound {
  seconds: number
  poster?: PictureFound
  sources: readonly string[]
}

/** A section of a plan as its source counts it: ids ascend from 1. */
export interface SectionFound {
  id: number
  /** `MM-DD`. */
  date?: string
}

export interface EntryFound {
  head: string
  /** Names by which links of the source call it, and its name where the source says no other: `G0025`, `α|G1`, an id. */
  keys?: readonly string[]
  /** Targets in any notation of machines, or text: where the entry stands. */
  at?: readonly string[]
  /** Heads of other entries. */
  see?: readonly string[]
  picture?: PictureFound
  video?: VideoFound
  /** Of a reading plan. */
  rule?: PlanRule
}

export interface ContentSink {
  /** Position of the calls that follow, for the report. Cheap: called often. */
  at(position: ContentPosition): void
  metadata(found: ContentMetadata): void
  /** The kind that the file shows; what the person says counts more. */
  kind(kind: ContentKind): void

  /** Opens an entry and closes the one before. */
  entry(found: EntryFound): void
  /** A further place where the open entry stands. */
  place(target: string): void
  /** The word that the open entry explains: its head, where the source only gave keys. The first one counts. */
  word(text: string): void

  /** A number of Strong's that the source gives the open entry beside its keys: where one is said, keys name none. */
  number(text: string): void

  /** Opens an element of the closed tree; what it holds is said until `close`. */
  open(tag: PlainTag): void
  /** A link that leads away; an address that may not be is reported, and its words stay. */
  openLink(href: string): void
  close(): void
  /** Text of the innermost open element. White space as in the source; the builder folds it. */
  text(text: string): void
  /** A reference that the source marked, as printed, with its target where the markup has one. */
  reference(text: string, target?: string): void
  /**
   * A link to other entries as printed: `See HAGAR; ISHMAEL.`; to one entry, with `words` shown in place of its head. A `key` names it as
   * the markup does; without words its head is shown.
   */
  see(text: string, words?: string, key?: string): void
  image(path: string, alt: string): void

  /**
   * Opens an aspect of a topic or a section of a plan; references and see-links up to the next one are its own. In other kinds it is a
   * heading.
   */
  group(title: string, level: number, section?: SectionFound): void

  report(kind: ContentReportKind, details?: Readonly<Record<string, string | number>>): void
}
