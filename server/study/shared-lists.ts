/**
 * What all members share (SECURITY A5): tags their owners chose to show and verses that are liked, as counts without names. Its own
 * queries, so that no row of a member ever leaves by them.
 */
import { and, asc, count, countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { tagColours } from '#core/contract/members/tag-colours'
import { AppError } from '#core/errors'
import type { Handler } from '../http/call-routes'
import { prepareJson } from '../http/prepared'
import type { LateStore } from '../store/late-store'
import { things } from '../store/schema/schema'
import type { Database } from '../store/store'
import { pageMeta, pageOf, readSort } from './pages'

const taggings = alias(things, 'taggings')
/** A word for the index: the same tag in small and capital letters is one. */
const tagName = sql<string>`lower(${things.data}->>'name')`
const isShared = sql`${things.kind} = 'tag' and not ${things.deleted} and ${things.data}->>'shared' = 'true'`
const isOfTag = and(
  eq(taggings.userId, things.userId),
  eq(taggings.kind, 'tgg'),
  eq(taggings.deleted, false),
  sql`substr(${taggings.key}, 5, 36) = substr(${things.key}, 5)`,
)
const taggedTarget = sql<string>`substr(${taggings.key}, 42)`
const isLike = sql`${things.kind} = 'like' and not ${things.deleted}`
const likedTarget = sql<string>`substr(${things.key}, 12)`

/** `usercount` begins with the tag most members share, `name` with A. */
export function sharedTags(store: LateStore): Handler<'sharedTags'> {
  return async ({ query: { sort, page } }) => {
    const { db } = await store.get()
    const { by, isTurned } = readSort(sort, ['usercount', 'name'])
    const users = countDistinct(things.userId)
    const order = by === 'name' ? [turn(asc, isTurned)(tagName)] : [turn(desc, isTurned)(users), asc(tagName)]
    const rows = await db
      .select({
        // Written as most do.
        name: sql<string>`mode() within group (order by ${things.data}->>'name')`,
        colour: sql<string | null>`mode() within group (order by ${things.data}->>'colour')`,
        usercount: users,
        verses: countDistinct(taggedTarget),
      })
      .from(things)
      .leftJoin(taggings, isOfTag)
      .where(isShared)
      .groupBy(tagName)
      .orderBy(...order)
      .limit(pageOf(page).limit)
      .offset(pageOf(page).offset)
    const tags = rows.map(({ colour, ...tag }) => ({ ...tag, ...colourOf(colour) }))
    return prepareJson({ data: { tags, meta: pageMeta(await countGroups(db, tagName, isShared)) } })
  }
}

export function sharedTag(store: LateStore): Handler<'sharedTag'> {
  return async ({ params: { name }, query: { page } }) => {
    const { db } = await store.get()
    const named = and(isShared, sql`${tagName} = lower(${name.normalize('NFC')})`)
    const [tag] = await db
      .select({ name: sql<string | null>`mode() within group (order by ${things.data}->>'name')` })
      .from(things)
      .where(named)
    if (!tag?.name) throw new AppError('not-found')
    const tagged = db
      .select({
        target: sql<string>`${taggedTarget}`.as('target'),
        user: sql<number>`${things.userId}`.as('owner'),
      })
      .from(things)
      .innerJoin(taggings, isOfTag)
      .where(named)
      .as('tagged')
    const rows = await db
      .select({ target: tagged.target, usercount: countDistinct(tagged.user) })
      .from(tagged)
      .groupBy(tagged.target)
      .orderBy(...byPlace(tagged.target))
      .limit(pageOf(page).limit)
      .offset(pageOf(page).offset)
    const [all] = await db.select({ count: countDistinct(tagged.target) }).from(tagged)
    return prepareJson({ data: { name: tag.name, verses: rows, meta: pageMeta(all?.count ?? 0) } })
  }
}

/** `canonical` is the order of the Bible, `usercount` begins with the verse most members like. */
export function sharedLikes(store: LateStore): Handler<'sharedLikes'> {
  return async ({ query: { sort, page } }) => {
    const { db } = await store.get()
    const { by, isTurned } = readSort(sort, ['canonical', 'usercount'])
    const users = count()
    const places = byPlace(likedTarget, turn(asc, by === 'canonical' && isTurned))
    const rows = await db
      .select({ target: likedTarget, usercount: users })
      .from(things)
      .where(isLike)
      .groupBy(things.key)
      .orderBy(...(by === 'usercount' ? [turn(desc, isTurned)(users)] : []), ...places)
      .limit(pageOf(page).limit)
      .offset(pageOf(page).offset)
    return prepareJson({ data: { likes: rows, meta: pageMeta(await countGroups(db, things.key, isLike)) } })
  }
}

/** By the number of the verse, then by its numbering: `v:<numbering>:<canonical>`. */
function byPlace(target: SQL.Aliased<string> | SQL<string>, direction: typeof asc = asc): SQL[] {
  return [direction(sql`split_part(${target}, ':', 3)::int`), direction(sql`${target}`)]
}

function turn(direction: typeof asc, isTurned: boolean): typeof asc {
  if (!isTurned) return direction
  return direction === asc ? desc : asc
}

async function countGroups(db: Database, value: SQL | typeof things.key, where: SQL): Promise<number> {
  const [all] = await db
    .select({ count: countDistinct(value) })
    .from(things)
    .where(where)
  return all?.count ?? 0
}

function colourOf(colour: string | null) {
  const known = tagColours.find((one) => one === colour)
  return known ? { colour: known } : {}
}
