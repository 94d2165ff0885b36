/** Blocks of a draft: they wait for text, and one that is replaced before any text comes is forgotten. */
import type { BlockType } from '../../../../contract/editions/chapter'
import { gaps, type InlineDraft, type NewBlock, placeNotes, widenGap } from './inline-draft'

const flowTypes: ReadonlySet<BlockType> = new Set(['paragraph', 'line', 'item'])

/** True for a block that verse text flows into; the others stand between blocks. */
export function isFlow(block: Pick<NewBlock, 'type' | 'content'>): boolean {
  return block.content === undefined && flowTypes.has(block.type)
}

/** True for a heading, parallel, title or speaker with words of its own. */
export function isAside(block: Pick<NewBlock, 'content'>): boolean {
  return block.content !== undefined
}

/** Adds a block before the next text; notes said so far stand before it. */
export function addBlock(draft: InlineDraft, block: NewBlock): void {
  placeNotes(draft)
  widenGap(draft, gaps.border)
  draft.pending.push(block)
}

/** Puts the waiting blocks where the text ends now. */
export function placeBlocks(draft: InlineDraft): void {
  if (draft.pending.length === 0) return
  const offset = draft.content.length
  const [first] = draft.pending
  if (first && draft.pending.length === 1 && draft.blocks.at(-1)?.offset !== offset) {
    draft.blocks.push({ ...first, offset })
    draft.pending = []
    return
  }
  const here = draft.blocks.filter((block) => block.offset === offset)
  const before = draft.blocks.slice(0, draft.blocks.length - here.length)
  const waiting = draft.pending.map((block) => ({ ...block, offset }))
  draft.blocks = [...before, ...withoutReplaced([...here, ...waiting])]
  draft.pending = []
}

/** Of blocks at one place only the last that text flows into counts, and one stanza in a row. */
export function withoutReplaced<Kind extends NewBlock>(blocks: readonly Kind[]): Kind[] {
  if (blocks.length < 2) return [...blocks]
  const lastFlow = blocks.findLastIndex(isFlow)
  return blocks.filter(
    (block, index) =>
      (!isFlow(block) || index === lastFlow) &&
      !(block.type === 'stanza' && blocks.slice(0, index).findLast((one) => !isFlow(one))?.type === 'stanza'),
  )
}
