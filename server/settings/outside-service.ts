/**
 * Addresses and keys of services the server itself asks (embeddings, a chat model). Nobody on the way reads its requests:
 * https, or this machine. No message repeats a key.
 */
import * as z from 'zod/mini'

const addressMeant = 'an https address is meant, without user and password; http only for localhost'
const keyMeant = 'a key without spaces is meant'

/** Where a service is. */
export const outsideAddress = z.optional(
  z.url({ protocol: /^https?$/ }).check(z.maxLength(2000), z.refine(isSafe, addressMeant)),
)
/** The key by which a service knows the operator. */
export const outsideKey = z.optional(z.string().check(z.maxLength(1000), z.regex(/^[\x21-\x7e]+$/, keyMeant)))
/** A service's name for a model. */
export const outsideModel = z.optional(z.string().check(z.maxLength(200)))

/** This machine itself: nobody can listen on the way. */
const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return username === '' && password === '' && (protocol === 'https:' || localHosts.has(hostname))
}
