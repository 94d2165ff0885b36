/** What a reader sees of what a model wrote. */
import type { AnswerLibrary } from '#core/assistant/answer-library'
import { openChecker } from '#core/assistant/checking/checker'
import type { AnswerSource } from '#core/contract/assistant/answer'
import type { ChatEvent } from '#core/contract/assistant/chat'
import { plainText } from '#core/contract/pages/article-node'

export interface CheckOptions {
  sources?: readonly AnswerSource[]
}

/** All events of a text that comes in these pieces. */
export async function checkedEvents(
  library: AnswerLibrary,
  pieces: readonly string[],
  { sources = [] }: CheckOptions = {},
): Promise<ChatEvent[]> {
  const checker = openChecker({ library, sources })
  const events: ChatEvent[] = []
  for (const piece of pieces) events.push(...(await checker.push(piece)))
  return [...events, ...(await checker.end())]
}

/** What a model writes to say these texts, each a block. */
export function blocksOf(...texts: readonly string[]): string {
  return texts.map((text) => `${JSON.stringify({ text, cites: [] })}\n`).join('')
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
