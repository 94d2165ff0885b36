/** A page of contents before any script. */
import type { ScriptureNode } from '#core/scripture/text/node'

export interface ShownContent {
  title: string
  /** Absent where the screen's own sentence says it. */
  description?: string
  /** Canonical path without a language, decoded. */
  path: string
  body: ScriptureNode[]
  /** For previews, as a decoded path; absent = that of the product. */
  picture?: { path: string; alt: string }
  /** The same as a feed: a full address. */
  feed?: string
}
