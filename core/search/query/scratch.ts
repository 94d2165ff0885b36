/** Work space shared by consecutive queries: as long as the largest index, all zero between queries. */

import { bitCount } from '../bits'
import type { Postings } from '../index/word-index'

/** Arrays that are reused. */
export class Scratch {
  scores = new Float64Array(0)
  /** Which units a document contains: 32 of them in each list. */
  private masks: Uint32Array[] = []
  /** How many of the lists this query uses. */
  parts = 1
  /** Documents with any unit, in the order found. */
  touched = new Int32Array(0)
  touchedCount = 0
  /** For `merge`: by document, zero between calls; then the documents and their sums. */
  private frequencies = new Float32Array(0)
  private having = new Int32Array(0)
  private merged = new Float32Array(0)
  private flags = new Uint8Array(0)

  /** Makes room for this many documents and units. */
  prepare(documents: number, units: number): void {
    if (this.scores.length < documents) {
      this.scores = new Float64Array(documents)
      this.frequencies = new Float32Array(documents)
      this.touched = new Int32Array(documents)
      this.having = new Int32Array(documents)
      this.merged = new Float32Array(documents)
      this.flags = new Uint8Array(documents)
      this.masks = []
    }
    this.parts = Math.max(1, (units + 31) >> 5)
    while (this.masks.length < this.parts) this.masks.push(new Uint32Array(this.scores.length))
  }

  /** Merges several lists into one: the weighted sum for each document. Valid until the next call. */
  merge(lists: readonly { list: Postings; weight: number }[]): Postings {
    const { frequencies, having } = this
    let count = 0
    for (const { list, weight } of lists) {
      for (let at = 0; at < list.length; at += 1) {
        const document = list.documents[at] ?? 0
        const before = frequencies[document] ?? 0
        frequencies[document] = before + weight * (list.frequencies[at] ?? 0)
        if (before !== 0) continue
        having[count] = document
        count += 1
      }
    }
    for (let at = 0; at < count; at += 1) {
      const document = having[at] ?? 0
      this.merged[at] = frequencies[document] ?? 0
      frequencies[document] = 0
    }
    return { documents: having, frequencies: this.merged, length: count }
  }

  /** Records that the first `count` of these documents contain a unit. */
  touch(documents: Int32Array, count: number, unit: number): void {
    const { touched, flags } = this
    const mask = this.mask(unit >> 5)
    const bit = 1 << (unit & 31)
    let end = this.touchedCount
    for (let at = 0; at < count; at += 1) {
      const document = documents[at] ?? 0
      mask[document] = (mask[document] ?? 0) | bit
      if (flags[document] !== 0) continue
      flags[document] = 1
      touched[end] = document
      end += 1
    }
    this.touchedCount = end
  }

  /** Documents touched, ascending. */
  touchedInOrder(documents: number): Int32Array {
    const found = this.touched.subarray(0, this.touchedCount)
    if (this.touchedCount * 8 < documents) return found.sort()
    const { flags } = this
    let end = 0
    for (let document = 0; document < documents; document += 1) {
      if (flags[document] === 0) continue
      found[end] = document
      end += 1
    }
    return found
  }

  /** The units from 32 * `part` on that each document contains. */
  mask(part: number): Uint32Array {
    return this.masks[part] ?? noMask
  }

  hasUnit(document: number, unit: number): boolean {
    return ((this.mask(unit >> 5)[document] ?? 0) & (1 << (unit & 31))) !== 0
  }

  /** How many units a document contains. */
  unitCount(document: number): number {
    let count = 0
    for (let part = 0; part < this.parts; part += 1) count += bitCount(this.mask(part)[document] ?? 0)
    return count
  }

  clear(): void {
    const { flags, scores, touched, touchedCount } = this
    for (let at = 0; at < touchedCount; at += 1) {
      const document = touched[at] ?? 0
      scores[document] = 0
      flags[document] = 0
    }
    for (let part = 0; part < this.parts; part += 1) {
      const mask = this.mask(part)
      for (let at = 0; at < touchedCount; at += 1) mask[touched[at] ?? 0] = 0
    }
    this.touchedCount = 0
  }
}

const noMask = new Uint32Array(0)
