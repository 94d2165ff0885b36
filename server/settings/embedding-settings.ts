/**
 * The service that turns texts into vectors (`/embeddings` as OpenAI speaks it), which an operator may set.
 * Without it nothing is sent anywhere. The key is for the service alone: no log and no answer may have it.
 */
import { outsideAddress, outsideKey, outsideModel } from './outside-service'

/** Where texts are embedded. */
export interface EmbeddingService {
  /** The whole address, such as https://models.example/v1/embeddings. */
  url: string
  /** Undefined for a service that asks for none. */
  key: string | undefined
  model: string
}

/** Their environment variables, for the schema of the settings. */
export const embeddingVariables = {
  EMBEDDING_URL: outsideAddress,
  EMBEDDING_KEY: outsideKey,
  EMBEDDING_MODEL: outsideModel,
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
