/**
 * Words that are painted without changing the text: highlights of CSS, which React does not know of. Which looks there are says
 * styles/text/words.css.
 */
import type { TagColour } from '#core/contract/members/tag-colours'

/** A look of words. */
export type WordLook = TagColour | 'chosen' | 'partner'

export interface PaintedWords {
  look: WordLook
  range: AbstractRange
}

/** What each layer paints in an element. */
const painted = new Map<HTMLElement, Map<string, readonly PaintedWords[]>>()

/** Whether this browser paints words; Safari does since 17.2, Firefox since 140. */
export function paintsWords(): boolean {
  return typeof CSS !== 'undefined' && 'highlights' in CSS
}

/** Replaces what a layer paints in an element. */
export function paintWords(element: HTMLElement, layer: string, words: readonly PaintedWords[]): void {
  if (!paintsWords()) return
  const layers = painted.get(element)
  if (words.length === 0 && !layers?.has(layer)) return
  for (const { look, range } of layers?.get(layer) ?? []) CSS.highlights.get(nameOf(look))?.delete(range)
  for (const { look, range } of words) highlightOf(look).add(range)
  const now = new Map([...(layers ?? []), [layer, words] as const].filter(([, all]) => all.length > 0))
  if (now.size > 0) painted.set(element, now)
  else painted.delete(element)
  forgetGone()
}

/** Ranges in elements that React has removed paint nothing, but would be kept for ever. */
function forgetGone(): void {
  for (const [element, layers] of painted) {
    if (element.isConnected) continue
    for (const { look, range } of [...layers.values()].flat()) CSS.highlights.get(nameOf(look))?.delete(range)
    painted.delete(element)
  }
}

function highlightOf(look: WordLook): Highlight {
  const known = CSS.highlights.get(nameOf(look))
  if (known) return known
  const made = new Highlight()
  // A colour is seen also while its words are chosen.
  made.priority = look === 'chosen' || look === 'partner' ? 0 : 1
  CSS.highlights.set(nameOf(look), made)
  return made
}

function nameOf(look: WordLook): string {
  return `words-${look}`
}
