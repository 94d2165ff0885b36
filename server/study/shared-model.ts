/**
 * The model that all members share (SECURITY A5): tags their owners chose to show and liked verses, as counts
 * without names. Read with separate queries, so that they reveal no row of a member, and cached for a moment:
 * anybody may ask, and each query reads many rows.
 */
import { and, asc, count, countDistinct, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type TagColour, tagColours } from '#core/contract/members/tag-colours'
import { Memory, roughBytes } from '#core/memory'
import type { LateStore } from '../store/late-store'
import { things } from '../store/schema/schema'
import { keptFor } from './kept-for'

/** A tag that members share. */
export interface SharedTag {
  /** The same for every spelling, as the database compares them. */
  key: string
  /** In the spelling of most members. */
  name: string
  colour?: TagColour
  usercount: number
  verses: number
}

/** A verse with its count. */
export interface SharedVerse {
  target: string
  usercount: number
}

/** Cached queries of shared data. */
export interface SharedModel {
  /** Those that most members share come first. */
  tags(): Promise<readonly SharedTag[]>
  /** In any case, also one that was shared this moment; undefined for a tag nobody shares. */
  tag(name: string): Promise<SharedTag | undefined>
  /** Verses of a tag in the order of the Bible. */
  versesOf(tag: SharedTag): Promise<readonly SharedVerse[]>
  /** In the order of the Bible. */
  likes(): Promise<readonly SharedVerse[]>
}

const keptMs = 10_000
/** Verses of tags: some thousand for each MB. */
const keptBytes = 8_000_000

/** Of one member at most this many tags are shown to others, the newest: nobody can fill the list alone. */
const tagsOfOne = 50

const taggings = alias(things, 'taggings')
/** Tags that differ only in case are the same; the index uses this expression. */
const tagName = sql<string>`lower(${things.data}->>'name')`
const isShared = sql`${things.kind} = 'tag' and not ${things.deleted} and ${things.data}->>'shared' = 'true'`
const isCounted = sql`(${things.userId}, ${things.key}) in (
  select user_id, key from (
    select user_id, key, row_number() over (partition by user_id order by rev desc) as place
    from things own where own.kind = 'tag' and not own.deleted and own.data->>'shared' = 'true'
  ) newest where place <= ${tagsOfOne})`
const isOfTag = and(
  eq(taggings.userId, things.userId),
  sql`${taggings.kind} = 'tgg' and not ${taggings.deleted}`,
  sql`substr(${taggings.key}, 5, 36) = substr(${things.key}, 5)`,
)
const taggedTarget = sql<string>`substr(${taggings.key}, 42)`
const isLike = sql`${things.kind} = 'like' and not ${things.deleted}`
const likedTarget = sql<string>`substr(${things.key}, 12)`

/** The shared model over the database. */
export function sharedModel(late: LateStore): SharedModel {
  const verses = new Memory(keptBytes).recent<readonly SharedVerse[]>(roughBytes)
  const tags = keptFor(keptMs, async () => await readTags(late, and(isShared, isCounted)))
  return {
    tags,
    async tag(name) {
      const composed = name.normalize('NFC')
      const kept = (await tags()).find((tag) => tag.name.toLowerCase() === composed.toLowerCase())
      const named = and(isShared, isCounted, sql`${tagName} = lower(${composed})`)
      return kept ?? (await readTags(late, named))[0]
    },
    likes: keptFor(keptMs, async () => await readLikes(late)),
    async versesOf({ key }) {
      const moment = Math.floor(performance.now() / keptMs)
      return await verses.get(`${moment} ${key}`, async () => await readVerses(late, key))
    },
  }
}

async function readTags(late: LateStore, where: SQL | undefined): Promise<SharedTag[]> {
  const { db } = await late.get()
  const usercount = countDistinct(things.userId)
  const rows = await db
    .select({
      key: tagName,
      name: sql<string>`mode() within group (order by ${things.data}->>'name')`,
      colour: sql<string | null>`mode() within group (order by ${things.data}->>'colour')`,
      usercount,
      verses: countDistinct(taggedTarget),
    })
    .from(things)
    .leftJoin(taggings, isOfTag)
    .where(where)
    .groupBy(tagName)
    .orderBy(sql`${usercount} desc`, asc(tagName))
  return rows.map(({ colour, ...tag }) => {
    const known = tagColours.find((one) => one === colour)
    return { ...tag, ...(known ? { colour: known } : {}) }
  })
}

async function readVerses(late: LateStore, key: string): Promise<SharedVerse[]> {
  const { db } = await late.get()
  const rows = await db
    .select({ target: taggedTarget, usercount: countDistinct(things.userId) })
    .from(things)
    .innerJoin(taggings, isOfTag)
    .where(and(isShared, isCounted, eq(tagName, key)))
    .groupBy(taggedTarget)
  return inOrder(rows)
}

async function readLikes(late: LateStore): Promise<SharedVerse[]> {
  const { db } = await late.get()
  const rows = await db
    .select({ target: likedTarget, usercount: count() })
    .from(things)
    .where(isLike)
    .groupBy(things.key)
  return inOrder(rows)
}

/** By the number of the verse, then by its numbering: `v:<numbering>:<canonical>`. */
function inOrder(verses: SharedVerse[]): SharedVerse[] {
  const numberOf = ({ target }: SharedVerse) => Number(target.split(':')[2])
  return verses.sort((a, b) => numberOf(a) - numberOf(b) || (a.target < b.target ? -1 : 1))
}
