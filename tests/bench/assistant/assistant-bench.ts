/**
 * The assistant without a model: whether the first source that it shows is a useful one, whether it refuses what no library can
 * answer, and how long it takes; of a model, how long the check of its sentences takes. Printed is the half "test";
 * `ASSISTANT=tune` prints the other one, with what was missed.
 */

import type { AnswerLibrary } from '#core/assistant/answer-library'
import { findForQuestion } from '#core/assistant/finding/find-for-question'
import type { Findings } from '#core/assistant/findings'
import { hearText } from '#core/care/bundled-care'
import { type Locale, locales } from '#core/contract/locales'
import { type Bench, type Figure, limitFigure } from '../figure'
import { hasWholeBibles } from '../support/texts'
import { openLibraries } from './assistant-libraries'
import { checkedSentences } from './checked-sentences'
import { type AssistantQuestion, assistantQuestions, isUseful, unanswerableQuestions } from './questions'

/** Least share of questions whose first source is useful. */
const goals: Partial<Record<Locale, number>> = { de: 0.85, en: 0.85 }
const otherGoal = 0.75
const refusedGoal = 0.95
const wronglyRefusedGoal = 0.06

export const assistant: Bench = {
  id: 'ASSISTANT',
  async measure() {
    if (!hasWholeBibles) return []
    const half = process.env.ASSISTANT === 'tune' ? 'tune' : 'test'
    const { opened, close } = await openLibraries()
    const answers = answering(opened)
    const questions = assistantQuestions().filter((question) => question.half === half)
    // Indexes are opened by the first question of each language.
    for (const locale of locales) await answers.answer(locale, 'Johannes 3,16')
    answers.times.length = 0
    const figures: Figure[] = []
    const refused: AssistantQuestion[] = []
    for (const [locale, own] of opened) {
      const asked = questions.filter((question) => question.locale === locale)
      figures.push(await usefulFigure(locale, asked, own, answers, refused))
    }
    figures.push(wronglyRefused(questions, refused), await refusals(half, answers))
    const slowest = Math.max(...answers.times)
    const mean = answers.times.reduce((sum, ms) => sum + ms, 0) / answers.times.length
    figures.push(
      limitFigure({
        id: 'ASSISTANT',
        what: 'slowest whole answer without a model, without the connection',
        value: slowest,
        atMost: 500,
        unit: 'ms',
        detail: `mean ${mean.toFixed(0)} ms`,
        baseline: `${answers.times.length} answers`,
      }),
    )
    const english = opened.get('en')
    if (english) figures.push(await checkedSentences(english))
    await close()
    return figures
  },
}

interface Answers {
  answer(locale: Locale, question: string): Promise<Findings>
  /** Of each answer, ms. */
  times: number[]
}

function answering(opened: ReadonlyMap<Locale, AnswerLibrary>): Answers {
  const times: number[] = []
  return {
    times,
    async answer(locale, question) {
      const library = opened.get(locale)
      if (!library) throw new RangeError(locale)
      const from = performance.now()
      const heard = await hearText(question, locale)
      const findings = await findForQuestion({ question, canonicals: [], earlier: [], heard }, library)
      times.push(performance.now() - from)
      return findings
    },
  }
}

async function usefulFigure(
  locale: Locale,
  questions: readonly AssistantQuestion[],
  library: AnswerLibrary,
  answers: Answers,
  refused: AssistantQuestion[],
): Promise<Figure> {
  const byKind = new Map<string, { useful: number; all: number }>()
  let useful = 0
  for (const question of questions) {
    const { list, outcome } = await answers.answer(locale, question.text)
    if (outcome !== 'found') refused.push(question)
    const [first] = outcome === 'found' ? list.flatMap(({ sources }) => sources) : []
    const isGood = first !== undefined && isUseful(first, question, library)
    if (isGood) useful += 1
    else if (process.env.ASSISTANT === 'tune')
      console.log(`${locale} ${question.kind}: ${question.text} -> ${first?.title ?? outcome}`)
    const kind = byKind.get(question.kind) ?? { useful: 0, all: 0 }
    byKind.set(question.kind, { useful: kind.useful + Number(isGood), all: kind.all + 1 })
  }
  const goal = goals[locale] ?? otherGoal
  const share = useful / questions.length
  const kinds = [...byKind].map(([kind, one]) => `${kind} ${one.useful}/${one.all}`)
  return {
    id: 'ASSISTANT',
    what: `useful first source, ${locale}, ${library.edition.abbreviation}, ${questions.length} questions`,
    goal: `>= ${goal * 100} %`,
    reached: `${Math.round(share * 100)} %`,
    baseline: kinds.join(', '),
    isMet: share >= goal,
  }
}

function wronglyRefused(
  questions: readonly AssistantQuestion[],
  refused: readonly AssistantQuestion[],
): Figure {
  const share = refused.length / questions.length
  return {
    id: 'ASSISTANT',
    what: 'answerable questions that are refused, all languages',
    goal: `<= ${wronglyRefusedGoal * 100} %`,
    reached: `${(share * 100).toFixed(1)} %`,
    baseline: `${questions.length} questions`,
    isMet: share <= wronglyRefusedGoal,
  }
}

async function refusals(half: 'tune' | 'test', answers: Answers): Promise<Figure> {
  const asked = unanswerableQuestions().filter((question) => question.half === half)
  let refused = 0
  for (const { locale, text, kind } of asked) {
    const { outcome, list } = await answers.answer(locale, text)
    if (outcome !== 'found') refused += 1
    else if (half === 'tune')
      console.log(`answered ${locale} ${kind}: ${text} -> ${list[0]?.sources[0]?.title ?? ''}`)
  }
  const share = refused / asked.length
  return {
    id: 'ASSISTANT',
    what: `unanswerable questions that are refused, ${asked.length} in nine languages`,
    goal: `>= ${refusedGoal * 100} %`,
    reached: `${Math.round(share * 100)} %`,
    baseline: `${refused} of ${asked.length}`,
    isMet: share >= refusedGoal,
  }
}
