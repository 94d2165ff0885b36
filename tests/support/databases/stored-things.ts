/** Members, and rows as devices have made them, put into a store directly. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { kindOf } from '#core/sync/kinds'
import type { LateStore } from '../../../server/store/late-store'
import { things, users } from '../../../server/store/schema/schema'
import type { Store } from '../../../server/store/store'
import { emptyStore, type TestStore } from './test-databases'

/** A member; the answer is the id. */
export async function addMember({ db }: Store, email: string, timezone = ''): Promise<number> {
  const [user] = await db
    .insert(users)
    .values({ email, passwordHash: '', createdAt: 1, timezone })
    .returning({ id: users.id })
  return user?.id ?? 0
}

/** Opens a store for all tests and gives each of them a member of its own in it, which is empty else. */
export function memberForEach(
  open: () => Promise<TestStore>,
  begin: (opened: { store: TestStore; member: number }) => void,
): void {
  let store: TestStore
  beforeAll(async () => {
    store = await open()
  })
  beforeEach(async () => {
    await emptyStore(store)
    begin({ store, member: await addMember(store, 'a@example.org') })
  })
  afterAll(async () => await store.close())
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
