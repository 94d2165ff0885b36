/** Estimates how much text fills the screen, by a rule of thumb that needs no layout. */

/** Number of characters that a desktop draws within a frame or two. */
const longest = 3_000
/** Area of a character in square pixels at the middle font size, with a reserve. */
const characterArea = 320
/** A block counts at least this many characters, because even a short line of a poem takes a line. */
const shortestBlock = 60

/** Number of characters that fill the screen, with a reserve on phones, limited to what is drawn quickly. */
export function screenful(): number {
  return Math.min(longest, (innerWidth * innerHeight) / characterArea)
}

/** The share of a screenful for a block of this many characters. */
export function lengthInScreen(length: number): number {
  return Math.max(length, shortestBlock)
}
