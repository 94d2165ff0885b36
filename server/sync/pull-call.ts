/** GET /api/sync: changes since a cursor (SYNC 3.8). */
import { readPage } from '#core/sync/server/pages/read-page'
import { driveAsync } from '#core/sync/steps'
import { prepareJson } from '../http/answers/prepared'
import type { Handler } from '../http/call-routes'
import type { LateStore } from '../store/late-store'
import { sqlServerStore } from './sql-server-store'

/** One page of changes. */
export function pull(late: LateStore): Handler<'pull'> {
  return async ({ query: { cursor, limit }, caller }) => {
    const { transaction, quota } = await late.get()
    const now = Date.now()
    const page = await transaction(
      async (tx) =>
        await driveAsync(readPage(cursor, limit), sqlServerStore({ tx, user: caller.user, now, quota })),
      'reads',
    )
    return prepareJson(page)
  }
}
