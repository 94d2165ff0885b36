/**
 * The part of an address that others may learn: never searched words or names of tags, never the secret of a
 * link (SECURITY D2, R2).
 */

/** A person wrote the rest of the path after these words: only the word itself is sent. */
const personal = new Set(['search', 'tag', 'opensearch', 'chat', 'chats'])
/** These contain a secret, or are opened by one. */
const secret = new Set(['password-reset', 'email-confirmation', 'newsletter-confirmation', 'logout'])

/** The path that may be sent, without query and hash; undefined when nobody may learn of it. */
export function trackedPath(address: string): string | undefined {
  const [path = '/'] = address.split(/[?#]/, 1)
  const words = path.split('/').filter(Boolean)
  const at = /^[a-z]{2}$/.test(words[0] ?? '') && words.length > 1 ? 1 : 0
  const word = words[at] ?? ''
  if (secret.has(word)) return undefined
  return `/${(personal.has(word) ? words.slice(0, at + 1) : words).join('/')}`
}
