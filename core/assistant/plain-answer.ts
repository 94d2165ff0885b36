/** An answer as plain text: to copy and to report it, for lists, searches and exports, and for a model that goes on. Pure. */
import type { AnswerPart, AnswerSource } from '../contract/assistant/answer'
import { plainText } from '../contract/pages/article-node'
import { type AnswerBlock, answerBlocks, type BlockSentence } from './answer-blocks'

/** The catalogue's words for parts that are codes (`say-…`, `removed-…`, the group `care`). */
export interface AnswerWords {
  say: (part: Extract<AnswerPart, { kind: 'say' }>) => string
  care: (part: Extract<AnswerPart, { kind: 'care' }>) => string
  removed: (part: Extract<BlockSentence, { kind: 'removed' }>) => string
}

interface PlainOptions {
  sources: readonly AnswerSource[]
  words: AnswerWords
  /** Sources have their numbers, sentences those of what they cite; what is cited without being shown stands at the end. */
  isNumbered?: boolean
}

/** Blocks apart by an empty line; sources with their names. */
export function plainAnswer(parts: readonly AnswerPart[], options: PlainOptions): string {
  const blocks = answerBlocks(parts)
  const rest = options.isNumbered ? citedOnly(parts, options.sources) : []
  const listed = rest.map((source) => nameOf(source, options)).join('\n')
  return [...blocks.map((block) => textOf(block, options)), listed]
    .filter((text) => text.trim() !== '')
    .join('\n\n')
}

/** Sources that are cited and not shown. */
export function citedOnly(parts: readonly AnswerPart[], sources: readonly AnswerSource[]): AnswerSource[] {
  const shown = new Set(parts.flatMap((part) => (part.kind === 'source' ? [part.n] : [])))
  const cited = new Set(parts.flatMap((part) => (part.kind === 'text' ? part.cites : [])))
  return sources.filter(({ n }) => cited.has(n) && !shown.has(n))
}

function textOf(block: AnswerBlock, options: PlainOptions): string {
  switch (block.kind) {
    case 'say':
      return options.words.say(block)
    case 'care':
      return options.words.care(block)
    case 'sources':
      return block.numbers
        .flatMap((number) => options.sources.find(({ n }) => n === number) ?? [])
        .map((source) => sourceText(source, options))
        .join('\n\n')
    case 'list':
      return block.items.map((item) => `• ${joined(item, options)}`).join('\n')
    default:
      return joined(block.sentences, options)
  }
}

function joined(sentences: readonly BlockSentence[], options: PlainOptions): string {
  return sentences
    .map((one) => (one.kind === 'removed' ? options.words.removed(one) : sentenceText(one, options)))
    .filter(Boolean)
    .join(' ')
}

function sentenceText(
  { nodes, cites }: Extract<BlockSentence, { kind: 'text' }>,
  { isNumbered }: PlainOptions,
): string {
  const numbers = isNumbered ? cites.map((n) => `[${n}]`).join('') : ''
  return [plainText(nodes), numbers].filter(Boolean).join(' ')
}

/** Its name, then its verses, the beginning of the article, its places, or how the word is rendered. */
function sourceText(source: AnswerSource, options: PlainOptions): string {
  const { verses = [], excerpt = '', places = [], word } = source
  const said = verses.map(({ label, text }) => `${label} ${text.trim()}`).join(' ')
  const named = places.map(({ title }) => title).join('; ')
  const rendered = word?.renderings.join(', ') ?? ''
  return [nameOf(source, options), said, excerpt, named, rendered]
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** `John 3:16 (BSB)`, `[1] John 3:16 (BSB)` */
function nameOf({ n, title, resource }: AnswerSource, { isNumbered }: PlainOptions): string {
  const name = resource === '' ? title : `${title} (${resource})`
  return isNumbered ? `[${n}] ${name}`.trim() : name
}
