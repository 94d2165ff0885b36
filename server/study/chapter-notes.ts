/** GET /api/notes/{id}: a member's notes that stand in a chapter, in whichever numbering they were written. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { noteSchema } from '#core/contract/members/things'
import { chapterOf } from '#core/scripture/canonical'
import { plain } from '#core/study/kept-places'
import { noteVersesIn, placesOfChapter } from '#core/study/standing-places'
import type { Handler } from '../http/call-routes'
import { prepareJson } from '../http/prepared'
import type { LateStore } from '../store/late-store'
import { things } from '../store/schema/schema'

export function chapterNotes(store: LateStore): Handler<'chapterNotes'> {
  return async ({ params, query: { numbering: base }, caller }) => {
    const { db } = await store.get()
    const chapter = chapterOf(params.id)
    const numbering = plain(base)
    const place = sql`concat(${things.data}->>'numbering', ':', ${things.data}->>'chapter')`
    const mine = and(eq(things.userId, caller.user), eq(things.kind, 'note'), eq(things.deleted, false))
    const rows = await db
      .select()
      .from(things)
      .where(and(mine, inArray(place, placesOfChapter(chapter, numbering))))
      .orderBy(things.rev)
    const notes = rows.map(({ key, data }) => ({ ...noteSchema.parse(data), id: key.slice('note:'.length) }))
    return prepareJson({ data: notes.filter((note) => noteVersesIn(chapter, numbering, note).length > 0) })
  }
}
