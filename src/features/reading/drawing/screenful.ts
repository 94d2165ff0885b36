/** How much text fills the screen, by rule of thumb: nothing has to be laid out to know it. */

/** Characters that a desktop draws within a frame or two. */
const longest = 3_000
/** What a character takes in square pixels, with the font size of the middle step and some left over. */
const characterArea = 320
/** What a block counts at least: a line of a poem takes a line. */
const shortestBlock = 60

/** Characters that fill the screen, some more on a phone, no more than are drawn quickly. */
export function screenful(): number {
  return Math.min(longest, (innerWidth * innerHeight) / characterArea)
}

/** What a block of so many characters takes of it. */
export function lengthInScreen(length: number): number {
  return Math.max(length, shortestBlock)
}
