/**
 * Remembers the most recently requested results, up to a number of bytes that several kinds of them share: what was
 * asked for longest ago is dropped first, whichever kind it is. Failures are not remembered.
 */

/** Results of one kind by key. */
export interface Recent<Value> {
  /** The known result, or the one `make` returns; concurrent calls share one run. */
  get(key: string, make: () => Promise<Value>): Promise<Value>
}

interface Held {
  bytes: number
  forget(): void
}

/** One that takes more than this part of the memory would push out most others: it is given, not kept. */
const largestPart = 1 / 2

/** A memory of at most `capacityBytes`, as far as its users know what their results take. */
export class Memory {
  /** From the one asked for longest ago. */
  private readonly entries = new Set<Held>()
  private used = 0

  constructor(private readonly capacityBytes: number) {}

  get usedBytes(): number {
    return this.used
  }

  /** A part of it; `bytesOf` says what a result takes. */
  recent<Value>(bytesOf: (value: Value) => number): Recent<Value> {
    const known = new Map<string, { made: Promise<Value>; entry: Held }>()
    const forget = (key: string, made: Promise<Value>) => {
      if (known.get(key)?.made === made) known.delete(key)
    }
    return {
      get: async (key, make) => {
        const before = known.get(key)
        if (before) {
          this.touch(before.entry)
          return await before.made
        }
        const made = make()
        const entry: Held = { bytes: 0, forget: () => forget(key, made) }
        known.set(key, { made, entry })
        this.entries.add(entry)
        try {
          const value = await made
          this.weigh(entry, bytesOf(value) + key.length * 2)
          return value
        } catch (error) {
          this.drop(entry)
          throw error
        }
      },
    }
  }

  private touch(entry: Held): void {
    if (this.entries.delete(entry)) this.entries.add(entry)
  }

  private weigh(entry: Held, bytes: number): void {
    // While it was made others may have taken its place.
    if (!this.entries.has(entry)) return
    entry.bytes = bytes
    this.used += bytes
    if (bytes > this.capacityBytes * largestPart) this.drop(entry)
    for (const oldest of this.entries) {
      if (this.used <= this.capacityBytes) break
      // A value that is still being made takes nothing yet, and others wait for it.
      if (oldest.bytes > 0) this.drop(oldest)
    }
  }

  private drop(entry: Held): void {
    if (!this.entries.delete(entry)) return
    this.used -= entry.bytes
    entry.forget()
  }
}

const [ofObject, ofField, ofNumber] = [32, 16, 8]

/** About what plain data takes: texts, numbers, lists and objects of them. */
export function roughBytes(value: unknown): number {
  if (typeof value === 'string') return ofObject + value.length * 2
  if (typeof value !== 'object' || value === null) return ofNumber
  if (ArrayBuffer.isView(value)) return ofObject + value.byteLength
  return Object.values(value).reduce<number>((sum, one) => sum + ofField + roughBytes(one), ofObject)
}
