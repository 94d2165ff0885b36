/** The real local databases of the page, over an IndexedDB in memory (tests/setup.ts): rows of a test, gone after it. */
import { afterEach, beforeEach } from 'vitest'
import type { Account } from '#core/contract/browser/members'
import type { User } from '#core/contract/members/user'
import { accountFact } from '#db/account'
import type { EditionRow } from '#db/rows'
import type { Thing } from '#db/things'
import { UserDatabase } from '#db/user-database'
import { knownAccount } from '../../../src/model/account/account'
import { database } from '../../../src/platform/local/database'
import { bareSummary } from '../editions/bare-edition'

/** Empties the database of the page after each test of a file; each begins as a visitor. */
export function keepLocalRows() {
  beforeEach(() => accountIs(undefined))
  afterEach(async () => {
    await Promise.all(database.tables.map((table) => table.clear()))
  })
  return database
}

/** An edition as the list of them has it. */
export function editionRow(
  abbreviation: string,
  {
    summary,
    ...row
  }: Partial<Omit<EditionRow, 'summary'>> & { summary?: Partial<EditionRow['summary']> } = {},
): EditionRow {
  return {
    abbreviation,
    summary: bareSummary({ ...summary, abbreviation }),
    isInstalled: false,
    isOwn: false,
    changedAt: 1,
    ...row,
  }
}

export const miriam: User = {
  id: 7,
  email: 'miriam@example.org',
  firstname: '',
  lastname: '',
  gender: '',
  timezone: '',
  language: 1,
  image: '',
  roles: [],
  hash: '',
  nickname: 'Miriam',
  fullname: 'Miriam',
  fullnameShort: 'Miriam',
  newsletter: false,
  beta: [],
  options: {},
}

let lastUser = 100

/** Somebody signs in on this device, with rows of an own database, which is another one for every test. */
export async function signIn(
  things: readonly Thing[] = [],
  account: Partial<Account> = {},
): Promise<UserDatabase> {
  lastUser += 1
  const user = { ...miriam, id: lastUser }
  const own = new UserDatabase(user.id)
  await own.things.bulkPut([...things])
  await database.facts.put({
    key: accountFact,
    value: { user, isExpired: false, isDeleted: false, isForgetful: false, ...account },
  })
  await accountIs(user.id)
  return own
}

/** The page knows who is signed in, as it does long before anybody opens anything. */
function accountIs(user: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (knownAccount.get()?.user.id !== user) return
      queueMicrotask(() => end())
      resolve()
    }
    const end = knownAccount.subscribe(look)
    look()
  })
}

/** A row of a member. */
export function thing<Row extends Thing>(row: Pick<Row, 'key' | 'kind' | 'data'> & Partial<Row>): Row {
  return { waiting: 0, rev: 1, at: 1, places: [], tags: [], ...row } as unknown as Row
}
