/**
 * For tests of members: tabs of one browser, each with its own worker, and the contents of their databases.
 */
import Dexie from 'dexie'
import type { Change, Op } from '#core/contract/members/op'
import type { Database } from '#db/database'
import { UserDatabase } from '#db/user-database'
import { Members } from '../account/members'
import { setCallToken } from '../http'

/** Credentials of the fake accounts 1 and 2. */
export const firstLogin = { email: 'm1@example.org', plain_password: 'geheim-genug' }
export const secondLogin = { email: 'm2@example.org', plain_password: 'geheim-genug' }

/** A sample change of a member. */
export const oneLike: Change = { kind: 'like', key: 'like:verse:v:org:43003016', body: true }

const opened: Members[] = []

/** Opens a tab; `closeTabs` closes it. */
export async function openTab(database: Database): Promise<Members> {
  const members = new Members(database)
  opened.push(members)
  await members.start()
  return members
}

export function closeTabs(): void {
  for (const members of opened.splice(0)) members.close()
  setCallToken(undefined)
}

/** Changes of a user that wait or were refused. */
export async function outboxOf(user: number): Promise<Op[]> {
  const database = new UserDatabase(user)
  const ops = await database.outbox.toArray()
  database.close()
  return ops
}

/** Names of the databases of members. */
export async function userDatabases(): Promise<string[]> {
  return (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('user-'))
}
