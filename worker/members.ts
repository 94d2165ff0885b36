/**
 * The worker's entry to the code for members, which a visitor never loads: it is loaded when somebody is, or
 * wants to be, signed in.
 */
import type { ChatsApi } from '#core/contract/browser/chats'
import type { MembersApi } from '#core/contract/browser/members'
import { storedAccount } from '#db/account'
import type { Database } from '#db/database'
import { deviceStore } from '#db/store/browser-store'
import { leftovers } from './account/account-record'
import type { Members } from './account/members'
import type { Chats } from './chats/chats'
import { deviceSource } from './device'
import { lateMethods } from './late-methods'

/** The code for members, loaded on demand. */
export interface MembersOnDemand {
  api: MembersApi & ChatsApi
  /** Continues what the last visit left; does nothing for a visitor. */
  start(): Promise<void>
  /** The value of an option for the reader; undefined when nobody has set it. */
  option(path: string): Promise<string | number | boolean | undefined>
}

/** Opens the entry; loads nothing yet. */
export function membersOnDemand(database: Database): MembersOnDemand {
  let loading: Promise<ForMembers> | undefined
  const loaded = (): Promise<ForMembers> => {
    loading ??= load(database).catch((error: unknown) => {
      // The next call loads it again: the network may be back, or space.
      loading = undefined
      throw error
    })
    return loading
  }
  const members = async () => (await loaded()).members
  const chats = async () => (await loaded()).chats
  const ifAny = async () => ((await isAnybodyHere(database)) ? await members() : undefined)
  return {
    async start() {
      // A device that keeps nothing knows nobody: the cookie says who it is.
      if (deviceStore.isForgetful) await (await members()).resume()
      else await ifAny()
    },
    option: async (path) =>
      (await (await ifAny())?.option(path)) ?? (await database.options.get(path))?.value,
    api: {
      ...lateMethods(
        async () => (await members()).calls,
        ['register', 'signIn', 'updateProfile', 'deleteProfile', 'ask'],
      ),
      ...lateMethods(members, ['signOut', 'change', 'changeAll', 'syncNow', 'settleOp']),
      recordActivity: async (activity, id) => (await ifAny())?.recordActivity(activity, id),
      ...lateMethods(chats, [
        'listChats',
        'openChat',
        'askChat',
        'stopAnswer',
        'renameChat',
        'deleteChat',
        'restoreChat',
        'deleteChats',
        'chatLimit',
      ]),
      async notice(event) {
        const found = await ifAny()
        if (!found) return
        ;(await chats()).notice(event)
        await found.notice(event)
      },
      async setOption(path, value) {
        const found = await ifAny()
        if (found) await found.setOption(path, value)
        else await database.options.put({ path, value })
      },
    },
  }
}

interface ForMembers {
  members: Members
  chats: Chats
}

async function load(database: Database): Promise<ForMembers> {
  const [{ Members }, { Chats }] = await Promise.all([import('./account/members'), import('./chats/chats')])
  const members = new Members(database)
  await members.start()
  return { members, chats: new Chats(members.access, deviceSource) }
}

/** True when somebody is signed in or a sign-out left something to do. */
async function isAnybodyHere(database: Database): Promise<boolean> {
  if ((await storedAccount(database)) !== undefined) return true
  return Object.keys(await leftovers(database)).length > 0
}
