/** What a page of contents says before any script. */
import type { ScriptureNode } from '#core/scripture/text/node'

export interface ShownContent {
  title: string
  /** Absent where the screen's own sentence says it. */
  description?: string
  /** Canonical path without a language, decoded. */
  path: string
  body: ScriptureNode[]
}
