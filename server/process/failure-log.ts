/** Tells the operator that a service outside fails, once a minute at most: each request may notice it. */
import { AppError } from '#core/errors'
import type { Log } from '../log'

/** Says what failed. */
export type TellFailure = (error: unknown) => void

/** The log's messages for a service that fails, and for an error nobody expected. */
export interface FailureMessages {
  expected: string
  unexpected: string
}

const everyMs = 60_000

/** Writes into `log`. `host` is named, not the address: it may have a query. */
export function failureLog(
  log: Pick<Log, 'error'>,
  host: string,
  { expected, unexpected }: FailureMessages,
  now: () => number = () => performance.now(),
): TellFailure {
  let toldAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (now() - toldAt < everyMs) return
    toldAt = now()
    if (error instanceof AppError) log.error({ host, reason: error.message }, expected)
    else log.error({ err: error }, unexpected)
  }
}
