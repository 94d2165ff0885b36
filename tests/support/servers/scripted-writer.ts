/** A writer of answers that writes what a test tells it, when the test tells it. */
import { vi } from 'vitest'
import type { AnswerSource } from '#core/contract/assistant/answer'
import type { ChatEvent } from '#core/contract/assistant/chat'
import type { AnswerWriter, AskedQuestion, WrittenAnswer } from '../../../server/chat/answer-writer'
import { patient } from '../patient'

/** One answer. */
export interface Script {
  asked: AskedQuestion
  write(...events: ChatEvent[]): void
  finish(end?: Partial<WrittenAnswer>): void
  fail(error: unknown): void
}

export interface ScriptedWriter {
  writer: AnswerWriter
  scripts: Script[]
  /** The answer to the question of this number, from 0, as soon as it is begun. */
  begun(number: number): Promise<Script>
}

type Step = { event: ChatEvent } | { end: WrittenAnswer } | { error: unknown }

export function scriptedWriter(): ScriptedWriter {
  const scripts: Script[] = []
  async function* writer(asked: AskedQuestion): AsyncGenerator<ChatEvent, WrittenAnswer> {
    const steps: Step[] = []
    let wake: () => void = () => undefined
    const push = (step: Step) => {
      steps.push(step)
      wake()
    }
    scripts.push({
      asked,
      write: (...events) => events.forEach((event) => push({ event })),
      finish: (end = {}) => push({ end: { by: 'library', state: 'complete', ...end } }),
      fail: (error) => push({ error }),
    })
    for (;;) {
      const step = steps.shift()
      if (step === undefined) await new Promise<void>((resolve) => (wake = resolve))
      else if ('event' in step) yield step.event
      else if ('end' in step) return step.end
      else throw step.error
    }
  }
  return {
    writer,
    scripts,
    begun: async (number) =>
      await vi.waitFor(() => {
        const script = scripts[number]
        if (!script) throw new Error(`answer ${number} is not begun`)
        return script
      }, patient),
  }
}

/** A sentence as a model writes it. */
export function said(text: string): ChatEvent {
  return { type: 'sentence', part: { kind: 'text', begins: 'same', nodes: [text], cites: [] } }
}

/** A source with this number. */
export function sourced(n: number, title = 'Johannes 3'): ChatEvent {
  const source: AnswerSource = {
    n,
    kind: 'passage',
    link: '/TST/Joh3',
    title,
    resource: 'TST',
    name: 'Test',
    locale: 'de',
  }
  return { type: 'sources', sources: [source] }
}
