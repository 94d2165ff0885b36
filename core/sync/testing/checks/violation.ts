/** A promise of the sync that was broken (SYNC 3.14): ends the run. */
export type Invariant = `I${number}`

export class Violation extends Error {
  constructor(
    readonly invariant: Invariant,
    message: string,
  ) {
    super(`${invariant}: ${message}`)
    this.name = 'Violation'
  }
}
