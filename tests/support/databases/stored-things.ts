/** Rows as devices have made them, put into a store directly. */
import { kindOf } from '#core/sync/kinds'
import type { LateStore } from '../../../server/store/late-store'
import { things, users } from '../../../server/store/schema/schema'
import type { Store } from '../../../server/store/store'

/** A member; the answer is the id. */
export async function addMember({ db }: Store, email: string, timezone = ''): Promise<number> {
  const [user] = await db
    .insert(users)
    .values({ email, passwordHash: '', createdAt: 1, timezone })
    .returning({ id: users.id })
  return user?.id ?? 0
}

/** Rows of a member by key, numbered in this order; null is deleted. `instant` is that of the activity or 1. */
export async function putThings({ db }: Store, userId: number, rows: Record<string, unknown>): Promise<void> {
  const before = await db.$count(things)
  const values = Object.entries(rows).map(([key, data], at) => ({
    userId,
    key,
    kind: kindOf(key)?.prefix ?? 'none',
    rev: before + at + 1,
    deleted: data === null,
    data,
    device: '',
    instant: Object(data).occurredAt ?? 1,
  }))
  await db.insert(things).values(values)
}

/** A store that is open. */
export function readyStore(store: Store): LateStore {
  return { get: async () => store, close: async () => undefined }
}
