/**
 * GET /api/chat/{id}/stream: an answer as server-sent events, to whoever has its ticket. A client that comes again names the
 * last event it has and gets what follows, from memory while the answer is being written here, otherwise from its row. A
 * client that leaves stops nothing. A stream ends with the session that got its ticket (SECURITY S5, S6).
 */
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#core/errors'
import { isSessionAlive } from '../../accounts/sessions/sessions'
import type { StreamEvent } from '../../http/answers/event-stream'
import type { Handler } from '../../http/call-routes'
import type { Store } from '../../store/store'
import type { PlacedEvent } from '../answers/answer-log'
import type { ChatServices } from '../chat-services'
import { limitOf, readUse } from '../rows/daily-use'
import { readAnswer, whoeverWrites, wholeEvents } from '../rows/read-chat'
import { streamSlots } from './stream-slots'
import { readTicket, type TicketPlace } from './ticket'

/** How often the row is read of an answer that another process writes. */
const lookAgainMs = 500

/** The stream of an answer. */
export function chatStream(services: ChatServices): Handler<'chatStream'> {
  const slots = streamSlots()
  return async ({ params: { id }, query, from }) => {
    const { key } = await services.accounts.keys()
    const place = readTicket(query.ticket, id, key, Date.now())
    if (!place) throw new AppError('not-found')
    const store = await services.store.get()
    const isSignedIn = async () => await isSessionAlive(store.db, place)
    if (!(await isSignedIn()) || !(await readAnswer(store.db, place))) throw new AppError('not-found')
    const next = behind(from.headers['last-event-id'], place.n)
    return {
      over: slots.take(id),
      follow: (signal) => follow(services, store, place, next, whileTrue(isSignedIn, signal)),
    }
  }
}

/** How often a session is looked at while a stream of it is open. */
const lookAtSessionMs = 1_000

/** Ends when `signal` does, and soon after `isSo` is no longer so, whichever process ended it. */
function whileTrue(isSo: () => Promise<boolean>, signal: AbortSignal): AbortSignal {
  const over = new AbortController()
  const watch = setInterval(() => {
    isSo().then(
      (is) => is || over.abort(),
      // A database that cannot be asked ends no session.
      () => undefined,
    )
  }, lookAtSessionMs)
  watch.unref()
  const until = AbortSignal.any([signal, over.signal])
  until.addEventListener('abort', () => clearInterval(watch), { once: true })
  return until
}

/** The first event a client lacks. An id of another answer, or none of ours, means that it has none. */
function behind(lastId: string | string[] | undefined, n: number): number {
  const [, message, index] = /^(\d{1,5})\.(\d{1,5})$/.exec(String(lastId ?? '')) ?? []
  return Number(message) === n ? Number(index) + 1 : 0
}

async function* follow(
  services: ChatServices,
  store: Store,
  place: TicketPlace,
  next: number,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const live = services.answers.find(place.chat, place.n)
  if (!live) return yield* followRow(services, store, place, next, signal)
  const from = next > live.events.length ? 0 : next
  for await (const placed of live.follow(from, signal)) yield streamed(place, placed)
}

/** Replays a row, again and again as long as another process adds to it. */
async function* followRow(
  { answers, config }: ChatServices,
  store: Store,
  place: TicketPlace,
  first: number,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const isWritten = whoeverWrites(store, answers)
  for (let next: number | undefined; ; ) {
    const row = await readAnswer(store.db, place)
    if (!row) return
    const isGrowing = isWritten(row)
    const events = isGrowing ? row.events : wholeEvents(row, await usage(store, place.user, config))
    next ??= first > events.length ? 0 : first
    for (const event of events.slice(next)) {
      if (signal.aborted) return
      yield streamed(place, { index: next, event })
      next += 1
    }
    if (!isGrowing || signal.aborted) return
    await wait(lookAgainMs, undefined, { signal }).catch(() => undefined)
  }
}

async function usage(store: Store, user: number, { chat }: ChatServices['config']): Promise<number> {
  return limitOf(await readUse(store.db, user, Date.now()), chat.dailyLimit).limit_usage
}

function streamed({ n }: TicketPlace, { index, event }: PlacedEvent): StreamEvent {
  return { id: `${n}.${index}`, event: event.type, data: event }
}
