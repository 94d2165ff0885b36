/** Asks a handler as the server does, for a member who is known already; the answer is checked against the table. */
import { api, type Call, type CallAnswer, type CallName } from '#core/contract/api'
import type { Locale } from '#core/contract/locales'
import { InputError } from '../../../server/http/answers/error-answer'
import { type EventStreamed, frameOf } from '../../../server/http/answers/event-stream'
import type { CallInput, Handler } from '../../../server/http/call-routes'

export interface AskInput {
  params?: unknown
  query?: unknown
  body?: unknown
  user?: number
  headers?: Record<string, string>
  locale?: Locale
}

export async function askHandler<N extends CallName>(
  name: N,
  handler: Handler<N>,
  { params = {}, query = {}, body, user = 0, headers = {}, locale = 'de' }: AskInput,
): Promise<CallAnswer<N>> {
  const call: Call = api[name]
  const parsed = [call.params.safeParse(params), call.query.safeParse(query), call.body?.safeParse(body)]
  const issues = parsed.flatMap((one) => one?.error?.issues ?? [])
  if (issues.length > 0) throw new InputError(issues)
  const input = {
    params: parsed[0]?.data,
    query: parsed[1]?.data,
    body: parsed[2]?.data,
    locale,
    caller: { user, session: 'test' },
    from: { headers, address: '127.0.0.1', log: undefined },
  }
  // What the table says the handler is given, apart from the log, which only accounts write.
  const prepared = await handler(input as unknown as CallInput<N>)
  const answer: unknown = JSON.parse(await textOf(prepared))
  return call.answer.parse(answer) as CallAnswer<N>
}

async function textOf(prepared: Awaited<ReturnType<Handler<CallName>>>): Promise<string> {
  if ('follow' in prepared) return JSON.stringify(await framesIn(prepared))
  if (!('pieces' in prepared)) return String(await prepared.bytes('identity'))
  let text = ''
  for await (const piece of prepared.pieces) text += piece
  prepared.over?.()
  return text
}

async function framesIn({ follow, over }: EventStreamed): Promise<string> {
  let frames = ''
  for await (const event of follow(new AbortController().signal)) frames += frameOf(event)
  over()
  return frames
}
