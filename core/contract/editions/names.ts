/** Book names of one locale (spec 1 §3, PASSAGES T-8). */
import * as z from 'zod/mini'

/** Names of a book in answers and on pages: short, alone, and with a chapter number. */
export const bookTitleSchema = z.object({
  number: z.int(),
  abbr: z.string(),
  /** Default name: "Psalmen". */
  name: z.string(),
  /** Name used with a chapter: "Psalm". */
  chapter: z.string(),
})
export type BookTitle = z.infer<typeof bookTitleSchema>

/** By book number. */
export const bookTitlesSchema = z.record(z.string(), bookTitleSchema)
export type BookTitles = z.infer<typeof bookTitlesSchema>

/** All names of a book: what reading passages needs beside the titles. */
export const bookNameSchema = z.extend(bookTitleSchema, {
  /** Fallback pattern, anchored at the start; may be empty. */
  pattern: z.string(),
  /** All further spellings. */
  names: z.array(z.string()),
})
export type BookName = z.infer<typeof bookNameSchema>

/** By book number. */
export const bookNamesSchema = z.record(z.string(), bookNameSchema)
export type BookNames = z.infer<typeof bookNamesSchema>

/** The titles alone, for transfer: the spellings make up most of the size of the names. */
export function titlesOf(names: BookTitles): BookTitles {
  return Object.fromEntries(
    Object.entries(names).map(([key, { number, abbr, name, chapter }]) => [
      key,
      { number, abbr, name, chapter },
    ]),
  )
}
