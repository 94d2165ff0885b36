/**
 * The text of an answer that people may see, while it comes in pieces: without what a model thinks between tags, without
 * blank space before it, never half a character, and no more than an answer takes.
 */
import { ChatFailure } from './chat-failure'

export interface VisibleText {
  /** Takes a piece; returns the visible text that was not given out yet. Throws ChatFailure where thinking was taken for text. */
  push(piece: string): string
  /** The text that was held back, once the last piece came. */
  rest(): string
  /** Some text was given out. */
  hasText(): boolean
  /** No more is given out. */
  isFull(): boolean
}

/** Models' names for the tags between which they think aloud. */
const names = ['think', 'thinking', 'thought', 'reasoning']
const tag = new RegExp(`<(/?)(?:${names.join('|')})>`, 'i')
const closing = new RegExp(`</(?:${names.join('|')})>`, 'i')
const halfCharacter = /[\ud800-\udbff]$/

export function visibleText(mostCharacters: number): VisibleText {
  let held = ''
  let isThinking = false
  let given = 0
  let isFull = false

  const give = (text: string): string => {
    const visible = given === 0 ? text.trimStart() : text
    isFull ||= visible.length > mostCharacters - given
    const part = isFull ? visible.slice(0, mostCharacters - given).replace(halfCharacter, '') : visible
    given += part.length
    return part
  }
  /** Takes from what is held all that can be judged. */
  const take = (): string => {
    let text = ''
    for (;;) {
      const found = (isThinking ? closing : tag).exec(held)
      if (!found) break
      // Models that begin with thinking may leave out the first tag: all before the second one was none of the answer.
      if (!isThinking && found[1] === '/') throw new ChatFailure('nonsense', 'thinking without a beginning')
      if (!isThinking) text += held.slice(0, found.index)
      held = held.slice(found.index + found[0].length)
      isThinking = !isThinking
    }
    const known = held.slice(0, unfinishedAt(held))
    held = held.slice(known.length)
    return isThinking ? text : text + known
  }
  return {
    push(piece) {
      held += piece
      return isFull ? '' : give(take())
    },
    rest: () => (isThinking || isFull ? '' : give(held.replace(halfCharacter, ''))),
    hasText: () => given > 0,
    isFull: () => isFull,
  }
}

/** Where a tag, or a character, begins that the next piece may go on with. */
function unfinishedAt(text: string): number {
  const [, typed] = /<\/?([a-z]*)$/i.exec(text) ?? []
  if (typed !== undefined && names.some((name) => name.startsWith(typed.toLowerCase())))
    return text.lastIndexOf('<')
  return halfCharacter.test(text) ? text.length - 1 : text.length
}
