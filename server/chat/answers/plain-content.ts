/** The words of an answer as plain text, in its language: for lists, searches, exports, and what a model is told of it. */
import { foldEvents } from '#core/assistant/fold-events'
import { type AnswerWords, plainAnswer } from '#core/assistant/plain-answer'
import { fillMessage } from '../../settings/fill-message'
import type { Languages } from '../../settings/languages'
import type { ContentOf } from './run-answer'

export function plainContent(languages: Languages): ContentOf {
  return async (events, { locale, sources }) => {
    const messages = (await languages.group(locale, 'assistant')) ?? {}
    const care = (await languages.group(locale, 'care')) ?? {}
    const { parts, sources: added } = foldEvents(events)
    const words: AnswerWords = {
      say: ({ code, values = {} }) => fillMessage(messages[`say-${code}`], values),
      care: ({ of, isCertain }) => fillMessage(care[isCertain ? of : 'possible'], {}),
      removed: ({ reason }) => fillMessage(messages[`removed-${reason}`], {}),
    }
    return plainAnswer(parts, { sources: [...sources, ...added], words })
  }
}
