/**
 * Where a link in a note may lead: the web, an e-mail address, a place below this origin. Without zod: the
 * editor uses it too.
 */

export const maxHrefLength = 2_000
export const linkPattern =
  /^(https?:\/\/[^\s\p{Cc}\p{Surrogate}]+|mailto:[^\s\p{Cc}\p{Surrogate}]+|\/(?![/\\])[^\s\\\p{Cc}\p{Surrogate}]*)$/iu

/** True for an address a note may link to. */
export function isLinkHref(text: string): boolean {
  return text.length <= maxHrefLength && linkPattern.test(text)
}
