/**
 * Numbers for words of texts without creating a string per word: a hash table over code units. Raw forms with
 * the same folded word share its number.
 */
import { foldWord } from '../../words/fold'

/** Words and their numbers. */
export class WordTable {
  /** Folded words by number. */
  readonly terms: string[] = []
  private readonly numbers = new Map<string, number>()
  private slots = new Int32Array(1 << 16).fill(-1)
  /** By raw form: its range in `letters`, its number, its hash. */
  private readonly ends: number[] = [0]
  private readonly numberOf: number[] = []
  private readonly hashes: number[] = []
  private letters = new Uint16Array(1 << 19)

  constructor(private readonly language: string) {}

  /** The number of the word from `start` to `end`; -1 if folding leaves nothing of it. */
  add(text: string, start: number, end: number): number {
    let hash = 17
    for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0
    const mask = this.slots.length - 1
    let slot = (hash ^ (hash >>> 15)) & mask
    let raw = this.slots[slot] ?? -1
    while (raw !== -1) {
      if (this.hashes[raw] === hash && this.isSame(raw, text, start, end)) return this.numberOf[raw] ?? -1
      slot = (slot + 1) & mask
      raw = this.slots[slot] ?? -1
    }
    return this.addNew(text.slice(start, end), hash, slot)
  }

  private isSame(raw: number, text: string, start: number, end: number): boolean {
    const from = this.ends[raw] ?? 0
    if ((this.ends[raw + 1] ?? 0) - from !== end - start) return false
    for (let at = start; at < end; at += 1) {
      if (this.letters[from + at - start] !== text.charCodeAt(at)) return false
    }
    return true
  }

  private addNew(word: string, hash: number, slot: number): number {
    const number = this.numberOfTerm(foldWord(word, this.language))
    const begin = this.ends.at(-1) ?? 0
    if (begin + word.length > this.letters.length) {
      const grown = new Uint16Array(Math.max(this.letters.length * 2, begin + word.length))
      grown.set(this.letters)
      this.letters = grown
    }
    for (let at = 0; at < word.length; at += 1) this.letters[begin + at] = word.charCodeAt(at)
    this.slots[slot] = this.numberOf.length
    this.numberOf.push(number)
    this.hashes.push(hash)
    this.ends.push(begin + word.length)
    if (this.numberOf.length * 2 > this.slots.length) this.growSlots()
    return number
  }

  private numberOfTerm(term: string): number {
    if (term === '') return -1
    const known = this.numbers.get(term)
    if (known !== undefined) return known
    this.numbers.set(term, this.terms.length)
    this.terms.push(term)
    return this.terms.length - 1
  }

  private growSlots(): void {
    const slots = new Int32Array(this.slots.length * 2).fill(-1)
    const mask = slots.length - 1
    for (const [raw, hash] of this.hashes.entries()) {
      let slot = (hash ^ (hash >>> 15)) & mask
      while (slots[slot] !== -1) slot = (slot + 1) & mask
      slots[slot] = raw
    }
    this.slots = slots
  }
}
