/** Messages between the server and the thread of the embedded database. */

/** Questions to the thread; `transaction` names one that was begun by the question of that number. */
export type DatabaseQuestion = { id: number } & (
  | { kind: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object'; transaction?: number }
  | { kind: 'exec'; sql: string; transaction?: number }
  | { kind: 'begin' }
  | { kind: 'end'; transaction: number; isKept: boolean }
  | { kind: 'close' }
)

/** An error without its class: PostgreSQL's fields, such as its code, beside the message. */
export interface ErrorFields {
  message: string
  fields: Record<string, unknown>
}

/** Its answer. The first message, without an id, says that the database is open. */
export type DatabaseReply =
  | { kind: 'open' }
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'failure'; id: number; error: ErrorFields }
  /** The files cannot be opened: the thread ends. */
  | { kind: 'unopened'; error: ErrorFields }
  /** The disk does not take what was written: the thread ends. */
  | { kind: 'disk'; error: ErrorFields }

/** The fields of an error that can be sent. */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error), fields: {} }
  const fields = Object.entries(error).filter(([, value]) => value === null || typeof value !== 'object')
  return {
    message: error.message,
    fields: Object.fromEntries(fields.filter(([, value]) => typeof value !== 'function')),
  }
}

/** The error again. */
export function errorOf({ message, fields }: ErrorFields): Error {
  return Object.assign(new Error(message), fields)
}
