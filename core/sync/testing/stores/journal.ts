/**
 * Maps that can be reset to an earlier state: for a failed transaction, and for what a power loss destroys.
 */
export class Journal {
  readonly #undo: (() => void)[] = []
  readonly #commits: { time: number; mark: number }[] = []

  /** A state to return to. */
  get mark(): number {
    return this.#undo.length
  }

  set<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
    this.#remember(map, key)
    map.set(key, value)
  }

  delete<Key, Value>(map: Map<Key, Value>, key: Key): void {
    if (!map.has(key)) return
    this.#remember(map, key)
    map.delete(key)
  }

  /** Undoes everything since a mark. */
  backTo(mark: number): void {
    while (this.#undo.length > mark) this.#undo.pop()?.()
  }

  /** Marks all changes since the last commit as committed at this time. */
  commit(time: number): void {
    this.#commits.push({ time, mark: this.#undo.length })
  }

  /** Undoes everything that was committed after a time. */
  backToTime(time: number): void {
    while ((this.#commits.at(-1)?.time ?? time) > time) this.#commits.pop()
    this.backTo(this.#commits.at(-1)?.mark ?? 0)
  }

  /** From now on nothing before this can be undone. */
  forget(): void {
    this.#undo.length = 0
    this.#commits.length = 0
  }

  #remember<Key, Value>(map: Map<Key, Value>, key: Key): void {
    const value = map.get(key)
    this.#undo.push(value === undefined ? () => map.delete(key) : () => map.set(key, value))
  }
}
