/** The data of an answer, piece by piece: of a stream of events, or of one whole document where a service does not stream. */
import { createParser } from 'eventsource-parser'
import { ChatFailure } from './chat-failure'

/** SECURITY 5.8 (U2). */
export const mostBytes = 1_048_576

/** The sign for the end of a stream. */
export const done = '[DONE]'

/** Throws ChatFailure for what is no answer, and what `body` throws where the connection breaks. */
export async function* dataOf({ headers, body }: Response): AsyncGenerator<string, void> {
  const type = headers.get('content-type')?.toLowerCase() ?? ''
  if (type.includes('html')) throw new ChatFailure('nonsense', 'a page instead of an answer')
  const pieces = textOf(body)
  if (type.includes('json')) {
    let whole = ''
    for await (const piece of pieces) whole += piece
    yield whole
    yield done
    return
  }
  const data: string[] = []
  const parser = createParser({ onEvent: (event) => data.push(event.data) })
  for await (const piece of pieces) {
    parser.feed(piece)
    yield* data.splice(0)
  }
  // Some services leave out the blank line behind the last event.
  parser.feed('\n\n')
  yield* data
}

/** Strict: text with broken characters in it is not shown to anybody. */
async function* textOf(body: Response['body']): AsyncGenerator<string, void> {
  const decode = strictDecoder()
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new ChatFailure('nonsense', 'more than an answer takes')
    yield decode(part)
  }
}

function strictDecoder(): (part: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return (part) => {
    try {
      return decoder.decode(part, { stream: true })
    } catch {
      throw new ChatFailure('nonsense', 'bytes that are no text')
    }
  }
}
