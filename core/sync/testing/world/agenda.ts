/** The one queue of future events, and the virtual clock: time jumps from event to event (SYNC 3.14). */
export class Agenda {
  readonly #heap: Entry[] = []
  #count = 0
  #done = 0
  now: number

  constructor(start: number) {
    this.now = start
  }

  /** Number of events that have happened. */
  get done(): number {
    return this.#done
  }

  /** Schedules an event; of two at the same time the one scheduled first runs first. */
  at(time: number, event: () => void): void {
    this.#count += 1
    const entry = { time: Math.max(time, this.now), order: this.#count, event }
    let place = this.#heap.length
    this.#heap.push(entry)
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!isBefore(entry, this.#heap[parent])) break
      this.#put(place, this.#heap[parent])
      place = parent
    }
    this.#put(place, entry)
  }

  after(ms: number, event: () => void): void {
    this.at(this.now + ms, event)
  }

  /** Runs all events up to and including a time. */
  runUntil(end: number): void {
    for (let next = this.#heap[0]; next && next.time <= end; next = this.#heap[0]) {
      this.#removeFirst()
      this.now = next.time
      this.#done += 1
      next.event()
    }
    this.now = Math.max(this.now, end)
  }

  #removeFirst(): void {
    const last = this.#heap.pop()
    if (!last || this.#heap.length === 0) return
    let place = 0
    for (;;) {
      const left = place * 2 + 1
      const child = isBefore(this.#heap[left + 1], this.#heap[left]) ? left + 1 : left
      if (!isBefore(this.#heap[child], last)) break
      this.#put(place, this.#heap[child])
      place = child
    }
    this.#put(place, last)
  }

  #put(place: number, entry: Entry | undefined): void {
    if (entry) this.#heap[place] = entry
  }
}

interface Entry {
  time: number
  order: number
  event: () => void
}

function isBefore(one: Entry | undefined, other: Entry | undefined): boolean {
  if (!one || !other) return one !== undefined
  return one.time < other.time || (one.time === other.time && one.order < other.order)
}
