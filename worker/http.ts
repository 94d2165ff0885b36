/**
 * The only caller of the API, shared with the service worker. Checks that an answer is ours (a captive
 * portal's has no X-Api header), turns every failure into one AppError, and parses answers with the schema of
 * the call table.
 */

import type * as z from 'zod/mini'
import {
  type Api,
  api,
  type CallAnswer,
  type CallBody,
  type CallName,
  callAddress,
  errorAnswerSchema,
} from '#core/contract/api'
import { defaultLocale } from '#core/contract/locales'
import { contractHeader } from '#core/contract/version'
import { errorCodes } from '#core/error-codes'
import { AppError, type ErrorCode, type ErrorDetails } from '#core/errors'
import * as limits from '#core/limits'

/** How a call is sent. */
export interface CallOptions {
  signal?: AbortSignal
  /** `no-store` for downloads, which bypass every cache. */
  cache?: RequestCache
  /** Called with the number of bytes received so far. */
  onBytes?: (bytes: number) => void
  /** The call fails with `slow` after this time; downloads have no such limit. */
  timeoutMs?: number
  /** Further headers, such as the one that makes repeating a change harmless. */
  headers?: Readonly<Record<string, string>>
  /** Access token to send instead of the session's. */
  token?: string
}

/** `body` is sent as JSON. */
type OptionsOf<N extends CallName> = CallOptions & { body?: CallBody<N> }

/** An answer of our server, whatever its status; `json` is undefined when the body is not JSON. */
export interface Reply {
  status: number
  /** Takes names in lower case. */
  header: (name: string) => string | null
  json: unknown
}

let currentLocale: string = defaultLocale
/** Token of the session; in memory only (SECURITY S2). */
let currentToken: string | undefined

/** Sets the interface language sent with every request (header x-locale). */
export function setCallLocale(locale: string): void {
  currentLocale = locale
}

/** Sets the access token, sent with every call whose answer no cache may keep; undefined for visitors. */
export function setCallToken(token: string | undefined): void {
  currentToken = token
}

/** Calls the API; throws AppError network, captive-portal, api-response, not-found, redirect, cancelled ... */
export async function callApi<N extends CallName>(
  name: N,
  params: z.input<Api[N]['params']>,
  query: z.input<Api[N]['query']>,
  options: OptionsOf<N> = {},
): Promise<CallAnswer<N>> {
  const text = await callForText(name, params, query, { timeoutMs: limits.answerTimeoutMs, ...options })
  const parsed = api[name].answer.safeParse(parseJson(text))
  if (!parsed.success) throw new AppError('api-response', { call: name }, { message: failedResponse })
  return parsed.data as CallAnswer<N>
}

/** The same, but returns the body as text: hashes are computed over it. */
export async function callForText<N extends CallName>(
  name: N,
  params: z.input<Api[N]['params']>,
  query: z.input<Api[N]['query']>,
  options: OptionsOf<N> = {},
): Promise<string> {
  const answer = await send(name, params, query, options)
  const text = await readText(answer, options.onBytes, options.signal)
  if (!answer.ok) throw errorOf(answer, text)
  return text
}

/** The same for callers that decide by status and headers; throws only when our server did not answer. */
export async function callForReply<N extends CallName>(
  name: N,
  params: z.input<Api[N]['params']>,
  query: z.input<Api[N]['query']>,
  options: OptionsOf<N> = {},
): Promise<Reply> {
  const answer = await send(name, params, query, options)
  const json = parseJson(await readText(answer, undefined, options.signal))
  return { status: answer.status, header: (header) => answer.headers.get(header), json }
}

/** The same for a call whose answer is not JSON. */
export async function callForBytes<N extends CallName>(
  name: N,
  params: z.input<Api[N]['params']>,
  query: z.input<Api[N]['query']>,
  options: OptionsOf<N> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await send(name, params, query, options)
  if (!answer.ok) throw errorOf(answer, await readText(answer, undefined, options.signal))
  try {
    return new Uint8Array(await answer.arrayBuffer())
  } catch (cause) {
    throw failureOf(cause, options.signal)
  }
}

