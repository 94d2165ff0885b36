/** Turns errors of the browser's storage into expected failures: full, forbidden, or internal. */
import { AppError } from '#core/errors'

/** The AppError for a thrown value; unknown errors keep their cause under the code `internal`. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const names = namesOf(error)
  if (names.includes('QuotaExceededError')) return new AppError('quota-exceeded', {}, { cause: error })
  if (names.some((name) => storageNames.has(name)))
    return new AppError('storage-blocked', {}, { cause: error })
  return new AppError(
    'internal',
    {},
    { cause: error, message: error instanceof Error ? error.message : String(error) },
  )
}

const storageNames = new Set([
  'OpenFailedError',
  'MissingAPIError',
  'InvalidStateError',
  'DatabaseClosedError',
  'SecurityError',
])

/** Dexie wraps the browser's error, so the significant name may be inside. */
function namesOf(error: unknown): string[] {
  const names: string[] = []
  for (let current = error; current instanceof Error || current instanceof DOMException; ) {
    names.push(current.name)
    current = 'inner' in current ? current.inner : current.cause
  }
  return names
}
