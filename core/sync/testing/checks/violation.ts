/** A broken promise of the sync (SYNC 3.14); ends the run. */
export type Invariant = `I${number}`

/** The promise that was broken. */
export class Violation extends Error {
  constructor(
    readonly invariant: Invariant,
    message: string,
  ) {
    super(`${invariant}: ${message}`)
    this.name = 'Violation'
  }
}
