/**
 * Converts an editor's document to the text of a note: only the closed list of nodes and marks
 * (note-body.ts), whatever else the editor knows.
 */
import { isLinkHref } from '../contract/members/link-href'
import type { NoteBlock, NoteBody, NoteInline, NoteItem, NoteMark } from '../contract/members/note-body'

/** A node of an editor. */
export interface EditorNode {
  type?: string
  text?: string
  attrs?: Readonly<Record<string, unknown>>
  marks?: readonly { type: string; attrs?: Readonly<Record<string, unknown>> }[]
  content?: readonly EditorNode[]
}

/** Nesting of lists and quotations; deeper content moves up. */
const deepest = 4

/** The body of a note; unknown nodes are replaced by their contents. */
export function closedBody(document: EditorNode): NoteBody {
  return { type: 'doc', content: blocksOf(document.content ?? [], deepest) }
}

function blocksOf(nodes: readonly EditorNode[], depth: number): NoteBlock[] {
  return nodes.flatMap((node) => blockOf(node, depth))
}

function blockOf(node: EditorNode, depth: number): NoteBlock[] {
  const inner = node.content ?? []
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', ...contentOf(inner) }]
    case 'heading':
      return [{ type: 'heading', attrs: { level: node.attrs?.['level'] === 3 ? 3 : 2 }, ...contentOf(inner) }]
    case 'blockquote': {
      const content = blocksOf(inner, depth - 1)
      return depth === 0 || content.length === 0 ? content : [{ type: 'blockquote', content }]
    }
    case 'bulletList':
    case 'orderedList':
      return listOf(node.type, inner, depth)
    case 'text':
    case 'hardBreak':
      return [{ type: 'paragraph', ...contentOf([node]) }]
    default:
      return blocksOf(inner, depth)
  }
}

function listOf(
  type: 'bulletList' | 'orderedList',
  nodes: readonly EditorNode[],
  depth: number,
): NoteBlock[] {
  if (depth === 0) return blocksOf(nodes, 0)
  const items = nodes.map(
    (node): NoteItem => ({ type: 'listItem', content: blocksOf(node.content ?? [], depth - 1) }),
  )
  const content = items.filter((item) => item.content.length > 0)
  return content.length > 0 ? [{ type, content }] : []
}

function contentOf(nodes: readonly EditorNode[]): { content?: NoteInline[] } {
  const content = nodes.flatMap((node): NoteInline[] => {
    if (node.type === 'hardBreak') return [{ type: 'hardBreak' }]
    if (node.type !== 'text' || !node.text) return []
    const marks = (node.marks ?? []).flatMap(markOf)
    return [{ type: 'text', text: node.text, ...(marks.length > 0 ? { marks } : {}) }]
  })
  return content.length > 0 ? { content } : {}
}

function markOf({ type, attrs }: { type: string; attrs?: Readonly<Record<string, unknown>> }): NoteMark[] {
  if (type === 'bold' || type === 'italic' || type === 'underline' || type === 'strike') return [{ type }]
  const href = attrs?.['href']
  return type === 'link' && typeof href === 'string' && isLinkHref(href) ? [{ type, attrs: { href } }] : []
}
