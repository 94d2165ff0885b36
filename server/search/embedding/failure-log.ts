/** Tells the operator that the service fails, once a minute at most: each search may notice it. */
import { AppError } from '#core/errors'
import type { StoreLog } from '../../store/store'

/** Says what failed. */
export type TellFailure = (error: unknown) => void

const everyMs = 60_000

/** Writes into `log`. `host` is named, not the address: it may have a query. */
export function failureLog(
  log: Pick<StoreLog, 'error'>,
  host: string,
  now: () => number = () => performance.now(),
): TellFailure {
  let toldAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (now() - toldAt < everyMs) return
    toldAt = now()
    if (error instanceof AppError)
      log.error({ host, reason: error.message }, 'the embedding service does not help')
    else log.error({ err: error }, 'vectors of verses cannot be kept')
  }
}
