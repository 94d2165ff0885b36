/** Where the verses of a chapter begin a new line: those of poetry, stanzas, paragraphs. Headings are left out. */
import type { Chapter, Verse } from '../../contract/editions/chapter'
import { type FlowBlock, layoutChapter } from '../text/layout'

/** A `stanza` begins after an empty line. */
export type BreakKind = 'line' | 'paragraph' | 'stanza'

export interface LineBreak {
  /** Offset in the content of the verse. */
  at: number
  kind: BreakKind
}

const known = new WeakMap<Chapter, ReadonlyMap<Verse, readonly LineBreak[]>>()

/** The breaks in the verses of a chapter; the same object for the same chapter object. */
export function lineBreaks(chapter: Chapter): ReadonlyMap<Verse, readonly LineBreak[]> {
  const breaks = known.get(chapter) ?? breaksIn(layoutChapter(chapter).flow)
  known.set(chapter, breaks)
  return breaks
}

function breaksIn(flow: readonly FlowBlock[]): Map<Verse, LineBreak[]> {
  const breaks = new Map<Verse, LineBreak[]>()
  let gap: 'stanza' | 'aside' | undefined
  for (const { type, fragments } of flow) {
    const [first] = fragments
    if (first) {
      const own = breaks.get(first.verse) ?? []
      breaks.set(first.verse, [...own, { at: first.from, kind: kindOf(type, gap) }])
      gap = undefined
    } else if (gap !== 'stanza') gap = type === 'stanza' ? 'stanza' : 'aside'
  }
  return breaks
}

/** A heading between lines of poetry parts them as a gap does; before a paragraph it only begins one. */
function kindOf(type: FlowBlock['type'], gap: 'stanza' | 'aside' | undefined): BreakKind {
  const isLine = type === 'line' || type === 'item'
  if (gap === 'stanza' || (gap && isLine)) return 'stanza'
  return isLine ? 'line' : 'paragraph'
}
