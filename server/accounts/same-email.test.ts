import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneDatabase, type TestStore } from '../../tests/support/databases/test-databases'
import { users } from '../store/schema/schema'
import { foldEmail, foldedEmail } from './same-email'
import { findByEmail } from './users'

it.each([
  ['Anna@Example.ORG', 'anna@example.org'],
  ['\u0130anna@example.org', '\u0130anna@example.org'],
  ['\u212Aate@example.org', '\u212Aate@example.org'],
  ['ÄNNE@example.org', 'Änne@example.org'],
])('%s is the account %s', (typed, folded) => {
  expect(foldEmail(typed)).toBe(folded)
})

describe.each(oneDatabase)('in $name', ({ open }) => {
  let store: TestStore
  beforeAll(async () => {
    store = await open()
  })
  afterAll(async () => await store.close())

  it('each letter is folded as the counters fold it', async () => {
    const letters = Array.from({ length: 0x2fff - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at))
    const all = letters.filter((letter) => !/[\p{Cc}\p{Cs}]/u.test(letter)).join('')
    const answer = Object(await store.db.execute(sql`select ${foldedEmail(sql`${all}::text`)} as folded`))
    expect(answer.rows[0].folded).toBe(foldEmail(all))
  })

  it('an account is found by its letters in either size, and not by others that look like them', async () => {
    await store.db.insert(users).values({ email: 'Inga@example.org', passwordHash: 'x', createdAt: 1 })
    expect((await findByEmail(store.db, 'iNGA@EXAMPLE.org'))?.email).toBe('Inga@example.org')
    expect(await findByEmail(store.db, '\u0130nga@example.org')).toBeUndefined()
  })
})
