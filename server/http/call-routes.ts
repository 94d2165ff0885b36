/**
 * Registers the table of calls on the server: the caller is identified first, input parsed once, the handler
 * called, and the answer sent with the caching and the cross-origin access of the table. A call without a
 * handler does not compile.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { api, type Caching, type Call, type CallAnswer, type CallName } from '#core/contract/api'
import { contractHeader, contractVersion } from '#core/contract/version'
import { AppError } from '#core/errors'
import { daySeconds } from '#core/time'
import { callerOf, checkOrigin, checkRight, type Identify, memberOf, type Recognise } from '../identity'
import { type Counted, costOfBytes, countCall, countCost } from '../limits/call-limits'
import { CostlyFailure } from '../limits/costly-failure'
import type { LimitCounters } from '../limits/limits'
import { keptForEver } from './answers/caching'
import { sendError } from './answers/error-answer'
import { type EventStreamed, sendEventStream } from './answers/event-stream'
import { type Prepared, sendPrepared } from './answers/prepared'
import { countedPieces, type Streamed, sendStreamed } from './answers/streamed'
import { clientAddress } from './requests/client-address'
import { type CallInput, readInput } from './requests/read-input'
import { publicHeaders } from './security-headers'

export type { CallInput } from './requests/read-input'
/** Implements one call. */
export type Handler<N extends CallName> = (
  input: CallInput<N>,
) => Promise<Prepared<CallAnswer<N>> | Streamed<CallAnswer<N>> | EventStreamed<CallAnswer<N>>>
/** An implementation of every call. */
export type Handlers = { readonly [N in CallName]: Handler<N> }

/** The checks between a request and its handler. */
export interface Gate {
  identify: Identify
  recognise: Recognise
  publicUrl: string
  /** Header with the client's address; undefined = the connection's. */
  trustedHeader: string | undefined
  counters: LimitCounters
}

const cacheControls: Readonly<Record<Caching, string>> = {
  never: 'no-store',
  revalidate: 'no-cache',
  forever: keptForEver,
}

const loggedRefusals: ReadonlySet<string> = new Set([
  'too-many-requests',
  'chat-limit',
  'not-allowed',
  'wrong-account',
  'session-ended',
  'account-deleted',
])

/**
 * Registers every call of the table, the answers to other methods on its paths, and to
 * all other paths below /api.
 */
export function addCallRoutes(app: FastifyInstance, handlers: Handlers, gate: Gate): void {
  for (const [url, names] of pathsOf()) {
    for (const name of names) addCall(app, url, name, handlers, gate)
    const calls = names.map((name): Call => api[name])
    app.options(url, (_, reply) => sendOptions(calls, reply))
    refuseOtherMethods(app, url, calls)
  }
  app.all('/api/*', (request, reply) => sendError(new AppError('not-found'), request, reply))
  app.all('/api', (request, reply) => sendError(new AppError('not-found'), request, reply))
}

/** The names of the table. */
export function callNames(): CallName[] {
  return Object.keys(api).filter((name): name is CallName => name in api)
}

/** The calls by the router's form of their path; calls with different methods may share one. */
function pathsOf(): Map<string, CallName[]> {
  const paths = new Map<string, CallName[]>()
  for (const name of callNames())
    for (const url of urlsOf(api[name])) paths.set(url, [...(paths.get(url) ?? []), name])
  return paths
}

/** An optional rest gives two paths. */
function urlsOf({ path }: Call): string[] {
  const url = path.replace(/\{(\w+)\}/g, ':$1')
  return url.endsWith('*}') ? [url.replace(/\/\{\w+\*\}$/, ''), url.replace(/\{\w+\*\}$/, '*')] : [url]
}

function addCall(app: FastifyInstance, url: string, name: CallName, handlers: Handlers, gate: Gate): void {
  app.route({
    method: api[name].method,
    url,
    handler: async (request, reply) => await answer(name, handlers, gate, request, reply),
  })
}

async function answer<N extends CallName>(
  name: N,
  handlers: Handlers,
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const call: Call = api[name]
  reply.header(contractHeader, String(contractVersion))
  if (call.isPublic) reply.headers(publicHeaders)
  const handler: Handler<N> = handlers[name]
  const address = clientAddress(request, gate.trustedHeader)
  try {
    const { input, counted } = await admit(name, request, address, gate)
    const spend = async (cost: number) => await countCost(name, call, counted, gate.counters, cost)
    const prepared = await handler(input).catch(async (error: unknown) => {
      if (error instanceof CostlyFailure) await spend(error.cost)
      throw error
    })
    if ('follow' in prepared) return await sendEventStream(request, reply, prepared)
    if ('pieces' in prepared) {
      const pieces = countedPieces(prepared.pieces, async (length) => await spend(1 + costOfBytes(length)))
      return await sendStreamed(request, reply, { ...prepared, pieces })
    }
    const size = counted.caller && call.method === 'GET' ? costOfBytes(prepared.length ?? 0) : 0
    await spend((prepared.cost ?? 1) + size)
    return await sendPrepared(request, reply, prepared, cacheControls[call.caching])
  } catch (error) {
    // SECURITY R5: exceeded limits and refused access.
    if (error instanceof AppError && loggedRefusals.has(error.code))
      request.log.info({ event: 'refused', code: error.code, call: name, address }, 'security')
    throw error
  }
}

/** The input of a handler, if the caller may have it, and who is counted for it. */
async function admit<N extends CallName>(
  name: N,
  request: FastifyRequest,
  address: string,
  gate: Gate,
): Promise<{ input: CallInput<N>; counted: Counted }> {
  const call: Call = api[name]
  checkOrigin(call, request.headers, gate.publicUrl)
  const caller = await callerOf(call, request.headers, gate.identify)
  const member = call.perMinuteOfMember ? await memberOf(request.headers, gate.recognise) : undefined
  const counted = { caller, member, address }
  await countCall(name, call, counted, gate.counters)
  const input = readInput(name, request, caller, address)
  checkRight(call, caller, input.params)
  return { input, counted }
}

function sendOptions(calls: readonly Call[], reply: FastifyReply): FastifyReply {
  if (calls.some(({ isPublic }) => isPublic)) {
    reply.headers({
      ...publicHeaders,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'content-type, x-locale, x-requested-with',
      'access-control-max-age': String(daySeconds),
    })
  }
  return reply.code(204).header('allow', allowed(calls)).send()
}

function refuseOtherMethods(app: FastifyInstance, url: string, calls: readonly Call[]): void {
  const known: ReadonlySet<string> = new Set(calls.map(({ method }) => method))
  const others = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => !known.has(method))
  app.route({
    method: [...others],
    url,
    handler: (request, reply) => {
      reply.header('allow', allowed(calls))
      return sendError(new AppError('not-found'), request, reply, 405)
    },
  })
}

function allowed(calls: readonly Call[]): string {
  return ['OPTIONS', ...calls.map(({ method }) => method)].join(', ')
}
