/**
 * The language model that may answer in chats (`/chat/completions` as OpenAI speaks it), which an operator may set. Without
 * it nothing is sent anywhere. The key is for the service alone: no log and no answer may have it.
 */
import * as z from 'zod/mini'
import { outsideAddress, outsideKey, outsideModel } from './outside-service'

/** Where answers are written. */
export interface ChatModelService {
  /** The whole address, such as https://models.example/v1/chat/completions. */
  url: string
  /** Undefined for a service that asks for none. */
  key: string | undefined
  model: string
  /** Name of its machine, for those who are told where their questions go. */
  host: string
  /** Tokens of questions and answers together that a day (UTC) may take, of the whole service. */
  dailyTokens: number
}

const tokensMeant = 'a number of tokens is meant; 0 turns the model off'
const defaultDailyTokens = 1_000_000

/** Their environment variables, for the schema of the settings. */
export const chatModelVariables = {
  CHAT_URL: outsideAddress,
  CHAT_KEY: outsideKey,
  CHAT_MODEL: outsideModel,
  CHAT_DAILY_TOKENS: z._default(
    z.coerce
      .number(tokensMeant)
      .check(z.int(tokensMeant), z.minimum(0, tokensMeant), z.maximum(1_000_000_000_000, tokensMeant)),
    defaultDailyTokens,
  ),
}

type Variables = Readonly<
  Partial<Record<'CHAT_URL' | 'CHAT_KEY' | 'CHAT_MODEL', string | undefined>> & { CHAT_DAILY_TOKENS: number }
>

/** The service of checked variables; undefined if none is set or it is turned off. Throws an Error that names a missing one. */
export function readChatModel({
  CHAT_URL,
  CHAT_KEY,
  CHAT_MODEL,
  CHAT_DAILY_TOKENS,
}: Variables): ChatModelService | undefined {
  if (CHAT_URL === undefined) return undefined
  if (CHAT_MODEL === undefined) throw new Error('Wrong setting\n  CHAT_MODEL: is needed with CHAT_URL')
  if (CHAT_DAILY_TOKENS === 0) return undefined
  const url = addressOfCompletions(CHAT_URL)
  return {
    url,
    key: CHAT_KEY,
    model: CHAT_MODEL,
    host: new URL(url).hostname,
    dailyTokens: CHAT_DAILY_TOKENS,
  }
}

/** Of a base, or of the whole address that some services print in their manuals. A query stays: some have a version there. */
function addressOfCompletions(address: string): string {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')}/chat/completions`
  url.hash = ''
  return url.href
}
