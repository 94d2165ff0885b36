/** Reads the result of hand-written SQL, which both drivers return differently. */
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../store/store'

const answerSchema = z.object({ rows: z.array(z.object({ value: z.string() })) })

/** The texts of the column `value`. */
export async function readColumn(db: Database, query: SQL): Promise<string[]> {
  return answerSchema.parse(await db.execute(query)).rows.map(({ value }) => value)
}
