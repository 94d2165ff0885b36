/**
 * Text between the start of a chapter and its first verse, or under the number 0, as blocks with words of
 * their own, one per block of the text. In the psalms it is the title.
 */

import { isFlow } from './draft-blocks'
import type { FinishedText } from './finish-draft'
import type { NewBlock, PlacedBlock } from './inline-draft'

const psalms = 19

/** The blocks of a text outside verses, in order; the last one gives the layout of the text that follows. */
export function textOutside(text: FinishedText, book: number): NewBlock[] {
  const blocks: NewBlock[] = []
  let flow: NewBlock = { type: 'paragraph' }
  let from = 0
  const cut = (to: number) => {
    const block = blockOf(text, from, to, book === psalms ? { type: 'title' } : flow)
    if (block) blocks.push(block)
    from = to
  }
  for (const { offset, ...block } of text.blocks) {
    if (offset > from) cut(offset)
    if (isFlow(block)) flow = block
    else blocks.push(block)
  }
  cut(text.content.length)
  return [...blocks, flow]
}

/** True for words before a verse that are not a heading. */
export function isTextBlock({ type, content }: Pick<PlacedBlock, 'type' | 'content'>): boolean {
  return content !== undefined && ['title', 'paragraph', 'line', 'item'].includes(type)
}

function blockOf(text: FinishedText, from: number, to: number, flow: NewBlock): NewBlock | undefined {
  const content = text.content.slice(from, to).trimEnd()
  if (content === '') return undefined
  const isLast = to === text.content.length
  const isHere = ({ position = 0 }) => position >= from && (position < to || isLast)
  const moved = <One extends { position?: number }>(one: One) => ({
    ...one,
    position: Math.min((one.position ?? 0) - from, content.length),
  })
  const footnotes = text.footnotes.filter(isHere).map(moved)
  const references = text.references.filter(isHere).map(moved)
  return {
    ...flow,
    content,
    ...(footnotes.length > 0 ? { footnotes } : {}),
    ...(references.length > 0 ? { references } : {}),
  }
}
