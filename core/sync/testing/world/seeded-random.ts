/** The one source of randomness in a simulation: the same seed gives the same numbers (mulberry32). */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** At least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    const once = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61))
    return ((twice ^ (twice >>> 14)) >>> 0) / 4_294_967_296
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1))
  }

  /** An item of a non-empty list. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[Math.floor(this.next() * items.length)] ?? items[0]
  }

  uuid(): string {
    const digits = Array.from({ length: 4 }, () => Math.floor(this.next() * 4_294_967_296))
      .map((part) => part.toString(16).padStart(8, '0'))
      .join('')
    return [8, 12, 16, 20, 32].map((end, part) => digits.slice([0, 8, 12, 16, 20][part], end)).join('-')
  }
}
