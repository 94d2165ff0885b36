/** White space as it is shown: folded, none at the borders of blocks, loose text in paragraphs, nothing empty. */
import { blockTags, type DraftNode } from './draft'

/** Blocks only, each folded. */
export function foldBlocks(nodes: readonly DraftNode[]): DraftNode[] {
  const blocks: DraftNode[] = []
  let loose: DraftNode[] = []
  const closeLoose = () => {
    const children = foldInline(loose)
    loose = []
    if (children.length > 0) blocks.push({ tag: 'p', children })
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      loose.push(node)
      continue
    }
    closeLoose()
    blocks.push(...foldBlock(node))
  }
  closeLoose()
  return blocks
}

function isBlock(node: DraftNode): node is Extract<DraftNode, { children: DraftNode[] }> {
  return typeof node !== 'string' && blockTags.has(node.tag) && 'children' in node
}

function foldBlock(node: Extract<DraftNode, { children: DraftNode[] }>): DraftNode[] {
  if (node.tag === 'hr') return [{ tag: 'hr', children: [] }]
  const children = node.children.some(isBlock) ? foldBlocks(node.children) : foldInline(node.children)
  if (children.length === 0) return []
  // A paragraph that holds blocks is a container of some markup: its blocks stand for themselves.
  if (node.tag === 'p' && node.children.some(isBlock)) return children
  return [{ ...node, children }]
}

interface Fold {
  /** A space is due before the next text. */
  space: boolean
  isFirst: boolean
}

function foldInline(nodes: readonly DraftNode[]): DraftNode[] {
  const folded = withoutEnd(foldRun(nodes, { space: false, isFirst: true }))
  return folded.some((node) => typeof node === 'string' || node.tag !== 'br') ? folded : []
}

function foldRun(nodes: readonly DraftNode[], fold: Fold): DraftNode[] {
  const done: DraftNode[] = []
  const add = (node: DraftNode) => {
    const last = done.at(-1)
    if (typeof node === 'string' && typeof last === 'string') done[done.length - 1] = last + node
    else done.push(node)
  }
  for (const node of nodes) {
    if (typeof node === 'string') {
      const text = foldText(node, fold)
      if (text !== '') add(text)
      continue
    }
    if (node.tag === 'br' || node.tag === 'hr') {
      Object.assign(fold, { space: false, isFirst: true })
      add({ tag: 'br', children: [] })
      continue
    }
    const inner = innerOf(node, fold)
    if (!inner) continue
    if (inner.space) add(' ')
    add(inner.node)
  }
  return done
}

/** An element with its folded text; the space before its first word stands before it. */
function innerOf(
  node: Exclude<DraftNode, string>,
  fold: Fold,
): { node: DraftNode; space: boolean } | undefined {
  if (!('children' in node) && !('text' in node)) {
    const space = fold.space && !fold.isFirst
    Object.assign(fold, { space: false, isFirst: false })
    return { node, space }
  }
  const words = 'children' in node ? firstText(node.children) : node.text
  const space = !fold.isFirst && (fold.space || /^\s/.test(words))
  const own: Fold = { space: false, isFirst: true }
  const folded: DraftNode =
    'children' in node
      ? { ...node, children: foldRun(node.children, own) }
      : { ...node, text: foldText(node.text, own) }
  const isTarget =
    (folded.tag === 'marked' && folded.target !== undefined) ||
    (folded.tag === 'see' && folded.key !== undefined)
  const isEmpty = 'children' in folded ? folded.children.length === 0 : folded.text === '' && !isTarget
  if (isEmpty) {
    fold.space ||= /\s/.test(words)
    return undefined
  }
  Object.assign(fold, { space: own.space, isFirst: false })
  return { node: folded, space }
}

function firstText(nodes: readonly DraftNode[]): string {
  const [first] = nodes
  if (first === undefined) return ''
  if (typeof first === 'string') return first
  return 'children' in first ? firstText(first.children) : 'text' in first ? first.text : ''
}

/** Spaces, tabs and lines as one space; a no-break space stays. */
function foldText(text: string, fold: Fold): string {
  const folded = text.replace(/[ \t\r\n\f]+/g, ' ')
  const words = folded.trim() === '' ? folded.replaceAll(' ', '') : folded.replace(/^ | $/g, '')
  if (words === '') {
    fold.space ||= folded !== ''
    return ''
  }
  const lead = !fold.isFirst && (fold.space || folded.startsWith(' ')) ? ' ' : ''
  Object.assign(fold, { space: folded.endsWith(' '), isFirst: false })
  return lead + words
}

/** Without breaks at the end. */
function withoutEnd(nodes: DraftNode[]): DraftNode[] {
  while (nodes.length > 0) {
    const last = nodes.at(-1)
    if (typeof last === 'object' && last.tag === 'br') nodes.pop()
    else break
  }
  return nodes
}
