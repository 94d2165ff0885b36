/** Requests to the worker that nobody waits for: remembering a passage, reading ahead, storing an option. */
import { AppError } from '#core/errors'

/**
 * Lets a request run. An expected failure (no network, no room) loses nothing the person wrote; anything else
 * is reported.
 */
export function byTheWay(request: Promise<unknown>): void {
  request.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'internal') globalThis.reportError(error)
  })
}
