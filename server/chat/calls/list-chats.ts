/** GET /api/chats: a member's chats in pages, those that contain some words where a filter says so. */
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import { readJsonText } from '../../http/requests/read-json-text'
import { chats as table } from '../../store/schema/schema'
import type { Database } from '../../store/store'
import { pageMeta, pageOf } from '../../study/pages'
import type { ChatServices } from '../chat-services'

const filterSchema = z.object({ search: z.optional(z.string().check(z.maxLength(limits.maxSearchLength))) })

/** Characters of a row's excerpt, and how many of them stand before words that were found. */
const excerptLength = 160
const beforeFound = 40

/** A search reads the texts of all chats: it counts as so many requests (limits/call-limits). */
const searchCost = 10

/** The chats, last changed first. */
export function chats({ store }: ChatServices): Handler<'chats'> {
  return async ({ query: { filter, page }, caller }) => {
    const search = readFilter(filter)
    const { db } = await store.get()
    const found = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.userId, caller.user), isNull(table.deletedAt), matching(search)))
      .orderBy(desc(table.updatedAt), desc(table.id))
    const { limit, offset } = pageOf(page, limits.chatPageSize)
    const shown = found.slice(offset, offset + limit).map(({ id }) => id)
    const rows = shown.length === 0 ? [] : await readRows(db, caller.user, shown, search)
    const listed = rows.map((row) => ({ ...row, excerpt: row.excerpt.replace(/\s+/g, ' ').trim() }))
    const total = found.length
    const answer = prepareJson({ chats: listed, ...pageMeta(total, limits.chatPageSize), total })
    return search === '' ? answer : { ...answer, cost: searchCost }
  }
}

async function readRows(db: Database, user: number, ids: readonly string[], search: string) {
  return await db
    .select({
      id: table.id,
      title: table.title,
      created: table.createdAt,
      updated: table.updatedAt,
      questions: sql<number>`(select count(*)::int from chat_messages m where m.chat_id = chats.id and m.role = 'user')`,
      excerpt: excerptOf(search),
    })
    .from(table)
    .where(and(eq(table.userId, user), inArray(table.id, [...ids])))
    .orderBy(desc(table.updatedAt), desc(table.id))
}

/** Words to be found; empty = any. Throws invalid-input. */
function readFilter(text: string | undefined): string {
  const parsed = filterSchema.safeParse(text ? readJsonText(text) : {})
  if (!parsed.success) throw new AppError('invalid-input')
  return (parsed.data.search ?? '').normalize('NFC').trim()
}

/** Letters are small already in what is searched (schema/chat-tables): no search folds the texts anew. */
function matching(search: string): SQL | undefined {
  if (search === '') return undefined
  return or(
    sql`strpos(lower(${table.title}), lower(${search})) > 0`,
    sql`exists (select 1 from chat_texts t where t.chat_id = chats.id and strpos(t.folded, lower(${search})) > 0)`,
  )
}

/** Around the words that were found, otherwise the beginning of the last answer. */
function excerptOf(search: string): SQL<string> {
  const last = sql`(select left(m.content, ${excerptLength}) from chat_messages m
    where m.chat_id = chats.id and m.role = 'assistant' and m.content <> '' order by m.n desc limit 1)`
  if (search === '') return sql<string>`coalesce(${last}, '')`
  const place = sql`strpos(t.folded, lower(${search}))`
  const around = sql`(select substr(m.content, greatest(1, ${place} - ${beforeFound}), ${excerptLength})
    from chat_texts t join chat_messages m on m.chat_id = t.chat_id and m.n = t.n
    where t.chat_id = chats.id and ${place} > 0 order by t.n limit 1)`
  return sql<string>`coalesce(${around}, ${last}, '')`
}
