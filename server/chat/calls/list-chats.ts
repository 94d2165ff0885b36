/** GET /api/chats: a member's chats in pages, those that contain some words where a filter says so. */
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import { readJsonText } from '../../http/requests/read-json-text'
import { chats as table } from '../../store/schema/schema'
import { pageMeta, pageOf } from '../../study/pages'
import type { ChatServices } from './chat-services'

const filterSchema = z.object({ search: z.optional(z.string().check(z.maxLength(limits.maxSearchLength))) })

/** Characters of a row's excerpt, and how many of them stand before words that were found. */
const excerptLength = 160
const beforeFound = 40

/** The chats, last changed first. */
export function chats({ store }: ChatServices): Handler<'chats'> {
  return async ({ query: { filter, page }, caller }) => {
    const search = readFilter(filter)
    const { db } = await store.get()
    const found = and(eq(table.userId, caller.user), isNull(table.deletedAt), matching(search))
    const total = await db.$count(table, found)
    const { limit, offset } = pageOf(page, limits.chatPageSize)
    const rows = await db
      .select({
        id: table.id,
        title: table.title,
        created: table.createdAt,
        updated: table.updatedAt,
        questions: sql<number>`(select count(*)::int from chat_messages m where m.chat_id = chats.id and m.role = 'user')`,
        excerpt: excerptOf(search),
      })
      .from(table)
      .where(found)
      .orderBy(desc(table.updatedAt), desc(table.id))
      .limit(limit)
      .offset(offset)
    const listed = rows.map((row) => ({ ...row, excerpt: row.excerpt.replace(/\s+/g, ' ').trim() }))
    return prepareJson({ chats: listed, ...pageMeta(total, limits.chatPageSize), total })
  }
}

/** Words to be found; empty = any. Throws invalid-input. */
function readFilter(text: string | undefined): string {
  const parsed = filterSchema.safeParse(text ? readJsonText(text) : {})
  if (!parsed.success) throw new AppError('invalid-input')
  return (parsed.data.search ?? '').normalize('NFC').trim()
}

function patternOf(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`
}

function matching(search: string): SQL | undefined {
  if (search === '') return undefined
  const pattern = patternOf(search)
  return or(
    sql`${table.title} ilike ${pattern}`,
    sql`exists (select 1 from chat_messages m where m.chat_id = chats.id and m.content ilike ${pattern})`,
  )
}

/** Around the words that were found, otherwise the beginning of the last answer. */
function excerptOf(search: string): SQL<string> {
  const last = sql`(select left(m.content, ${excerptLength}) from chat_messages m
    where m.chat_id = chats.id and m.role = 'assistant' and m.content <> '' order by m.n desc limit 1)`
  if (search === '') return sql<string>`coalesce(${last}, '')`
  const from = sql`greatest(1, strpos(lower(m.content), lower(${search})) - ${beforeFound})`
  const around = sql`(select substr(m.content, ${from}, ${excerptLength}) from chat_messages m
    where m.chat_id = chats.id and m.content ilike ${patternOf(search)} order by m.n limit 1)`
  return sql<string>`coalesce(${around}, ${last}, '')`
}
