/**
 * A sentence while it is checked: its text, in which every part that is already safe stands as one character of the private use
 * area. What a model writes never contains those (cleaner.ts), so nothing of its text can pose as one.
 */
import type { AnswerNode } from '../../../contract/assistant/answer'

export type Part =
  /** A link into the app; `place` of a place that exists. `isCitation`: words of the library stand behind it. */
  | { kind: 'link'; href: string; label: string; place?: PlaceRange; isCitation?: boolean }
  /** A place that exists and that the edition lacks. */
  | { kind: 'words'; label: string; place?: PlaceRange }
  | { kind: 'begin' | 'end'; tag: 'em' | 'strong' }

export interface PlaceRange {
  from: number
  to: number
}

const first = 0xe000
const most = 0x1800

export class Draft {
  readonly parts: Part[] = []

  constructor(public text: string) {}

  /** The character that stands for a part. */
  hold(part: Part): string {
    if (this.parts.length >= most) return ''
    return String.fromCharCode(first + this.parts.push(part) - 1)
  }

  partAt(at: number): Part | undefined {
    return this.parts[this.text.charCodeAt(at) - first]
  }

  replace(start: number, end: number, by: string): void {
    this.text = this.text.slice(0, start) + by + this.text.slice(end)
  }

  /** The places that the text names, in order. */
  places(): PlaceRange[] {
    return Array.from(this.text).flatMap((character) => {
      const part = this.parts[character.charCodeAt(0) - first]
      return part && 'place' in part && part.place ? [part.place] : []
    })
  }
}

/** Any held part. */
export const heldPart = /[\ue000-\uf7ff]/
/** The text without what is held. */
export function bareText(text: string): string {
  return text.replace(new RegExp(heldPart, 'g'), ' ')
}

/** The sentence as nodes: text, links into the app, short emphasis. */
export function nodesOf({ text, parts }: Draft): AnswerNode[] {
  const root: AnswerNode[] = []
  const open: { tag: 'em' | 'strong'; children: AnswerNode[] }[] = []
  const add = (node: AnswerNode) => {
    const children = open.at(-1)?.children ?? root
    const last = children.at(-1)
    if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node
    else if (node !== '') children.push(node)
  }
  const close = () => {
    const element = open.pop()
    if (element && element.children.length > 0) add({ tag: element.tag, children: element.children })
  }
  for (const piece of text.split(/([\ue000-\uf7ff])/)) {
    const part = /^[\ue000-\uf7ff]$/.test(piece) ? parts[piece.charCodeAt(0) - first] : undefined
    if (!part) add(piece)
    else if (part.kind === 'link') add({ tag: 'a', href: part.href, children: [part.label] })
    else if (part.kind === 'words') add(part.label)
    else if (part.kind === 'begin') open.push({ tag: part.tag, children: [] })
    else close()
  }
  while (open.length > 0) close()
  return root
}

/** Spaces that what was taken out leaves behind. */
export function tidy(text: string): string {
  return text
    .replace(/[([【]\s*[,;:.]*\s*[)\]】]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ +(?=[.,)\]])/g, '')
    .replace(/(?<=[([]) +/g, '')
    .trim()
}
