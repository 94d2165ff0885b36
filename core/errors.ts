/**
 * One error type for expected failures. Behaviour depends on `code`, never on messages; one table in the page
 * maps a code to a translated sentence. `ErrorWire` is the only form of an error on a border.
 */
import type { ErrorCode } from './error-codes'

export type { ErrorCode } from './error-codes'

/** Plain data, because details cross to the worker and over HTTP. */
export type ErrorDetails = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** An expected failure. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: { cause?: unknown; message?: string }) {
    super(options?.message ?? code, { cause: options?.cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** The one wire form of an error. */
export interface ErrorWire {
  code: ErrorCode
  message: string
  details: ErrorDetails
}

/** The wire form of any thrown value; an unexpected one becomes `internal` and keeps only its message. */
export function toErrorWire(error: unknown): ErrorWire {
  if (error instanceof AppError) return { code: error.code, message: error.message, details: error.details }
  return { code: 'internal', message: error instanceof Error ? error.message : String(error), details: {} }
}

/** The error of a wire form. */
export function fromErrorWire(wire: ErrorWire): AppError {
  return new AppError(wire.code, wire.details, { message: wire.message })
}
