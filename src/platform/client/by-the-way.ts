/** Wishes nobody waits for: remembering a passage, reading ahead, keeping an option. */
import { AppError } from '#core/errors'

/** Lets a wish run. An expected failure (no network, no room) costs nothing that was written; anything else is reported. */
export function byTheWay(wish: Promise<unknown>): void {
  wish.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'internal') globalThis.reportError(error)
  })
}
