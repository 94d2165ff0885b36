/** The services of the calls of chats, and the chat they answer with. */
import type { Accounts } from '../accounts/accounts'
import type { Caller } from '../identity'
import type { Config } from '../settings/config'
import type { LateStore } from '../store/late-store'
import { chatOf, readChat, whoeverWrites } from './rows/read-chat'
import type { RunningAnswers } from './running-answers'
import { streamAddress } from './streams/ticket'

export interface ChatServices {
  config: Pick<Config, 'chat'>
  store: LateStore
  accounts: Pick<Accounts, 'keys' | 'counters'>
  answers: RunningAnswers
}

/** A chat with the address of the answer that is being written. Throws not-found. */
export async function readAnswered(
  { store, accounts, answers }: ChatServices,
  { user, session }: Caller,
  id: string,
) {
  const opened = await store.get()
  const stored = await readChat(opened.db, user, id)
  const { key } = await accounts.keys()
  const addressOf = (n: number) => streamAddress({ chat: id, user, session, n }, key, Date.now())
  return chatOf(stored, whoeverWrites(opened, answers), addressOf)
}
