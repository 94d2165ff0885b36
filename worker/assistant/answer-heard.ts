/** Hears a question before any edition is opened: nobody in danger waits for one, or is told that there is none. */
import { careFindings } from '#core/assistant/finding/care-findings'
import { tellFindings } from '#core/assistant/tell-findings'
import { hearText } from '#core/care/bundled-care'
import type { ChatEvent } from '#core/contract/assistant/chat'
import type { Question } from '#core/contract/browser/chats'
import type { Heard } from '#core/contract/care'
import type { Locale } from '#core/contract/locales'

/** `earlier`: what was asked before in this visit, oldest first. */
export type QuestionHere = Question & { earlier: readonly string[] }

interface Answers {
  answer(question: QuestionHere, heard: Heard): Promise<ChatEvent[]>
}

/** `open` gives what answers everybody who is not certainly in danger. */
export async function answerHeard(
  question: QuestionHere,
  locale: Locale,
  open: () => Promise<Answers>,
): Promise<ChatEvent[]> {
  const heard = await hearText(question.message, locale)
  const care = careFindings(heard)
  return care ? tellFindings(care, []) : await (await open()).answer(question, heard)
}
