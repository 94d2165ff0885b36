/** The words of an answer without a catalogue: keys stand for sentences of the assistant itself. */
import { foldEvents } from '#core/assistant/fold-events'
import { plainAnswer } from '#core/assistant/plain-answer'
import type { ContentOf } from '../../../server/chat/answers/run-answer'

export const wordsOnly: ContentOf = async (events, { sources }) => {
  const { parts, sources: added } = foldEvents(events)
  return plainAnswer(parts, {
    sources: [...sources, ...added],
    words: { say: () => '', care: () => '', removed: () => '' },
  })
}
