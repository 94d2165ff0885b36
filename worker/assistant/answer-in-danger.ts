/** The answer to somebody in danger: before any edition is opened, so that nobody waits for one or hears that there is none. */
import { careFindings } from '#core/assistant/finding/care-findings'
import { tellFindings } from '#core/assistant/tell-findings'
import { hearText } from '#core/care/bundled-care'
import type { ChatEvent } from '#core/contract/assistant/chat'
import type { Question } from '#core/contract/browser/chats'
import type { Locale } from '#core/contract/locales'

/** Undefined where nobody is certainly in danger. */
export async function answerInDanger(
  { message }: Question,
  locale: Locale,
): Promise<ChatEvent[] | undefined> {
  const care = careFindings(await hearText(message, locale))
  return care && tellFindings(care, [])
}
