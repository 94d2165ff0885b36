/**
 * The part of errors and addresses that the log stores: enough to find a fault, nothing that a person wrote
 * (SECURITY S7, E3).
 */
import { AppError } from '#core/errors'

interface LoggedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

/**
 * An error without the query of a database error: its parameters contain addresses,
 * hashes and texts, and its messages quote them.
 */
export function safeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const { name, stack, cause } = error
  const code = fieldOf(error, 'code')
  const isOfDatabase = fieldOf(error, 'params') !== undefined || isSqlState(code)
  return {
    type: name,
    message: isOfDatabase ? 'a query failed' : error.message,
    ...(code === undefined ? {} : { code }),
    // For our own errors: which file, which edition.
    ...(error instanceof AppError ? { details: error.details } : {}),
    ...pick(error, ['constraint', 'table', 'column', 'routine', 'syscall']),
    ...(isOfDatabase ? { query: fieldOf(error, 'query') } : {}),
    // The first line of a stack is the message.
    stack: isOfDatabase ? placesOf(stack) : (stack ?? ''),
    ...(cause === undefined ? {} : { cause: safeError(cause) }),
  }
}

/** Of an error whose message may quote what a person wrote: its kind, and where it happened. */
export function wordlessError(error: unknown): { type: string; stack: string } {
  return error instanceof Error
    ? { type: error.name, stack: placesOf(error.stack) }
    : { type: typeof error, stack: '' }
}

/** Codes of PostgreSQL: five letters and digits. */
function isSqlState(code: unknown): boolean {
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)
}

function placesOf(stack: string | undefined): string {
  return (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function pick(error: Error, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fieldOf(error, name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

function fieldOf(error: Error, name: string): unknown {
  return Reflect.get(error, name)
}

/** The address of a mailed link contains its secret (SECURITY R2). */
const secretPath = /^(\/password-reset\/).*/i
const searchPath = /^((?:\/[a-z]{2})?\/search\/[^/]*\/).+/i

/**
 * The path of an address for the log: without query, secrets and searched words. A call
 * is named by its route, which contains none of the request; a missing address by its
 * first part, because anybody may have typed anything.
 */
export function loggedPath(url: string, route: string | undefined, status: number): string {
  const [path = ''] = url.split('?', 1)
  if (path.startsWith('/api/')) return route ?? '/api/-'
  if (status === 404) return path.replace(/^(\/[^/]*)\/.+/, '$1/-')
  return path.replace(secretPath, '$1-').replace(searchPath, '$1-')
}
