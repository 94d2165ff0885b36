/**
 * The layout of a chapter, computed once and kept: verses divided at the borders of its blocks, footnotes
 * numbered in order through the chapter (verses, headings and titles alike), anchors for the headings. Spec 1
 * §3 "derived data per chapter".
 */
import type { Block, BlockType, Chapter, Footnote, Verse } from '../../contract/editions/chapter'
import { isLetterHeading, shownLetter } from './stanza-letter'

/** A range `from`..`to` (UTF-16) of one verse inside one block. */
export interface Fragment {
  verse: Verse
  from: number
  to: number
  isFirst: boolean
  isLast: boolean
}

/** A block with its text. */
export interface FlowBlock {
  type: BlockType
  level: number
  align: 'start' | 'center' | 'end'
  /** Verse text; empty for asides with words of their own. */
  fragments: readonly Fragment[]
  /** The block of a heading, parallel, title or speaker with its own words. */
  aside: Block | undefined
  /** A heading that is the letter of a stanza, as it is shown: `א Aleph`. */
  isLetter: boolean
  /** Anchor of a heading, unique in the chapter. */
  slug: string | undefined
}

/** A footnote with its number. */
export interface NumberedFootnote {
  number: number
  footnote: Footnote
  /** The verse it belongs to; for a heading the verse that follows. */
  verse: number
}

/** The layout of a chapter. */
export interface ChapterLayout {
  chapter: Chapter
  flow: readonly FlowBlock[]
  footnotes: readonly NumberedFootnote[]
  /** Running number of every footnote object. */
  numberOf: ReadonlyMap<Footnote, number>
}

const layouts = new WeakMap<Chapter, ChapterLayout>()

/** The layout of a chapter; the same object for the same chapter object. */
export function layoutChapter(chapter: Chapter): ChapterLayout {
  const known = layouts.get(chapter)
  if (known) return known
  const flow = flowOf(chapter)
  const footnotes = numberFootnotes(flow)
  const layout: ChapterLayout = {
    chapter,
    flow,
    footnotes,
    numberOf: new Map(footnotes.map((note) => [note.footnote, note.number])),
  }
  layouts.set(chapter, layout)
  return layout
}

function flowOf(chapter: Chapter): FlowBlock[] {
  const flow: FlowBlock[] = []
  const slugs = new Map<string, number>()
  let open: { block: FlowBlock; fragments: Fragment[] } | undefined
  const start = (block: Block | undefined) => {
    const fragments: Fragment[] = []
    const isLetter = block !== undefined && isLetterHeading(block, chapter.canonical)
    const aside = block?.content === undefined ? undefined : isLetter ? shownLetter(block) : block
    const flowBlock: FlowBlock = {
      type: block?.type ?? 'paragraph',
      level: block?.level ?? 1,
      align: block?.align ?? 'start',
      fragments,
      aside,
      isLetter,
      slug: block?.type === 'heading' ? slugOf(block.content ?? '', slugs) : undefined,
    }
    flow.push(flowBlock)
    // Text never goes into an aside with its own words: it starts a paragraph of its own.
    open = aside || block?.type === 'stanza' ? undefined : { block: flowBlock, fragments }
  }
  const add = (verse: Verse, from: number, to: number) => {
    if (!open) start(undefined)
    open?.fragments.push({ verse, from, to, isFirst: from === 0, isLast: to === verse.content.length })
  }
  let next = 0
  for (const verse of chapter.verses) {
    let from = 0
    for (; next < chapter.blocks.length; next += 1) {
      const block = chapter.blocks[next]
      if (!block || block.verse > verse.verse) break
      const offset = block.verse < verse.verse ? 0 : Math.min(block.offset, verse.content.length)
      if (offset > from) add(verse, from, offset)
      from = Math.max(from, offset)
      start(block)
    }
    if (from < verse.content.length || from === 0) add(verse, from, verse.content.length)
  }
  for (const block of chapter.blocks.slice(next)) start(block)
  return flow.filter((block) => block.aside || block.fragments.length > 0 || block.type === 'stanza')
}

function numberFootnotes(flow: readonly FlowBlock[]): NumberedFootnote[] {
  const found: NumberedFootnote[] = []
  for (const block of flow) {
    for (const footnote of block.aside?.footnotes ?? []) {
      found.push({ number: found.length + 1, footnote, verse: block.aside?.verse ?? 0 })
    }
    for (const { verse, from, to, isLast } of block.fragments) {
      for (const footnote of verse.footnotes ?? []) {
        const isInside =
          footnote.position >= from && (footnote.position < to || (isLast && footnote.position <= to))
        if (isInside) found.push({ number: found.length + 1, footnote, verse: verse.verse })
      }
    }
  }
  return found
}

/** A heading as anchor: letters and digits of any script joined by hyphens, numbered when taken. */
function slugOf(content: string, taken: Map<string, number>): string {
  const slug =
    content
      .replaceAll('*', '')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu)
      ?.join('-') || 'section'
  const count = taken.get(slug) ?? 0
  taken.set(slug, count + 1)
  return count === 0 ? slug : `${slug}-${count + 1}`
}
