/** GET /api/notes/{id}: a member's notes in a chapter, in whichever numbering they were written. */
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { noteSchema } from '#core/contract/members/things'
import { chapterOf } from '#core/scripture/canonical'
import { plain } from '#core/study/kept-places'
import { noteVersesIn, placesOfChapter } from '#core/study/standing-places'
import { jsonType } from '../http/answers/prepared'
import { listPieces } from '../http/answers/streamed'
import type { Handler } from '../http/call-routes'
import type { LateStore } from '../store/late-store'
import { things } from '../store/schema/schema'
import type { Database } from '../store/store'

/** Read at once: a note may have 64 kB. */
const atOnce = 16

/** The notes of a chapter. */
export function chapterNotes(store: LateStore): Handler<'chapterNotes'> {
  return async ({ params, query: { numbering: base }, caller }) => {
    const { db } = await store.get()
    const notes = notesIn(db, caller.user, chapterOf(params.id), plain(base))
    return { contentType: jsonType, pieces: pieces(notes) }
  }
}

async function* pieces(notes: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield '{"data":'
  yield* listPieces(notes)
  yield '}'
}

/** In the order of their last change. */
async function* notesIn(
  db: Database,
  user: number,
  chapter: number,
  numbering: ReturnType<typeof plain>,
): AsyncGenerator {
  const place = sql`concat(${things.data}->>'numbering', ':', ${things.data}->>'chapter')`
  const mine = and(eq(things.userId, user), eq(things.kind, 'note'), eq(things.deleted, false))
  const here = and(mine, inArray(place, placesOfChapter(chapter, numbering)))
  for (let last = 0; ; ) {
    const rows = await db
      .select()
      .from(things)
      .where(and(here, gt(things.rev, last)))
      .orderBy(things.rev)
      .limit(atOnce)
    for (const { key, data } of rows) {
      const note = { ...noteSchema.parse(data), id: key.slice('note:'.length) }
      if (noteVersesIn(chapter, numbering, note).length > 0) yield note
    }
    if (rows.length < atOnce) return
    last = rows.at(-1)?.rev ?? 0
  }
}
