/** Maps that can be taken back to an earlier state: a transaction that fails, and what a loss of power takes away. */
export class Journal {
  readonly #undo: (() => void)[] = []
  readonly #commits: { time: number; mark: number }[] = []

  /** A state to go back to. */
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

  /** What has changed since the last commit was committed at this time. */
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
