/**
 * Asks the configured service for the vectors of texts. It talks to that address alone, follows no redirect,
 * and reads no more of an answer than vectors take. Every failure is an AppError of the code `network` whose
 * message is one of ours: what the service wrote, and the key, are in none.
 */
import * as z from 'zod/mini'
import { AppError } from '#core/errors'
import type { EmbeddingService } from '../../settings/embedding-settings'

/** Access to the service. */
export interface EmbeddingClient {
  /** One vector for each text, in their order, all of one length. Throws network. */
  embed(texts: readonly string[], timeoutMs: number): Promise<readonly (readonly number[])[]>
  /** Breaks off what is under way. */
  close(): void
}

/** A batch of texts in the longest vectors, written with all their digits, is smaller. */
const largestAnswerBytes = 4_000_000
/** More than any model has. */
const mostDims = 8192

const answerSchema = z.object({
  data: z.array(
    z.object({
      index: z.optional(z.int()),
      embedding: z.array(z.number()).check(z.minLength(1), z.maxLength(mostDims)),
    }),
  ),
})
type Answer = z.infer<typeof answerSchema>

/** A client of one service. */
export function embeddingClient({ url, key, model }: EmbeddingService): EmbeddingClient {
  const closing = new AbortController()
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  }
  const ask = async (texts: readonly string[], signal: AbortSignal): Promise<string> => {
    const body = JSON.stringify({ model, input: texts })
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal })
    if (answer.status === 200) return await readText(answer)
    await answer.body?.cancel()
    throw failure(`status ${answer.status}`)
  }
  return {
    async embed(texts, timeoutMs) {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), timeoutMs)
      try {
        const text = await ask(texts, AbortSignal.any([late.signal, closing.signal]))
        return inOrder(parse(text), texts.length)
      } catch (error) {
        if (error instanceof AppError) throw error
        throw failure(late.signal.aborted ? 'no answer in time' : 'no connection, or it broke off')
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => closing.abort(),
  }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > largestAnswerBytes) throw failure('a larger answer than vectors take')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function parse(text: string): Answer {
  try {
    return answerSchema.parse(JSON.parse(text))
  } catch {
    throw failure('an answer of another form')
  }
}

/** Services may answer in any order, and then number their vectors. */
function inOrder({ data }: Answer, count: number): number[][] {
  const vectors = new Map(data.map(({ index, embedding }, at) => [index ?? at, embedding]))
  const ordered = Array.from({ length: count }, (_, at) => vectors.get(at) ?? [])
  const [first] = ordered
  if (data.length !== count || ordered.some(({ length }) => length === 0))
    throw failure('another number of vectors than texts')
  if (ordered.some(({ length }) => length !== first?.length)) throw failure('vectors of different lengths')
  return ordered
}

function failure(reason: string): AppError {
  return new AppError('network', { service: 'embeddings' }, { message: reason })
}
