/** The answer of the assistant without a model: what was found, as events. Pure. */
import type { AnswerSource } from '../contract/assistant/answer'
import type { ChatEvent } from '../contract/assistant/chat'
import type { Findings } from './findings'
import { isSameSource, numberSources } from './number-sources'

/** `known`: the sources of the chat so far; one that is shown again keeps its number. */
export function tellFindings({ care, list }: Findings, known: readonly AnswerSource[]): ChatEvent[] {
  const { numbered, added } = numberSources(
    list.flatMap(({ sources }) => sources),
    known,
  )
  const events: ChatEvent[] = added.length > 0 ? [{ type: 'sources', sources: added }] : []
  if (care)
    events.unshift({ type: 'sentence', part: { kind: 'care', of: care.kind, isCertain: care.isCertain } })
  const shown = new Set<number>()
  for (const { code, values, sources } of list) {
    events.push({ type: 'sentence', part: { kind: 'say', code, ...(values && { values: { ...values } }) } })
    for (const source of sources) {
      const n = numbered.find((one) => isSameSource(one, source))?.n
      if (n === undefined || shown.has(n)) continue
      shown.add(n)
      events.push({ type: 'sentence', part: { kind: 'source', n } })
    }
  }
  return events
}
