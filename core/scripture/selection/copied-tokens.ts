/** What is copied in small pieces, before it becomes plain text, HTML or Markdown. */
import type { BreakKind } from './line-breaks'

export type Token =
  /** `number` of the verse that follows; `place`: a reference, which may become a link. */
  { kind: 'text' | 'number' | 'place'; text: string } | { kind: BreakKind }

export function plainOf(tokens: readonly Token[]): string {
  return tokens.map(plainToken).join('')
}

function plainToken(token: Token): string {
  switch (token.kind) {
    case 'text':
    case 'place':
      return token.text
    case 'number':
      return `${token.text} `
    case 'line':
    case 'paragraph':
      return '\n'
    case 'stanza':
      return '\n\n'
  }
}
