/** Book names of one locale (spec 1 §3, PASSAGES T-8). */
import * as z from 'zod/mini'

export const bookNameSchema = z.object({
  number: z.int(),
  abbr: z.string(),
  /** Default name: "Psalmen". */
  name: z.string(),
  /** Name used with a chapter: "Psalm". */
  chapter: z.string(),
  /** Fallback pattern, anchored at the start; may be empty. */
  pattern: z.string(),
  /** All further spellings. */
  names: z.array(z.string()),
})
export type BookName = z.infer<typeof bookNameSchema>

/** Keyed by book number. */
export const bookNamesSchema = z.record(z.string(), bookNameSchema)
export type BookNames = z.infer<typeof bookNamesSchema>
