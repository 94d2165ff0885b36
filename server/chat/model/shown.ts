/** The sources and parts that an answer has shown so far. */
import { writerOf } from '#core/assistant/fold-events'
import type { AnswerPart, AnswerSource } from '#core/contract/assistant/answer'
import type { ChatEvent, WrittenBy } from '#core/contract/assistant/chat'

export class Shown {
  /** Of the chat, by their numbers from 1. */
  readonly sources: AnswerSource[]
  readonly #parts: AnswerPart[] = []

  constructor(before: readonly AnswerSource[]) {
    this.sources = [...before]
  }

  /** The same event, which is about to be shown. */
  note(event: ChatEvent): ChatEvent {
    if (event.type === 'sources') this.sources.push(...event.sources)
    if (event.type === 'sentence') this.#parts.push(event.part)
    return event
  }

  /** The sources that are shown as such. */
  cards(): readonly AnswerSource[] {
    return this.sources.filter(({ n }) => this.#parts.some((part) => part.kind === 'source' && part.n === n))
  }

  hasAnything(): boolean {
    return this.#parts.some(({ kind }) => kind === 'text' || kind === 'source')
  }

  writer(): WrittenBy {
    return writerOf(this.#parts)
  }
}
