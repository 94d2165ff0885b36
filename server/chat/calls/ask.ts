/** Questions: stored within their limits, answered by a writer in the background, followed over subscription_url. */
import type { CallBody } from '#core/contract/api'
import type { Locale } from '#core/contract/locales'
import { wrongField } from '../../http/answers/error-answer'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import type { Sender } from '../../http/requests/read-input'
import type { Caller } from '../../identity'
import { refuseAfter } from '../../limits/call-limits'
import type { Bucket } from '../../limits/limits'
import { composed } from '../../sync/composed-text'
import { readOpHeaders } from '../../sync/receive-op'
import { type ChatServices, readAnswered } from '../chat-services'
import { limitOf } from '../rows/daily-use'
import { livingChat } from '../rows/read-chat'
import {
  type NewQuestion,
  type StoredQuestion,
  storeFurtherQuestion,
  storeNewChat,
} from '../rows/store-question'
import { streamAddress } from '../streams/ticket'

/** Several members may share an address, but not any number of them. */
const membersOfAddress = 10
const minutesOfDay = 24 * 60

/** Begins a chat with a question. */
export function startChat(services: ChatServices): Handler<'startChat'> {
  return async ({ body, locale, caller, from }) => {
    const question = questionOf(caller, body, locale, from)
    return await ask(services, caller, from.address, async (place) => {
      return await storeNewChat(place, question, body.canonicals)
    })
  }
}

/** Asks a further question. */
export function askInChat(services: ChatServices): Handler<'askInChat'> {
  return async ({ params: { id }, body, locale, caller, from }) => {
    livingChat(caller.user, id)
    const question = questionOf(caller, body, locale, from)
    return await ask(services, caller, from.address, async (place) => {
      return await storeFurtherQuestion(place, question, id)
    })
  }
}

type StorePlace = Parameters<typeof storeNewChat>[0]

async function ask(
  services: ChatServices,
  caller: Caller,
  sender: string,
  storeIn: (place: StorePlace) => Promise<StoredQuestion>,
) {
  const { store, answers, accounts, config } = services
  const { dailyLimit } = config.chat
  const opened = await store.get()
  const { place, used, begun } = await countingAddress(
    services,
    sender,
    async () => await storeIn({ store: opened, answers, dailyLimit }),
  )
  begun?.claim.start(begun.asked)
  const { key } = await accounts.keys()
  // Also of an answer that is there already: whoever asked follows it in any case.
  const address = streamAddress({ ...place, session: caller.session }, key, Date.now())
  const chat = await readAnswered(services, caller, place.chat)
  return prepareJson({ ...limitOf(used, dailyLimit), chat, subscription_url: address })
}

/** Counts a question for its address too; one that is not stored, or was before, costs nothing. Throws too-many-requests. */
async function countingAddress(
  { accounts, config: { chat } }: ChatServices,
  address: string,
  work: () => Promise<StoredQuestion>,
): Promise<StoredQuestion> {
  // Nobody may ask: the member is told that instead.
  if (chat.dailyLimit === 0) return await work()
  const counters = await accounts.counters()
  const burst = membersOfAddress * chat.dailyLimit
  const bucket: Bucket = { burst, perMinute: burst / minutesOfDay }
  const key = `chat-day:${address}`
  refuseAfter(await counters.take(key, bucket, Date.now()))
  const giveBack = async () => await counters.spend(key, bucket, Date.now(), -1)
  try {
    const stored = await work()
    if (!stored.begun) await giveBack()
    return stored
  } catch (error) {
    await giveBack()
    throw error
  }
}

function questionOf(
  { user }: Caller,
  body: CallBody<'askInChat'>,
  locale: Locale,
  from: Sender,
): NewQuestion {
  const message = composed(body.message).trim()
  if (message === '') throw wrongField('message', 'invalid-input')
  return {
    user,
    message,
    abbreviation: body.abbr,
    locale,
    mayUseModel: body.model,
    opId: readOpHeaders(from).opId,
  }
}
