/** Failed calls in their one form: `{error: {code, message, id, validation?, target?, details?}}`. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { type ErrorAnswer, redirectCode } from '#core/contract/api'
import { contractHeader, contractVersion } from '#core/contract/version'
import { AppError, type ErrorCode } from '#core/errors'
import { errorAnswers } from './error-answers'

/** Wrong input of a call, with messages by field. */
export class InputError extends AppError {
  readonly validation: Readonly<Record<string, string[]>>

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('invalid-input')
    const validation: Record<string, string[]> = Object.create(null)
    for (const { path, message } of issues) {
      const field = path.join('.') || 'input'
      validation[field] = [...(validation[field] ?? []), message]
    }
    this.validation = validation
  }
}

/** One wrong field; `reason` is a code of the catalogue `errors`. */
export function wrongField(field: string, reason: ErrorCode): InputError {
  return new InputError([{ code: 'custom', path: [field], message: reason, input: undefined }])
}

/**
 * Answers with a failure: a call with the error form, anything else with a sentence. An unexpected error is
 * logged, and its answer reveals nothing (SECURITY E1).
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  status = statusOf(error),
): FastifyReply {
  const known = expected(error)
  if (!known) request.log.error({ err: error }, 'unexpected failure')
  const answer = answerFor(known, request.id)
  reply.code(status).header('cache-control', 'no-store')
  const retryAfterS = known?.details['retryAfterS']
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS))
  if (!/^\/api(\/|$)/.test(request.url)) {
    return reply.type('text/plain; charset=utf-8').send(`${answer.error.message} (${answer.error.id})\n`)
  }
  return reply
    .header(contractHeader, String(contractVersion))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer))
}

/** The failure a caller may see; undefined for everything that is our own fault. */
export function expected(error: unknown): AppError | undefined {
  if (error instanceof AppError) return errorAnswers[error.code] ? error : undefined
  const status = refusedWith(error)
  return status >= 400 && status < 500 ? new AppError('invalid-input') : undefined
}

/** HTTP status of any failure. */
export function statusOf(error: unknown): number {
  return error instanceof AppError ? (errorAnswers[error.code]?.status ?? 500) : refusedWith(error)
}

/** Refusals of the framework itself (a malformed address, a body too long) carry their status. */
function refusedWith(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
}

function answerFor(error: AppError | undefined, id: string): ErrorAnswer {
  if (!error) return { error: { code: 'internal', message: 'Something went wrong here.', id } }
  const { target, ...details } = error.details
  return {
    error: {
      code: error.code === 'redirect' ? redirectCode : error.code,
      message: errorAnswers[error.code]?.message ?? error.code,
      id,
      ...(error instanceof InputError ? { validation: error.validation } : {}),
      ...(typeof target === 'string' ? { target } : {}),
      ...(Object.keys(details).length > 0 ? { details: copyOf(details) } : {}),
    },
  }
}

function copyOf(details: AppError['details']): NonNullable<ErrorAnswer['error']['details']> {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, typeof value === 'object' ? [...value] : value]),
  )
}
