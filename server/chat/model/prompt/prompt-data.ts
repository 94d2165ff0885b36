/** The part of the findings that a model is given, within what a request may hold (SECURITY 5.9 L1). Pure. */

import type { NewSource } from '#core/assistant/answer-library'
import type { Finding } from '#core/assistant/findings'
import { isSameSource } from '#core/assistant/number-sources'
import type { AskedQuestion } from '../../answer-writer'
import { beginningOf, dataText, estimateTokens } from './data-text'

export const mostPassages = 5
export const mostDataTokens = 4_000
const mostEarlierTurns = 6
export const mostEarlierTokens = 2_000
const mostSources = 12
/** One long article must not push out all that follows. */
const mostTokensOfOne = 1_200
/** Less of a text says nothing. */
const leastTokens = 40

/** A source with its words. */
export interface PromptData {
  source: NewSource
  text: string
}

/** The most useful ones first, each once. */
export function chooseData(list: readonly Finding[]): readonly PromptData[] {
  const chosen: PromptData[] = []
  let left = mostDataTokens
  let passages = 0
  for (const source of list.flatMap(({ sources }) => sources)) {
    if (chosen.length === mostSources || left < leastTokens) break
    const isPassage = source.kind === 'passage'
    if ((isPassage && passages === mostPassages) || chosen.some((one) => isSameSource(one.source, source)))
      continue
    const text = beginningOf(wordsOf(source), Math.min(left, mostTokensOfOne))
    if (text === '') continue
    chosen.push({ source, text })
    left -= estimateTokens(text)
    if (isPassage) passages += 1
  }
  return chosen
}

/** Empty for a source that only leads somewhere. */
function wordsOf({ title, name, verses, verseCount, excerpt, places, word }: NewSource): string {
  const all = verses?.length ?? 0
  const parts = [
    ...(verses ?? []).map(({ label, text }) => dataText(`${label} ${text.replace(/\s+/g, ' ')}`)),
    (verseCount ?? all) > all ? '…' : '',
    dataText(excerpt ?? ''),
    dataText((places ?? []).map((place) => place.title).join('; ')),
    word ? dataText(`Occurrences: ${word.count}. Rendered: ${word.renderings.join(', ')}`) : '',
  ].filter(Boolean)
  if (parts.length === 0) return ''
  const head = dataText(`${title.replace(/\s+/g, ' ')} (${name})`)
  return [head, ...parts].join('\n')
}

/** The last turns of the chat, oldest first: as many as fit. */
export function chooseTurns(earlier: AskedQuestion['earlier']): readonly string[] {
  const turns: string[] = []
  let left = mostEarlierTokens
  for (const { question, answer } of earlier.slice(-mostEarlierTurns).toReversed()) {
    const turn = `Question: ${dataText(question)}\nAnswer: ${dataText(answer)}`
    const text = beginningOf(turn, left)
    if (text === '') break
    turns.unshift(text)
    left -= estimateTokens(text)
    if (text !== turn || left < leastTokens) break
  }
  return turns
}
