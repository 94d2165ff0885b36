/** Where the parts of the server log: the process decides to where that goes. */
export interface Log {
  info(details: object, message: string): void
  error(details: object, message: string): void
}
