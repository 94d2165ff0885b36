/** Text as a person typed it (SECURITY 5.5). */
import * as z from 'zod/mini'

/** At most so many UTF-16 units, no control characters except newline and tab, no half characters: a database takes none. */
export const typedText = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(typed))

/** Whether a text of any length is such a one. */
export function isTyped(text: string): boolean {
  return typed.test(text)
}

/** An e-mail address as it can be written to. */
export const emailAddress = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/))

// oxlint-disable-next-line no-control-regex -- these are what is refused
const typed = /^[^\u0000-\u0008\u000b-\u001f\u007f\p{Surrogate}]*$/u