/**
 * The body of an answer that is still being written, from an address the server gave. The address itself
 * grants access; the token is not sent. `signal` also ends the body.
 */
export async function callForStream(
  address: string,
  options: Required<Pick<CallOptions, 'signal' | 'headers'>>,
): Promise<ReadableStream<Uint8Array>> {
  const answer = await sendTo(address, 'GET', { ...options, cache: 'no-store' })
  if (!answer.ok || !answer.body) throw errorOf(answer, await readText(answer, undefined, options.signal))
  return answer.body
}

/** Sends a call and checks that our server answered. */
async function send<N extends CallName>(
  name: N,
  params: z.input<Api[N]['params']>,
  query: z.input<Api[N]['query']>,
  { token = currentToken, ...options }: OptionsOf<N>,
): Promise<Response> {
  const { method, caching } = api[name]
  // A cached answer is the same for everybody, so no token may be sent with its request (SERVICE-WORKER rule
  // 9).
  const isPersonal = token !== undefined && caching === 'never'
  return await sendTo(callAddress(name, params, query), method, {
    ...options,
    ...(isPersonal ? { token } : {}),
  })
}

async function sendTo(
  address: string,
  method: Api[CallName]['method'],
  { signal, cache, timeoutMs, body, headers, token }: CallOptions & { body?: unknown },
): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(address, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'x-locale': currentLocale,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      signal: patience(signal, timeoutMs),
      cache: cache ?? 'default',
      // Our server never redirects; a captive portal does.
      redirect: 'manual',
    })
  } catch (cause) {
    throw failureOf(cause, signal)
  }
  if (!answer.headers.has(contractHeader)) throw new AppError('captive-portal', { status: answer.status })
  return answer
}

function patience(signal: AbortSignal | undefined, timeoutMs: number | undefined): AbortSignal | null {
  const signals = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)]
  return AbortSignal.any(signals.filter((one) => one !== undefined))
}

/** The specification's name for a failed answer (spec 1 §8); an internal message, never shown. */
const failedResponse = 'Fehler in Api-Response'

async function readText(
  answer: Response,
  onBytes: CallOptions['onBytes'],
  signal: AbortSignal | undefined,
): Promise<string> {
  try {
    if (!onBytes || !answer.body) return await answer.text()
    const decoder = new TextDecoder()
    let text = ''
    const reader = answer.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      onBytes(part.value.byteLength)
      text += decoder.decode(part.value, { stream: true })
    }
    return text + decoder.decode()
  } catch (cause) {
    throw failureOf(cause, signal)
  }
}

function failureOf(cause: unknown, signal: AbortSignal | undefined): AppError {
  if (signal?.aborted) return new AppError('cancelled', {}, { cause })
  const isOurs = cause instanceof DOMException && cause.name === 'TimeoutError'
  // A browser that knows of no network does not let a server be slow.
  const online: unknown = 'navigator' in globalThis ? navigator.onLine : undefined
  const isAway = online === false
  return new AppError(isOurs && !isAway ? 'slow' : 'network', {}, { cause })
}

function errorOf({ status, headers }: Response, text: string): AppError {
  const parsed = errorAnswerSchema.safeParse(parseJson(text))
  if (!parsed.success) return new AppError('api-response', { status }, { message: failedResponse })
  const { code, message, id, target, details, validation } = parsed.data.error
  if (status === 307 && target) return new AppError('redirect', { target }, { message })
  const wait: ErrorDetails = headers.has('retry-after')
    ? { retryAfter: headers.get('retry-after') ?? '' }
    : {}
  return new AppError(codeOf(code, status), { ...validation, ...details, ...wait, status, id }, { message })
}

function codeOf(code: string, status: number): ErrorCode {
  return errorCodes.find((known) => known === code) ?? (status === 404 ? 'not-found' : 'api-response')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
