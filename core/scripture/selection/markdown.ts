/** What is copied as Markdown: a block quote, in it the reference as a link. Every sign of the text means itself. */
import type { Token } from './copied-tokens'

/** `isQuote`: with text, and not a reference alone. `address` is empty where no link is wanted. */
export function markdownColumn(tokens: readonly Token[], address: string, isQuote: boolean): string {
  let text = ''
  for (const token of tokens) text += markdownToken(token, address, /(?:^|\n)$/.test(text))
  return isQuote ? text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>') : text
}

/** An address that is written out. */
export function markdownLink(address: string): string {
  return `<${linked(address)}>`
}

function markdownToken(token: Token, address: string, isAtStart: boolean): string {
  switch (token.kind) {
    case 'text':
      return escaped(token.text, isAtStart)
    case 'number':
      return `**${escaped(token.text, false)}** `
    case 'place':
      return address ? `[${escaped(token.text, false)}](${linked(address)})` : escaped(token.text, isAtStart)
    case 'line':
      // Two spaces keep the line.
      return '  \n'
    case 'paragraph':
    case 'stanza':
      return '\n\n'
  }
}

/** Signs at the start of a line would make it a list or a heading. */
function escaped(text: string, isAtStart: boolean): string {
  const plain = text.replace(/[\\`*_[\]<>|~&]/g, '\\$&')
  return isAtStart
    ? plain.replace(/^[-+=#]|^(\d+)(?=[.)])/, (sign, digits?: string) =>
        digits ? `${digits}\\` : `\\${sign}`,
      )
    : plain
}

const linked = (address: string) =>
  address.replace(/[<>()\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
