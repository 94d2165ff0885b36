/** The quotation mark that a line of poetry begins with: it hangs before the line, so that the words stand below each other. */
import type { FlowBlock } from './layout'

/** What hangs, as styles know their widths; the text itself is never touched. */
export type HangingQuote = 'double' | 'single' | 'double-single' | 'angle' | 'angle-space'

const quotes: readonly (readonly [HangingQuote, RegExp])[] = [
  ['double-single', /^[“„][‘‚]/],
  ['double', /^[“„”"]\S/],
  ['single', /^[‘‚‹›]\S/],
  ['angle', /^[«»][^\s\u00A0\u202F]/],
  ['angle-space', /^[«»][\u00A0\u202F]/],
]

/** Undefined for a line that begins with a word, and for one that is centred or set at the end. */
export function hangingQuote({ fragments, align }: FlowBlock): HangingQuote | undefined {
  const [first] = fragments
  if (!first || align !== 'start') return undefined
  const text = first.verse.content.slice(first.from, first.to)
  return quotes.find(([, pattern]) => pattern.test(text))?.[0]
}
