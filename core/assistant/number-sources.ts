/** The numbers of sources in a chat: each source has one, from 1, whoever shows it and however often. Pure. */
import type { AnswerSource } from '../contract/assistant/answer'
import type { NewSource } from './answer-library'

interface Numbered {
  /** All that were given, each once, in their order. */
  numbered: AnswerSource[]
  /** Those of them that the chat did not have. */
  added: AnswerSource[]
}

/** Sources that are known keep their numbers, others are counted on. `known`: of the chat so far. */
export function numberSources(sources: readonly NewSource[], known: readonly AnswerSource[]): Numbered {
  const numbered: AnswerSource[] = []
  const added: AnswerSource[] = []
  for (const source of sources) {
    if (numbered.some((one) => isSameSource(one, source))) continue
    const before = known.find((one) => isSameSource(one, source))
    const own = before ?? { ...source, n: known.length + added.length + 1 }
    numbered.push(own)
    if (!before) added.push(own)
  }
  return { numbered, added }
}

/** Both show the same, with or without a number. */
export function isSameSource(one: NewSource, other: NewSource): boolean {
  return one.kind === other.kind && one.link === other.link && one.resource === other.resource
}
