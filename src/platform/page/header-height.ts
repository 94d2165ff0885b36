/** How much of the window the header covers. */
import { once } from '#core/once'

/**
 * The height of the compact header, px: one line in the reader's own font size with padding (`--header-work`
 * in tokens.css).
 */
export const headerPx = once(
  () => 31 + 1.5 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16),
)
