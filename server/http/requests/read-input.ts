/**
 * The input of a call: parameters, query and body parsed once by the schemas of the
 * table, and the request itself.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import {
  type Api,
  api,
  type Call,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
} from '#core/contract/api'
import { defaultLocale, isLocale, type Locale } from '#core/contract/locales'
import { hasControls } from '#core/control-characters'
import type { Caller, CallerFor } from '../../identity'
import { InputError } from '../answers/error-answer'

/** The input of one call. */
export interface CallInput<N extends CallName> {
  params: CallParams<N>
  query: CallQuery<N>
  body: CallBody<N>
  /** Language of the interface (header x-locale). */
  locale: Locale
  caller: CallerFor<Api[N]['access'], Api[N] extends { usesCookie: infer Uses } ? Uses : false>
  from: Sender
}

/**
 * The request itself, for what the table does not describe: the headers of the sync,
 * limits by address, the log.
 */
export interface Sender {
  headers: IncomingHttpHeaders
  /** Of the client, according to the configured proxy or the connection. */
  address: string
  log: FastifyBaseLogger
}

/** Throws InputError, which names every wrong field. */
export function readInput<N extends CallName>(
  name: N,
  request: FastifyRequest,
  caller: Caller | undefined,
  address: string,
): CallInput<N> {
  const call: Call = api[name]
  const rest = /\{(\w+)\*\}$/.exec(call.path)?.[1]
  const { '*': wildcard, ...params } = record(request.params)
  if (rest && wildcard !== undefined) params[rest] = wildcard
  refuseControls(params, record(request.query), record(request.body))
  const parsedParams = call.params.safeParse(params)
  const parsedQuery = call.query.safeParse(listsOf(record(request.query)))
  const parsedBody = call.body?.safeParse(request.body)
  const failed = [parsedParams, parsedQuery, parsedBody].flatMap((parsed) => parsed?.error?.issues ?? [])
  if (failed.length > 0) throw new InputError(failed)
  const locale = request.headers['x-locale']
  return {
    // The schemas and the access of the call `name` gave these: the compiler cannot follow
    // that through the index.
    params: parsedParams.data as CallParams<N>,
    query: parsedQuery.data as CallQuery<N>,
    body: parsedBody?.data as CallBody<N>,
    caller: caller as CallInput<N>['caller'],
    locale: typeof locale === 'string' && isLocale(locale) ? locale : defaultLocale,
    from: { headers: request.headers, address, log: request.log },
  }
}

/** Passwords may contain any character but NUL, at which the hash of some programs ends, and are never stored. */
const passwords = /password/i

function isRefused(name: string, value: unknown): boolean {
  if (!passwords.test(name)) return hasControls({ [name]: value })
  return name.includes('\0') || (typeof value === 'string' ? value.includes('\0') : hasControls(value))
}

/**
 * SECURITY 5.5: of control characters only tab and line ends are text. Throws
 * InputError with the fields that contain others.
 */
function refuseControls(...parts: readonly Record<string, unknown>[]): void {
  const wrong = parts.flatMap((fields) =>
    Object.entries(fields).filter(([name, value]) => isRefused(name, value)),
  )
  if (wrong.length === 0) return
  throw new InputError(
    wrong.map(([name]) => ({
      code: 'custom',
      path: [name],
      message: 'Control characters are not allowed',
      input: undefined,
    })),
  )
}

/**
 * A key that ends in [] is a list, also with one value; any other repeated key stays a
 * list and fails its schema.
 */
function listsOf(query: Record<string, unknown>): Record<string, unknown> {
  for (const [key, value] of Object.entries(query)) {
    if (key.endsWith('[]') && !Array.isArray(value)) query[key] = [value]
  }
  return query
}

function record(value: unknown): Record<string, unknown> {
  return Object.assign(Object.create(null), value)
}
