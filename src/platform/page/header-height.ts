/** How much of the window the header covers. */
import { once } from '#core/once'

/** The height of the compact header, px: a line of the reader's own letters and air around it (`--header-work` in tokens.css). */
export const headerPx = once(
  () => 31 + 1.5 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16),
)
