/** The parts of an answer as the blocks they are drawn in: sentences join to paragraphs, headings and lists. Pure. */
import type { AnswerPart, RemovedReason } from '../contract/assistant/answer'

/** A part of a block: a checked sentence, or the sign that a sentence was taken out. */
export type BlockSentence =
  | Pick<Extract<AnswerPart, { kind: 'text' }>, 'kind' | 'nodes' | 'cites'>
  | { kind: 'removed'; reason: RemovedReason }

export type AnswerBlock =
  | { kind: 'paragraph' | 'heading'; sentences: BlockSentence[] }
  | { kind: 'list'; items: BlockSentence[][] }
  | Extract<AnswerPart, { kind: 'say' | 'care' }>
  | { kind: 'sources'; numbers: number[] }

/** In their order. The sign of a removed sentence stands where the sentence was: at the end of the block before it. */
export function answerBlocks(parts: readonly AnswerPart[]): AnswerBlock[] {
  const blocks: AnswerBlock[] = []
  const isAnnounced = hasModelSentences(parts)
  for (const part of parts)
    if (isAnnounced || part.kind !== 'say' || part.code !== 'by-model') add(blocks, part)
  return blocks
}

/** False where a model was announced and the library answers instead: then it is not said who would have written. */
function hasModelSentences(parts: readonly AnswerPart[]): boolean {
  const takeover = parts.findIndex((part) => part.kind === 'say' && part.code.startsWith('model-'))
  return takeover < 0 || parts.slice(0, takeover).some(({ kind }) => kind === 'text')
}

function add(blocks: AnswerBlock[], part: AnswerPart): void {
  const last = blocks.at(-1)
  switch (part.kind) {
    case 'say':
    case 'care':
      blocks.push(part)
      return
    case 'source':
      if (last?.kind === 'sources') last.numbers.push(part.n)
      else blocks.push({ kind: 'sources', numbers: [part.n] })
      return
    case 'removed':
      join(blocks, last, { kind: 'removed', reason: part.reason })
      return
    case 'text':
      addSentence(blocks, last, part)
  }
}

function addSentence(
  blocks: AnswerBlock[],
  last: AnswerBlock | undefined,
  { begins, nodes, cites }: Extract<AnswerPart, { kind: 'text' }>,
): void {
  const sentence: BlockSentence = { kind: 'text', nodes, cites }
  switch (begins) {
    case 'same':
      join(blocks, last, sentence)
      return
    case 'item':
      if (last?.kind === 'list') last.items.push([sentence])
      else blocks.push({ kind: 'list', items: [[sentence]] })
      return
    default:
      blocks.push({ kind: begins, sentences: [sentence] })
  }
}

/** Goes on in the block before; behind a heading, a card or a line of our own there is none to go on in. */
function join(blocks: AnswerBlock[], last: AnswerBlock | undefined, sentence: BlockSentence): void {
  if (last?.kind === 'paragraph') last.sentences.push(sentence)
  else if (last?.kind === 'list') last.items.at(-1)?.push(sentence)
  else blocks.push({ kind: 'paragraph', sentences: [sentence] })
}
