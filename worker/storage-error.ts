/** Turns errors of the browser into expected failures: full or forbidden storage, a file out of reach; else internal. */
import { AppError } from '#core/errors'

/** The AppError for a thrown value; unknown errors keep their cause under the code `internal`. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const names = namesOf(error)
  if (names.includes('QuotaExceededError')) return new AppError('quota-exceeded', {}, { cause: error })
  if (names.some((name) => storageNames.has(name)))
    return new AppError('storage-blocked', {}, { cause: error })
  if (error instanceof TypeError && lostFile.test(error.message))
    return new AppError('network', {}, { cause: error })
  return new AppError(
    'internal',
    {},
    { cause: error, message: error instanceof Error ? error.message : String(error) },
  )
}

/** Messages of Chromium and Firefox, and of Safari, for an import that was not answered. */
const lostFile = /dynamically imported module|Importing a module script failed/

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
