/** What others may learn of an address: never words somebody searched for or named a tag with, never the secret of a link (SECURITY D2, R2). */

/** Below these words stands what a person wrote: only the word itself is told. */
const personal = new Set(['search', 'tag', 'opensearch', 'chat', 'chats'])
/** These hold a secret, or are opened by one. */
const secret = new Set(['password-reset', 'email-confirmation', 'newsletter-confirmation', 'logout'])

/** The path that may be told, without query and hash; undefined for one nobody may learn of. */
export function trackedPath(address: string): string | undefined {
  const [path = '/'] = address.split(/[?#]/, 1)
  const words = path.split('/').filter(Boolean)
  const at = /^[a-z]{2}$/.test(words[0] ?? '') && words.length > 1 ? 1 : 0
  const word = words[at] ?? ''
  if (secret.has(word)) return undefined
  return `/${(personal.has(word) ? words.slice(0, at + 1) : words).join('/')}`
}
