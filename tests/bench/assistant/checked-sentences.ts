/** How long a sentence of a model waits for its check, once its last character has come: the slowest of many hard ones. */
import type { AnswerLibrary } from '#core/assistant/answer-library'
import { openChecker } from '#core/assistant/checking/checker'
import { answersToCut } from '../../support/assistant/answers-to-cut'
import { blocksOf } from '../../support/assistant/checked-text'
import { type Figure, limitFigure } from '../figure'

/** `library`: of an English edition, for the answers are English. */
export async function checkedSentences(library: AnswerLibrary): Promise<Figure> {
  const times: number[] = []
  for (const answer of answersToCut) {
    const checker = openChecker({ library, sources: [] })
    // A character at a time: a step decides about one sentence, or about none.
    for (const step of [
      ...Array.from(blocksOf(...answer.split(/\n+/)), (one) => () => checker.push(one)),
      () => checker.end(),
    ]) {
      const from = performance.now()
      const events = await step()
      if (events.length > 0) times.push(performance.now() - from)
    }
  }
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
  return limitFigure({
    id: 'ASSISTANT',
    what: 'slowest check of a sentence of a model',
    value: Math.max(...times),
    atMost: 150,
    unit: 'ms',
    detail: `mean ${mean.toFixed(0)} ms`,
    baseline: `${times.length} sentences, ${library.edition.abbreviation}`,
  })
}
