/** Text as a person typed it (SECURITY 5.5). */
import * as z from 'zod/mini'

/**
 * At most this many UTF-16 units, no control characters except newline and tab, no lone surrogates: databases
 * refuse them.
 */
export const typedText = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(typed))

/** Whether a text of any length obeys these rules. */
export function isTyped(text: string): boolean {
  return typed.test(text)
}

/** An e-mail address that mail can be sent to. */
export const emailAddress = z.string().check(z.maxLength(254), z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/))

// oxlint-disable-next-line no-control-regex -- these are what is refused
const typed = /^[^\u0000-\u0008\u000b-\u001f\u007f\p{Surrogate}]*$/u
