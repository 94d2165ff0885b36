/** How much of the window the header covers. */
let cachedPx: number | undefined

/** The height of the compact header, px: a line of the reader's own letters and air around it (`--header-work` in tokens.css). */
export function headerPx(): number {
  cachedPx ??= 31 + 1.5 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  return cachedPx
}
