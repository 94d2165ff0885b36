/** A failure that took work all the same: it counts as an answer with that cost does. */
import { AppError, type ErrorCode, type ErrorDetails } from '#core/errors'

export class CostlyFailure extends AppError {
  /** `cost`: as how many requests it counts. */
  constructor(
    code: ErrorCode,
    details: ErrorDetails,
    readonly cost: number,
  ) {
    super(code, details)
  }
}
