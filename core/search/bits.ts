/** Sets of up to 32 members as the bits of a number. */

/** How many bits are 1. */
export function bitCount(bits: number): number {
  return Math.imul(bitsByByte(bits), 0x0101_0101) >>> 24
}

/**
 * How many bits are 1, for each byte: four counts of up to 8. Up to 31 such counts can
 * be added before one overflows.
 */
export function bitsByByte(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return (fours + (fours >>> 4)) & 0x0f0f_0f0f
}
