/**
 * GET /api/notes/{id}: a member's notes in a chapter, in whichever numbering they were written. With `after` a page of
 * them; without, as clients of before ask, all as one answer that is read while it is sent. Texts pass as they are stored.
 */
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { chapterOf } from '#core/canonical'
import { noteSchema } from '#core/contract/members/things'
import { AppError } from '#core/errors'
import { plain } from '#core/study/kept-places'
import { noteVersesIn, placesOfChapter } from '#core/study/standing-places'
import { jsonType, prepareText } from '../http/answers/prepared'
import { listTexts } from '../http/answers/streamed'
import type { Handler } from '../http/call-routes'
import { memberSlots } from '../limits/member-slots'
import type { LateStore } from '../store/late-store'
import { things } from '../store/schema/schema'
import { notePlace } from '../store/schema/sync-tables'
import type { Database } from '../store/store'

/** Read at once: a note may have 64 kB. */
const atOnce = 16
/** Whole lists that one member may be sent at the same time. */
const listsAtOnce = 2

const placeSchema = z.pick(noteSchema, { numbering: true, chapter: true, verses: true })

interface Chapter {
  db: Database
  user: number
  canonical: number
  numbering: ReturnType<typeof plain>
}

/** Notes as JSON texts; `next` is the revision to go on behind, undefined at the end. */
interface Page {
  notes: string[]
  next: number | undefined
}

/** The notes of a chapter. */
export function chapterNotes(store: LateStore): Handler<'chapterNotes'> {
  const slots = memberSlots(listsAtOnce)
  return async ({ params, query: { numbering: base, after }, caller: { user } }) => {
    const { db } = await store.get()
    const chapter = { db, user, canonical: chapterOf(params.id), numbering: plain(base) }
    if (after === undefined) return { contentType: jsonType, pieces: pieces(chapter), over: slots.take(user) }
    const { notes, next } = await readPage(chapter, after)
    return prepareText(jsonType, `{"data":[${notes.join(',')}],"next":${next ?? 'null'}}`)
  }
}

async function* pieces(chapter: Chapter): AsyncGenerator<string> {
  yield '{"data":'
  yield* listTexts(pagesOf(chapter))
  yield '}'
}

async function* pagesOf(chapter: Chapter): AsyncGenerator<string[]> {
  for (let next: number | undefined = 0; next !== undefined; ) {
    const page: Page = await readPage(chapter, next)
    yield page.notes
    ;({ next } = page)
  }
}

/** In the order of their last change. */
async function readPage({ db, user, canonical, numbering }: Chapter, after: number): Promise<Page> {
  const mine = and(eq(things.userId, user), eq(things.kind, 'note'), eq(things.deleted, false))
  const here = inArray(notePlace(things.data), placesOfChapter(canonical, numbering))
  const rows = await db
    .select({ key: things.key, rev: things.rev, text: sql<string>`${things.data}::text` })
    .from(things)
    .where(and(mine, here, gt(things.rev, after)))
    .orderBy(things.rev)
    .limit(atOnce)
  const standing = rows.filter(({ text }) => {
    const place = placeSchema.safeParse(JSON.parse(text))
    if (!place.success) throw new AppError('internal', {}, { cause: place.error })
    return noteVersesIn(canonical, numbering, place.data).length > 0
  })
  // The text of an object: the id becomes its last field.
  const notes = standing.map(
    ({ key, text }) => `${text.trimEnd().slice(0, -1)},"id":${JSON.stringify(key.slice('note:'.length))}}`,
  )
  return { notes, next: rows.length < atOnce ? undefined : rows.at(-1)?.rev }
}
