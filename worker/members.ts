/**
 * The worker's entry to the code for members, which a visitor never loads: it is loaded when somebody is, or
 * wants to be, signed in.
 */
import type { MembersApi } from '#core/contract/browser/members'
import { storedAccount } from '#db/account'
import type { Database } from '#db/database'
import { leftovers } from './account/account-record'
import type { Members } from './account/members'
import { lateMethods } from './late-methods'

/** The code for members, loaded on demand. */
export interface MembersOnDemand {
  api: MembersApi
  /** Continues what the last visit left; does nothing for a visitor. */
  start(): Promise<void>
  /** The value of an option for the reader; undefined when nobody has set it. */
  option(path: string): Promise<string | number | boolean | undefined>
}

/** Opens the entry; loads nothing yet. */
export function membersOnDemand(database: Database): MembersOnDemand {
  let loading: Promise<Members> | undefined
  const members = (): Promise<Members> => {
    loading ??= load(database).catch((error: unknown) => {
      // The next call loads it again: the network may be back, or space.
      loading = undefined
      throw error
    })
    return loading
  }
  const ifAny = async () => ((await isAnybodyHere(database)) ? await members() : undefined)
  return {
    async start() {
      await ifAny()
    },
    option: async (path) =>
      (await (await ifAny())?.option(path)) ?? (await database.options.get(path))?.value,
    api: {
      ...lateMethods(
        async () => (await members()).calls,
        ['register', 'signIn', 'updateProfile', 'deleteProfile', 'joinBeta', 'ask'],
      ),
      ...lateMethods(members, ['signOut', 'change', 'changeAll', 'syncNow', 'settleOp']),
      recordActivity: async (activity, id) => (await ifAny())?.recordActivity(activity, id),
      notice: async (event) => (await ifAny())?.notice(event),
      async setOption(path, value) {
        const found = await ifAny()
        if (found) await found.setOption(path, value)
        else await database.options.put({ path, value })
      },
    },
  }
}

async function load(database: Database): Promise<Members> {
  const { Members } = await import('./account/members')
  const members = new Members(database)
  await members.start()
  return members
}

/** True when somebody is signed in or a sign-out left something to do. */
async function isAnybodyHere(database: Database): Promise<boolean> {
  if ((await storedAccount(database)) !== undefined) return true
  return Object.keys(await leftovers(database)).length > 0
}
