/**
 * Puts the table of calls on the server: input parsed once, the handler asked, the answer sent with the caching and the openness
 * the table says. A call without a handler does not compile.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  api,
  type Caching,
  type Call,
  type CallAnswer,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
} from '#core/contract/api'
import { defaultLocale, isLocale, type Locale } from '#core/contract/locales'
import { contractHeader, contractVersion } from '#core/contract/version'
import { AppError } from '#core/errors'
import { InputError, sendError } from './error-answer'
import { type Prepared, sendPrepared } from './prepared'
import { publicHeaders } from './security-headers'

export interface CallInput<N extends CallName> {
  params: CallParams<N>
  query: CallQuery<N>
  body: CallBody<N>
  /** Language of the interface (header x-locale). */
  locale: Locale
}

export type Handler<N extends CallName> = (input: CallInput<N>) => Promise<Prepared<CallAnswer<N>>>
export type Handlers = { readonly [N in CallName]: Handler<N> }

const cacheControls: Readonly<Record<Caching, string>> = {
  never: 'no-store',
  revalidate: 'no-cache',
  forever: 'public, max-age=31536000, immutable',
}

const minuteMs = 60_000

/** Registers every call of the table, the answers to other methods on its paths, and to all other paths below /api. */
export function addCallRoutes(app: FastifyInstance, handlers: Handlers): void {
  const methods = new Map<string, Set<string>>()
  for (const name of callNames()) {
    const call: Call = api[name]
    // Deny by default (SECURITY A1): until there are accounts, a call for anybody else cannot be served.
    if (call.access !== 'visitor') throw new Error(`${name}: nobody can have the right ${call.access}`)
    for (const url of urlsOf(call)) {
      methods.set(url, (methods.get(url) ?? new Set(['OPTIONS'])).add(call.method))
      app.route({
        method: call.method,
        url,
        ...(call.perMinute ? { config: { rateLimit: { max: call.perMinute, timeWindow: minuteMs } } } : {}),
        handler: async (request, reply) => await answer(name, handlers, request, reply),
      })
      app.options(url, (_, reply) => sendOptions(call, reply))
    }
  }
  for (const [url, allowed] of methods) refuseOtherMethods(app, url, allowed)
  app.all('/api/*', (request, reply) => sendError(new AppError('not-found'), request, reply))
  app.all('/api', (request, reply) => sendError(new AppError('not-found'), request, reply))
}

/** The names of the table. */
export function callNames(): CallName[] {
  return Object.keys(api).filter((name): name is CallName => name in api)
}

/** The router's form of a path; a rest that may be missing gives two. */
function urlsOf({ path }: Call): string[] {
  const url = path.replace(/\{(\w+)\}/g, ':$1')
  return url.endsWith('*}') ? [url.replace(/\/\{\w+\*\}$/, ''), url.replace(/\{\w+\*\}$/, '*')] : [url]
}

async function answer<N extends CallName>(
  name: N,
  handlers: Handlers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call: Call = api[name]
  reply.header(contractHeader, String(contractVersion))
  if (call.isPublic) reply.headers(publicHeaders)
  const handler: Handler<N> = handlers[name]
  const prepared = await handler(readInput(name, request))
  return await sendPrepared(request, reply, prepared, cacheControls[call.caching])
}

function readInput<N extends CallName>(name: N, request: FastifyRequest): CallInput<N> {
  const call: Call = api[name]
  const rest = /\{(\w+)\*\}$/.exec(call.path)?.[1]
  const { '*': wildcard, ...params } = record(request.params)
  if (rest && wildcard !== undefined) params[rest] = wildcard
  const parsedParams = call.params.safeParse(params)
  const parsedQuery = call.query.safeParse(listsOf(record(request.query)))
  const parsedBody = call.body?.safeParse(request.body)
  const failed = [parsedParams, parsedQuery, parsedBody].flatMap((parsed) => parsed?.error?.issues ?? [])
  if (failed.length > 0) throw new InputError(failed)
  const locale = request.headers['x-locale']
  return {
    // The schemas of the call `name` gave these: the compiler cannot follow that through the index.
    params: parsedParams.data as CallParams<N>,
    query: parsedQuery.data as CallQuery<N>,
    body: parsedBody?.data as CallBody<N>,
    locale: typeof locale === 'string' && isLocale(locale) ? locale : defaultLocale,
  }
}

/** A key that ends in [] is a list, also with one value; any other key given twice stays a list and fails its schema. */
function listsOf(query: Record<string, unknown>): Record<string, unknown> {
  for (const [key, value] of Object.entries(query)) {
    if (key.endsWith('[]') && !Array.isArray(value)) query[key] = [value]
  }
  return query
}

function record(value: unknown): Record<string, unknown> {
  return Object.assign(Object.create(null), value)
}

function sendOptions(call: Call, reply: FastifyReply): FastifyReply {
  if (call.isPublic) {
    reply.headers({
      ...publicHeaders,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'content-type, x-locale, x-requested-with',
      'access-control-max-age': '86400',
    })
  }
  return reply.code(204).header('allow', `${call.method}, OPTIONS`).send()
}

function refuseOtherMethods(app: FastifyInstance, url: string, allowed: ReadonlySet<string>): void {
  const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => !allowed.has(method))
  app.route({
    method: [...others],
    url,
    handler: (request, reply) => {
      reply.header('allow', [...allowed].join(', '))
      return sendError(new AppError('not-found'), request, reply, 405)
    },
  })
}
