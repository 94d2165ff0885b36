/** Tabs of one browser whose members ask the assistant: the worker's own code, over a real server of chats. */
import type { Chat } from '#core/contract/assistant/chat'
import type { Database } from '#db/database'
import { UserDatabase } from '#db/user-database'
import type { Members } from '../../../worker/account/members'
import { Chats } from '../../../worker/chats/chats'
import { deviceSource } from '../../../worker/device'
import { openTab } from '../../../worker/testing/member-tabs'

export interface ChatTab {
  members: Members
  chats: Chats
}

const opened: Chats[] = []

/** Retries come soon; a slow machine is not taken for a silent server. */
const hasty = (delayMs: number) => (delayMs > 10_000 ? delayMs : delayMs / 50)

/** Opens a tab whose waits are as long as `waitOf` says; `closeChats` and `closeTabs` close it. */
export async function openChatTab(database: Database, waitOf = hasty): Promise<ChatTab> {
  const members = await openTab(database)
  const chats = new Chats(members.access, {
    now: deviceSource.now,
    timer: (run, delayMs) => deviceSource.timer(run, waitOf(delayMs)),
  })
  opened.push(chats)
  return { members, chats }
}

export function closeChats(): void {
  for (const chats of opened.splice(0)) chats.close()
}

/** The copies of a member, newest first; their database must be there. */
export async function copiesOf(user: number): Promise<Chat[]> {
  const database = new UserDatabase(user)
  const rows = await database.chats.orderBy('updated').reverse().toArray()
  database.close()
  return rows.map(({ chat }) => chat)
}

/** The copy of one chat of the first member. */
export async function copyOf(id: string): Promise<Chat | undefined> {
  return (await copiesOf(1)).find((chat) => chat.id === id)
}
