/** JSON for a script element that holds data. */

/** The value as JSON that can neither end a script element nor open a comment in it (SECURITY 5.5). */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
