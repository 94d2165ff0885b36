/**
 * A note's text as Markdown. Bold `**`, italic `*`, strike `~~`, underline `<u>`; read-markdown.ts parses it.
 */
import type { NoteBlock, NoteBody, NoteInline, NoteItem } from '../../contract/members/note-body'
import { hrefOf, plainBody } from './plain-body'

/** Signs around marked text, outermost first. */
const markSigns = [
  { type: 'bold', open: '**', close: '**' },
  { type: 'italic', open: '*', close: '*' },
  { type: 'underline', open: '<u>', close: '</u>' },
  { type: 'strike', open: '~~', close: '~~' },
] as const
/** Marks that are written as signs. */
export type SignedMark = (typeof markSigns)[number]['type']

/** Blocks are separated by an empty line; no newline at the end. */
export function printMarkdown(body: NoteBody): string {
  return printBlocks(plainBody(body).content).join('\n')
}

/** Lines. */
function printBlocks(blocks: readonly NoteBlock[]): string[] {
  let isOtherSign = false
  return blocks.flatMap((block, index) => {
    // Two adjacent lists of a kind would merge: the second one uses another sign.
    isOtherSign = blocks[index - 1]?.type === block.type && !isOtherSign
    const lines = printBlock(block, isOtherSign)
    return index === 0 ? lines : ['', ...lines]
  })
}

function printBlock(block: NoteBlock, isOtherSign: boolean): string[] {
  switch (block.type) {
    case 'paragraph':
      return printInlines(block.content ?? []).split('\n')
    case 'heading':
      return [`${'#'.repeat(block.attrs.level)} ${printInlines(block.content ?? [])}`.trimEnd()]
    case 'blockquote':
      return printBlocks(block.content).map((line) => `> ${line}`.trimEnd())
    case 'bulletList':
      return block.content.flatMap((item) => printItem(item, isOtherSign ? '* ' : '- '))
    case 'orderedList':
      return block.content.flatMap((item, index) =>
        printItem(item, `${index + 1}${isOtherSign ? ')' : '.'} `),
      )
  }
}

function printItem({ content }: NoteItem, sign: string): string[] {
  const indent = ' '.repeat(sign.length)
  return printBlocks(content).map((line, index) => `${index === 0 ? sign : indent}${line}`.trimEnd())
}

function printInlines(inlines: readonly NoteInline[]): string {
  let text = ''
  let open: readonly SignedMark[] = []
  let href: string | undefined
  const turnTo = (marks: readonly SignedMark[], nextHref: string | undefined) => {
    const isOtherLink = nextHref !== href
    text += signsBetween(open, isOtherLink ? [] : marks)
    if (isOtherLink) {
      if (href !== undefined) text += `](${escapeHref(href)})`
      if (nextHref !== undefined) text += '['
      text += signsBetween([], marks)
    }
    open = marks
    href = nextHref
  }
  for (const inline of inlines) {
    if (inline.type === 'hardBreak') {
      turnTo([], undefined)
      text += '\\\n'
      continue
    }
    const marks = markSigns.filter(({ type }) => inline.marks?.some((mark) => mark.type === type))
    turnTo(
      marks.map(({ type }) => type),
      hrefOf(inline.marks),
    )
    text += marks.length > 0 ? encodeEnds(escapeText(inline.text)) : escapeText(inline.text)
  }
  turnTo([], undefined)
  return text
    .split('\n')
    .map((line, index, lines) => escapeLine(line, index < lines.length - 1))
    .join('\n')
}

function signsBetween(before: readonly SignedMark[], after: readonly SignedMark[]): string {
  const closing = markSigns.filter(({ type }) => before.includes(type) && !after.includes(type)).toReversed()
  const opening = markSigns.filter(({ type }) => after.includes(type) && !before.includes(type))
  return closing.map(({ close }) => close).join('') + opening.map(({ open }) => open).join('')
}

function escapeText(text: string): string {
  return text.replace(/[\\*_~[\]<`]/g, '\\$&').replace(/&(?=#)/g, '\\&')
}

function escapeHref(href: string): string {
  return href.replace(/[\\()]/g, '\\$&')
}

/** Escapes what would begin a block, and spaces at the ends, which Markdown drops. */
function escapeLine(line: string, isBroken: boolean): string {
  const end = isBroken ? '\\' : ''
  return (
    line
      .slice(0, line.length - end.length)
      .replace(/^[#>+-]/, '\\$&')
      .replace(/^(\d{1,9})([.)])/, '$1\\$2')
      .replace(/^\s|\s$/g, encode) + end
  )
}

/** Encodes spaces at the ends of marked text: a sign must touch the words it marks. */
function encodeEnds(text: string): string {
  return text.replace(/^\s|\s$/g, encode)
}

const encode = (blank: string) => `&#${blank.codePointAt(0) ?? 32};`
