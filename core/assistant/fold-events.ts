/** An answer as its events have made it so far: the same on the server, which stores them, and on a device. Pure. */
import type { AnswerPart, AnswerSource } from '../contract/assistant/answer'
import type { ChatEvent, MessageState, WrittenBy } from '../contract/assistant/chat'

export interface FoldedAnswer {
  sources: AnswerSource[]
  parts: AnswerPart[]
  /** Undefined while the last event is missing. */
  end: { state: MessageState; by: WrittenBy } | undefined
}

export function foldEvents(events: readonly ChatEvent[]): FoldedAnswer {
  const folded: FoldedAnswer = { sources: [], parts: [], end: undefined }
  for (const event of events) {
    switch (event.type) {
      case 'sources':
        folded.sources.push(...event.sources)
        break
      case 'sentence':
      case 'removed':
        folded.parts.push(event.part)
        break
      case 'done':
        folded.end = { state: event.state, by: event.by }
        break
      case 'error':
        folded.end = { state: folded.parts.length > 0 ? 'incomplete' : 'failed', by: writerOf(folded.parts) }
    }
  }
  return folded
}

/** The writer of an answer: only a model writes sentences of its own. */
export function writerOf(parts: readonly AnswerPart[]): WrittenBy {
  return parts.some(({ kind }) => kind === 'text') ? 'model' : 'library'
}
