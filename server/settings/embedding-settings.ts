/**
 * The service that turns texts into vectors (`/embeddings` as OpenAI speaks it), which an operator may set.
 * Without it nothing is sent anywhere. The key is for the service alone: no log and no answer may have it.
 */
import * as z from 'zod/mini'

/** Where texts are embedded. */
export interface EmbeddingService {
  /** The whole address, such as https://models.example/v1/embeddings. */
  url: string
  /** Undefined for a service that asks for none. */
  key: string | undefined
  model: string
}

const addressMeant = 'an https address is meant, without user and password; http only for localhost'
const keyMeant = 'a key without spaces is meant'

/** Their environment variables, for the schema of the settings. */
export const embeddingVariables = {
  EMBEDDING_URL: z.optional(
    z.url({ protocol: /^https?$/ }).check(z.maxLength(2000), z.refine(isSafe, addressMeant)),
  ),
  EMBEDDING_KEY: z.optional(z.string().check(z.maxLength(1000), z.regex(/^[\x21-\x7e]+$/, keyMeant))),
  EMBEDDING_MODEL: z.optional(z.string().check(z.maxLength(200))),
}

/** This machine itself: nobody can listen on the way. */
const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return username === '' && password === '' && (protocol === 'https:' || localHosts.has(hostname))
}

type Variables = Readonly<Partial<Record<keyof typeof embeddingVariables, string | undefined>>>

/** The service of checked variables; undefined if none is set. Throws an Error that names a missing one. */
export function readEmbedding({
  EMBEDDING_URL,
  EMBEDDING_KEY,
  EMBEDDING_MODEL,
}: Variables): EmbeddingService | undefined {
  if (EMBEDDING_URL === undefined) return undefined
  if (EMBEDDING_MODEL === undefined)
    throw new Error('Wrong setting\n  EMBEDDING_MODEL: is needed with EMBEDDING_URL')
  return { url: EMBEDDING_URL, key: EMBEDDING_KEY, model: EMBEDDING_MODEL }
}
