/** What a reader sees of what a model wrote. */
import type { AnswerLibrary } from '#core/assistant/answer-library'
import { openChecker } from '#core/assistant/checking/checker'
import type { AnswerSource } from '#core/contract/assistant/answer'
import type { ChatEvent } from '#core/contract/assistant/chat'
import { plainText } from '#core/contract/pages/article-node'

export interface CheckOptions {
  sources?: readonly AnswerSource[]
  secret?: string
}

/** All events of a text that comes in these pieces. */
export async function checkedEvents(
  library: AnswerLibrary,
  pieces: readonly string[],
  { sources = [], ...options }: CheckOptions = {},
): Promise<ChatEvent[]> {
  const checker = openChecker({ library, sources, ...options })
  const events: ChatEvent[] = []
  for (const piece of pieces) events.push(...(await checker.push(piece)))
  return [...events, ...(await checker.end())]
}

/** The words of the sentences that are shown. */
export function shownText(events: readonly ChatEvent[]): string {
  return events
    .flatMap((event) =>
      event.type === 'sentence' && event.part.kind === 'text' ? [plainText(event.part.nodes)] : [],
    )
    .join('\n')
}

export function removedReasons(events: readonly ChatEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'removed' && event.part.kind === 'removed' ? [event.part.reason] : [],
  )
}
