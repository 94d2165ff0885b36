/** GET /api/activities, /api/activity/last and /api/activity/abbrs: the history of a member. */
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { activitySchema } from '#core/contract/members/things'
import { prepareJson } from '../http/answers/prepared'
import type { Handler } from '../http/call-routes'
import type { LateStore } from '../store/late-store'
import { things, users } from '../store/schema/schema'
import type { Database } from '../store/store'
import { type ActivityFilter, readActivityFilter } from './activity-filter'
import { pageMeta, pageOf, readSort } from './pages'

const field = (name: 'name' | 'type' | 'route' | 'abbreviations') =>
  sql<string>`${things.data}->>${sql.raw(`'${name}'`)}`
const living = (user: number) =>
  and(eq(things.userId, user), eq(things.kind, 'act'), eq(things.deleted, false))
const newestFirst = [desc(things.instant), desc(things.rev)]

/** The history in pages. */
export function activities(store: LateStore): Handler<'activities'> {
  return async ({ query: { filter, sort, page, limit, mode }, caller }) => {
    const { db } = await store.get()
    const matching = and(living(caller.user), await conditionOf(db, caller.user, readActivityFilter(filter)))
    const listed = mode === 'last' ? inArray(things.key, latestOfEachRoute(db, matching)) : undefined
    const wanted = and(matching, listed)
    const count = await db.$count(things, wanted)
    const { limit: size, offset } = pageOf(page, limit)
    const rows = await db
      .select()
      .from(things)
      .where(wanted)
      .orderBy(...orderOf(sort))
      .limit(size)
      .offset(offset)
    return prepareJson({ data: { activities: rows.map(listedActivity), meta: pageMeta(count, limit) } })
  }
}

/** The newest activity. */
export function lastActivity(store: LateStore): Handler<'lastActivity'> {
  return async ({ caller }) => {
    const { db } = await store.get()
    const [row] = await db
      .select()
      .from(things)
      .where(living(caller.user))
      .orderBy(...newestFirst)
      .limit(1)
    return prepareJson({ data: row ? listedActivity(row) : null })
  }
}

/** The translations in the history. */
export function activityAbbreviations(store: LateStore): Handler<'activityAbbreviations'> {
  return async ({ caller }) => {
    const { db } = await store.get()
    const abbreviation = sql<string>`unnest(string_to_array(${field('abbreviations')}, ','))`
    const rows = await db.selectDistinct({ abbreviation }).from(things).where(living(caller.user))
    const found = rows.map((row) => row.abbreviation).filter(Boolean)
    return prepareJson({ data: found.sort() })
  }
}

/** Keys of the newest activities, one per route. */
function latestOfEachRoute(db: Database, matching: SQL | undefined) {
  const route = field('route')
  const latest = db
    .selectDistinctOn([route], { key: things.key })
    .from(things)
    .where(matching)
    .orderBy(route, ...newestFirst)
    .as('latest')
  return db.select({ key: latest.key }).from(latest)
}

async function conditionOf(db: Database, user: number, filter: ActivityFilter): Promise<SQL | undefined> {
  const { search, types, days } = filter
  const pattern = `%${search.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`
  return and(
    inArray(field('type'), [...types]),
    search ? sql`${field('name')} ilike ${pattern}` : undefined,
    days ? and(...between(days, await zoneOf(db, user))) : undefined,
  )
}

/** Days begin at midnight where the member lives. */
function between({ first, last }: { first: string; last: string }, zone: string): SQL[] {
  const begin = (day: SQL) => sql`extract(epoch from (${day}) at time zone ${zone}) * 1000`
  return [
    gte(things.instant, begin(sql`${first}::date::timestamp`)),
    lt(things.instant, begin(sql`${last}::date + interval '1 day'`)),
  ]
}

/** UTC for a member without a time zone, and for one the server does not know. */
async function zoneOf(db: Database, user: number): Promise<string> {
  const [found] = await db.select({ zone: users.timezone }).from(users).where(eq(users.id, user))
  try {
    return new Intl.DateTimeFormat('en', { timeZone: found?.zone || 'UTC' }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** `date` is newest first, `name` and `type` from A to Z. */
function orderOf(sort: string | undefined): SQL[] {
  const { by, isTurned } = readSort(sort, ['date', 'name', 'type'])
  if (by === 'date') return isTurned ? [asc(things.instant), asc(things.rev)] : newestFirst
  const word = by === 'name' ? sql`lower(${field('name')})` : field('type')
  return [isTurned ? desc(word) : asc(word), ...newestFirst]
}

function listedActivity({ key, data }: { key: string; data: unknown }) {
  return { ...activitySchema.parse(data), id: key.slice('act:'.length) }
}
