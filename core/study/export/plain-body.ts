/** A note's text in the canonical form of the exports: what looks the same is equal. */
import type { NoteBlock, NoteBody, NoteInline, NoteItem, NoteMark } from '../../contract/members/note-body'

const markOrder = ['bold', 'italic', 'underline', 'strike', 'link'] as const

/**
 * The body without empty parts, adjacent texts with the same marks merged, marks in a fixed order, spaces for
 * tabs and newlines; a break in a heading becomes a space. Idempotent.
 */
export function plainBody(body: NoteBody): NoteBody {
  return { type: 'doc', content: plainBlocks(body.content) }
}

/** Merges adjacent texts with the same marks; drops empty ones. */
export function joinInlines(inlines: readonly NoteInline[]): NoteInline[] {
  const joined: NoteInline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (inline.type === 'hardBreak') joined.push(inline)
    else if (inline.text === '') continue
    else if (last?.type === 'text' && isSameMarks(last.marks, inline.marks))
      joined[joined.length - 1] = textOf(last.text + inline.text, last.marks)
    else joined.push(textOf(inline.text, inline.marks))
  }
  return joined
}

/** The target of a link, if the text is one. */
export function hrefOf(marks: readonly NoteMark[] | undefined): string | undefined {
  return marks?.find((mark) => mark.type === 'link')?.attrs.href
}

function plainBlocks(blocks: readonly NoteBlock[]): NoteBlock[] {
  return blocks.map(plainBlock).filter((block) => (block.content ?? []).length > 0)
}

function plainBlock(block: NoteBlock): NoteBlock {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', ...contentOf(block.content) }
    case 'heading':
      return { type: 'heading', attrs: { level: block.attrs.level }, ...contentOf(block.content, true) }
    case 'blockquote':
      return { type: 'blockquote', content: plainBlocks(block.content) }
    case 'bulletList':
    case 'orderedList':
      return { type: block.type, content: plainItems(block.content) }
  }
}

function plainItems(items: readonly NoteItem[]): NoteItem[] {
  const plain = items.map((item): NoteItem => ({ type: 'listItem', content: plainBlocks(item.content) }))
  return plain.filter(({ content }) => content.length > 0)
}

function contentOf(inlines: readonly NoteInline[] = [], isLine = false): { content?: NoteInline[] } {
  const plain = inlines.map((inline): NoteInline => {
    if (inline.type === 'hardBreak') return isLine ? { type: 'text', text: ' ' } : inline
    return textOf(inline.text.replace(/[\t\n\r]/g, ' '), inline.marks)
  })
  const content = joinInlines(plain)
  return content.length > 0 ? { content } : {}
}

function textOf(text: string, marks: readonly NoteMark[] = []): NoteInline {
  const ordered = markOrder.flatMap((type) => marks.find((mark) => mark.type === type) ?? [])
  return ordered.length > 0 ? { type: 'text', text, marks: ordered } : { type: 'text', text }
}

function isSameMarks(a: readonly NoteMark[] = [], b: readonly NoteMark[] = []): boolean {
  return (
    a.length === b.length &&
    a.every(({ type }) => b.some((mark) => mark.type === type)) &&
    hrefOf(a) === hrefOf(b)
  )
}
