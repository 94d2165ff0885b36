/** Why a language model gave no answer, or no whole one. Its message is one of ours, never of the service. */
import { AppError } from '#core/errors'

/**
 * `silent`: too long without a word. `cut`: it ended before its end. `busy`: not now. `refused`: not this.
 * `nonsense`: nothing an answer looks like. `unavailable`: it is not there, or broken, or not for us.
 */
export type FailureReason = 'silent' | 'cut' | 'busy' | 'refused' | 'nonsense' | 'unavailable'

export class ChatFailure extends AppError {
  readonly why: FailureReason

  constructor(why: FailureReason, message: string) {
    super('network', { service: 'chat model', why }, { message })
    this.why = why
  }
}

/** The failure behind a status that is no answer. */
export function failureOfStatus(status: number): ChatFailure {
  const message = `status ${status}`
  if (status === 429) return new ChatFailure('busy', message)
  // All others below 500 say that the request is wrong, which filters of services do too; asking again does not help.
  const isRefusal = status >= 400 && status < 500 && !notForUs.has(status)
  return new ChatFailure(isRefusal ? 'refused' : 'unavailable', message)
}

/** The key, the account or the model is wrong, which is for the operator to mend; or it took too long. */
const notForUs: ReadonlySet<number> = new Set([401, 402, 403, 404, 407, 408])
