/** Reads the stream of an answer: server-sent events, each one event of the answer with its place as id. */
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { type ChatEvent, chatEventSchema } from '#core/contract/assistant/chat'
import { AppError } from '#core/errors'

/** Characters of one event; a source is at most some thousand. */
const maxEventLength = 1_000_000

/** The messages of a stream; `heard` is called for every sign of life. Throws network, api-response. */
export async function* messagesOf(
  stream: ReadableStream<Uint8Array>,
  heard: () => void,
): AsyncGenerator<EventSourceMessage, void> {
  const messages: EventSourceMessage[] = []
  const parser = createParser({
    onEvent: (message) => messages.push(message),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') throw new AppError('api-response')
    },
    maxBufferSize: maxEventLength,
  })
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  try {
    for (let part = await next(reader); !part.done; part = await next(reader)) {
      heard()
      parser.feed(decoder.decode(part.value, { stream: true }))
      yield* messages.splice(0)
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

async function next(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read()
  } catch (cause) {
    throw new AppError('network', {}, { cause })
  }
}

const types: Readonly<Record<ChatEvent['type'], true>> = {
  sources: true,
  sentence: true,
  removed: true,
  done: true,
  error: true,
}

/** `unknown`: of a kind that came after this app; undefined: cannot be used. */
export function readChatEvent(data: string): ChatEvent | 'unknown' | undefined {
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch {
    return undefined
  }
  if (typeof json !== 'object' || json === null || !('type' in json)) return undefined
  if (typeof json.type !== 'string') return undefined
  if (!Object.hasOwn(types, json.type)) return 'unknown'
  const { success, data: event } = chatEventSchema.safeParse(json)
  // An end that is none would leave an answer that is written for ever.
  return success && !(event.type === 'done' && event.state === 'streaming') ? event : undefined
}
