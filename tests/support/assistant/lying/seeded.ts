/** Choices that are equal in every run, so that a failure can be repeated. */

export interface Seeded {
  /** 0 to `below`, without it. */
  number(below: number): number
  pick<T>(list: readonly T[]): T
}

export function seeded(seed: number): Seeded {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const number = (below: number) => Math.floor(next() * below)
  return {
    number,
    pick(list) {
      const picked = list[number(list.length)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
  }
}
