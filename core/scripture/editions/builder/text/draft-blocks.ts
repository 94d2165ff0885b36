/** Blocks of a draft: they wait for text, and a block that is replaced before any text comes is dropped. */
import type { BlockType } from '../../../../contract/editions/chapter'
import { gaps, type InlineDraft, type NewBlock, placeNotes, widenGap } from './inline-draft'

const flowTypes: ReadonlySet<BlockType> = new Set(['paragraph', 'line', 'item'])

/** True for a block that contains verse text; the others stand between blocks. */
export function isFlow(block: Pick<NewBlock, 'type' | 'content'>): boolean {
  return block.content === undefined && flowTypes.has(block.type)
}

/** True for a heading, parallel, title or speaker with words of its own. */
export function isAside(block: Pick<NewBlock, 'content'>): boolean {
  return block.content !== undefined
}

/** Adds a block before the next text; notes received so far stay before it. */
export function addBlock(draft: InlineDraft, block: NewBlock): void {
  placeNotes(draft)
  widenGap(draft, gaps.border)
  draft.pending.push(block)
}

/** Places the waiting blocks at the present end of the text. */
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

/** Of blocks at one place keeps only the last that contains text, and only one stanza in a row. */
export function withoutReplaced<Kind extends NewBlock>(blocks: readonly Kind[]): Kind[] {
  if (blocks.length < 2) return [...blocks]
  const lastFlow = blocks.findLastIndex(isFlow)
  return blocks.filter(
    (block, index) =>
      (!isFlow(block) || index === lastFlow) &&
      !(block.type === 'stanza' && blocks.slice(0, index).findLast((one) => !isFlow(one))?.type === 'stanza'),
  )
}
