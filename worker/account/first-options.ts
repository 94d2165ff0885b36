/**
 * Copies a visitor's options on this device to an account that has none yet: the only visitor data that is
 * taken over (SYNC 3.11).
 */

import { type Change, optionKey } from '#core/contract/members/op'
import { isOptionPath, parseOption } from '#core/contract/members/option-tree'
import type { User } from '#core/contract/members/user'
import type { Database } from '#db/database'

/** Changes to make after signing in; none for an account that already has options. */
export async function firstOptions(database: Database, user: User): Promise<Change[]> {
  if (Object.keys(user.options).length > 0) return []
  const options = await database.options.toArray()
  return options.flatMap(({ path, value }) => {
    const body = isOptionPath(path) ? parseOption(path, value) : undefined
    return isOptionPath(path) && body !== undefined
      ? [{ kind: 'option' as const, key: optionKey(path), body }]
      : []
  })
}
