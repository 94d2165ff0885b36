/** The local database of a test, which the page reads: the real one of Dexie over a store in memory. */
import type { Account } from '#core/contract/browser/members'
import type { Manifest } from '#core/contract/editions/edition'
import type { Locale } from '#core/contract/locales'
import type { User } from '#core/contract/members/user'
import type { PublicSettings } from '#core/contract/public-settings'
import { loadNames } from '#core/scripture/names/load-names'
import { accountFact } from '#db/account'
import { publicSettingsFact } from '#db/public-settings'
import type { EditionRow } from '#db/rows'
import type { Thing } from '#db/things'
import { UserDatabase } from '#db/user-database'
import { database } from '../../../src/platform/local/database'
import { userNumbered } from '../../../worker/testing/fake-accounts'

/** Nothing is stored, nobody is signed in. */
export async function emptyDevice(): Promise<void> {
  await Promise.all(database.tables.map((table) => table.clear()))
}

export function accountOf(user: User, more: Partial<Account> = {}): Account {
  return { user, isExpired: false, isDeleted: false, isForgetful: false, ...more }
}

/** Signs somebody in on this device, as the worker writes it. */
export async function signIn(
  id: number,
  more: Partial<Account> & { options?: User['options'] } = {},
): Promise<void> {
  const { options, ...facts } = more
  await database.facts.put({ key: accountFact, value: accountOf(userNumbered(id, options), facts) })
}

/** The record goes first, then the database. */
export async function signOut(id: number): Promise<void> {
  await database.facts.delete(accountFact)
  await new UserDatabase(id).delete()
}

/** Stores things of a member. */
export async function storeThings(id: number, things: readonly Thing[]): Promise<void> {
  await withMember(id, ({ things: table }) => table.bulkPut([...things]))
}

/** Does something in the database of a member, as the worker would. */
export async function withMember(
  id: number,
  run: (database: UserDatabase) => Promise<unknown>,
): Promise<void> {
  const opened = new UserDatabase(id)
  await opened.open()
  // Made here, it is its owner's.
  await run(opened)
  opened.close()
}

/** A thing as the sync would have stored it. */
export function thingOf(kind: Thing['kind'], key: string, data: unknown, at = 1): Thing {
  return { kind, key, data, at, waiting: 0, rev: 1, places: [], tags: [] } as unknown as Thing
}

export async function storeEditions(
  ...rows: (Pick<EditionRow, 'summary'> & Partial<EditionRow>)[]
): Promise<void> {
  await database.editions.bulkPut(
    rows.map((row) => ({
      abbreviation: row.summary.abbreviation,
      isInstalled: false,
      isOwn: false,
      changedAt: 0,
      ...row,
    })),
  )
}

/** Stores an edition that can be read, with chapters (canonical) and the words of their verses. */
export async function storeText(
  manifest: Manifest,
  chapters: Readonly<Record<number, readonly string[]>>,
): Promise<void> {
  await storeEditions({ summary: manifest, manifest })
  for (const [canonical, verses] of Object.entries(chapters)) {
    const number = Number(canonical)
    const book = manifest.bookList.find((one) => one.number === Math.floor(number / 1_000_000))
    await database.chapters.put({
      abbreviation: manifest.abbreviation,
      hash: book?.hash ?? '',
      canonical: number,
      chapter: {
        canonical: number,
        verses: verses.map((content, index) => ({ verse: index + 1, content })),
        blocks: [],
      },
    })
  }
}

/** Makes the names of the books readable in some languages. */
export async function storeNames(...locales: readonly Locale[]): Promise<void> {
  for (const locale of locales) await database.names.put({ locale, pack: await loadNames(locale) })
}

export async function storeSettings(settings: Partial<PublicSettings>): Promise<void> {
  await database.facts.put({ key: publicSettingsFact, value: { links: {}, ...settings } })
}
