/** Parses the body of a 2xx answer to an op, of whichever call. */
import * as z from 'zod/mini'
import { type SyncRow, syncRowSchema, uuidSchema } from '../../../../contract/members/things'

const answerSchema = z.object({
  row: z.optional(syncRowSchema),
  rows: z.optional(z.array(syncRowSchema)),
  clearedBefore: z.optional(z.int()),
  removed: z.optional(z.array(uuidSchema)),
  kept: z.optional(z.literal(true)),
})

/** The parts of an answer that a device uses. */
export interface OpAnswer {
  rows: SyncRow[]
  /** The server's instant, ms; 0 = not given. */
  clearedBefore: number
  /** The note was not deleted: the server kept a text its writer had not seen. */
  isKept: boolean
  /** Keys of activities a clear removed. */
  removed: string[]
}

/** Undefined for anything that is not our answer. */
export function readAnswer(body: unknown): OpAnswer | undefined {
  const { data } = answerSchema.safeParse(body)
  if (!data) return undefined
  return {
    rows: data.row ? [data.row] : (data.rows ?? []),
    clearedBefore: data.clearedBefore ?? 0,
    isKept: data.kept === true,
    removed: (data.removed ?? []).map((id) => `act:${id}`),
  }
}
