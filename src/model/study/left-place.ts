/**
 * The place where reading stopped, asked once: of a member on any device, of a visitor on this one; else the
 * route of the cookie (spec 1 §3).
 */
import Dexie from 'dexie'
import type { Activity } from '#core/contract/members/things'
import type { RecentRow } from '#db/rows'
import type { UserDatabase } from '#db/user-database'
import { database } from '../../platform/local/database'
import { storedAccount } from '../../platform/local/stored-account'
import { rememberedRoute } from '../../platform/storage/remembered-route'
import { isMember } from '../account/account'
import { askMemberDatabase } from '../account/member-database'

export interface LeftPlace {
  path: string
  title: string
  abbreviations: readonly string[]
}

/** The path of that place; undefined while nothing was read. */
export async function leftPath(): Promise<string | undefined> {
  const [recent, account] = await Promise.all([database.recents.orderBy('at').last(), storedAccount()])
  const activity = isMember(account)
    ? await askMemberDatabase(account.user.id, lastRead, undefined)
    : undefined
  return newer(recent, activity)?.path ?? rememberedRoute()
}

/** The activity that a member read last, on any device. */
export async function lastRead({ things }: UserDatabase): Promise<Activity | undefined> {
  const thing = await things
    .where('[kind+at]')
    .between(['act', Dexie.minKey], ['act', Dexie.maxKey])
    .reverse()
    .filter((one) => one.kind === 'act' && one.data.type === 'text')
    .first()
  return thing?.kind === 'act' ? thing.data : undefined
}

/** The newer of two: what was read on this device and what the account knows. */
export function newer(recent: RecentRow | undefined, activity: Activity | undefined): LeftPlace | undefined {
  if (!activity || (recent && recent.at >= activity.occurredAt)) return recent
  const { route, name, abbreviations } = activity
  return { path: route, title: name, abbreviations: abbreviations.split(',').filter(Boolean) }
}
