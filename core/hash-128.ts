/**
 * A hash of 128 bits of any text, as 32 hexadecimal digits: four lanes of 32 bits that are mixed with each
 * other. It distinguishes texts that nobody made to collide; it is not cryptographic.
 */

const seeds = [0x3c6ef372, 0x1b873593, 0x85ebca6b, 0xc2b2ae35] as const
const factors = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const

/** The same text gives the same digits, on every engine. */
export function hash128(text: string): string {
  let [a, b, c, d]: [number, number, number, number] = [...seeds]
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, factors[0])
    b = c ^ Math.imul(b ^ unit, factors[1])
    c = d ^ Math.imul(c ^ unit, factors[2])
    d = a ^ Math.imul(d ^ unit, factors[3])
  }
  const sum = a ^ b ^ c ^ d
  return [a ^ mix(sum), b ^ mix(sum + 1), c ^ mix(sum + 2), d ^ mix(sum + 3)]
    .map((lane) => hex(mix(lane)))
    .join('')
}

function mix(lane: number): number {
  const once = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0')
}
