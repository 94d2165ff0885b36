/**
 * Which lines a screen of text shows, and with which the next one begins (FEATURES READ-21). Pure: lines are bands of the page, px from its
 * top; no screen cuts one.
 */

export interface Band {
  top: number
  bottom: number
  /** A heading: no screen ends with it. */
  leads?: boolean
}

/** The part of the page that can be seen, between the bars. */
export interface Screen {
  top: number
  bottom: number
}

/** Lines may reach into each other by this share: letters of some faces are higher than their lines. */
const overlap = 0.4

/** Boxes of text as bands from the top down: what stands beside each other is one. */
export function bandsOf(boxes: readonly Band[]): Band[] {
  const bands: Band[] = []
  for (const box of [...boxes].sort((a, b) => a.top - b.top || a.bottom - b.bottom)) {
    const last = bands[bands.length - 1]
    const shared = last ? Math.min(last.bottom, box.bottom) - box.top : 0
    if (!last || shared <= overlap * Math.min(last.bottom - last.top, box.bottom - box.top)) {
      bands.push({ ...box })
      continue
    }
    last.bottom = Math.max(last.bottom, box.bottom)
    last.leads = last.leads === true && box.leads === true
  }
  return bands
}

/** What stands on a screen: how far down it is shown, and where the next one begins; undefined after the last line. */
export function screenOf(bands: readonly Band[], screen: Screen): { shownTo: number; next?: number } {
  const below = bands.findIndex(({ bottom }) => bottom > screen.bottom + 0.5)
  if (below === -1) return { shownTo: screen.bottom }
  let first = below
  while (isInside(bands[first - 1], screen) && bands[first - 1]?.leads) first -= 1
  // All that can be seen leads on: nothing is gained by showing it once more.
  if (!isInside(bands[first - 1], screen)) first = below
  const [last, next] = [bands[first - 1], bands[first]]
  // Higher than the screen: cut it is, but nothing of it is lost.
  if (!next || next.top <= screen.top + 0.5) return { shownTo: screen.bottom, next: screen.bottom }
  return { shownTo: last ? Math.min(Math.max(last.bottom, screen.top), next.top) : next.top, next: next.top }
}

const isInside = (band: Band | undefined, { top }: Screen) => band !== undefined && band.top > top - 0.5

/**
 * Where each screen of a text begins, when it is read from its top. `first`: the screen at the top of the page, where the header takes more
 * room. `height`: of all others.
 */
export function beginningsOf(bands: readonly Band[], first: Screen, height: number): number[] {
  const beginnings = [first.top]
  let screen = first
  for (;;) {
    const { next } = screenOf(bands, screen)
    if (next === undefined || next <= screen.top) return beginnings
    beginnings.push(next)
    screen = { top: next, bottom: next + height }
  }
}

/**
 * Where the screen before begins; undefined before the first line. From a screen that was turned to it is the one it was turned from; from
 * any other place the one whose last line is the one before.
 */
export function screenBefore(
  bands: readonly Band[],
  screen: Screen,
  first: Screen,
  height: number,
): number | undefined {
  if (screen.top <= first.top + 1) return undefined
  const beginnings = beginningsOf(bands, first, height)
  const at = beginnings.findIndex((beginning) => Math.abs(beginning - screen.top) <= 2)
  if (at > 0) return beginnings[at - 1]
  const above = bands.filter(({ top }) => top < screen.top - 1)
  const end = Math.min(above[above.length - 1]?.bottom ?? first.top, screen.top)
  const begin = above.find(({ top }) => end - top <= height)
  if (!begin || begin === above[0]) return first.top
  return begin.top
}
