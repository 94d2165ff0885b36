/**
 * Fits the weights of the assistant (core/assistant/ranking) to the half "tune" of the questions, and prints them with what they
 * reach on fifths that were left out: `npx tsx tests/bench/assistant/fit-weights.ts`. For each question the candidates compete with
 * each other and with "nothing that fits".
 */

import type { AnswerLibrary } from '#core/assistant/answer-library'
import { gatherCandidates } from '#core/assistant/finding/gather-candidates'
import { mostShownVerses } from '#core/assistant/passage-source'
import { askedPlaces } from '#core/assistant/question/asked-places'
import { comparedIn } from '#core/assistant/question/difference'
import { answeredBySentence } from '#core/assistant/question/not-asked-here'
import { isAsked } from '#core/assistant/question/question-ways'
import type { Features } from '#core/assistant/ranking/candidate'
import { type FeatureName, rankWeights } from '#core/assistant/ranking/rank-weights'
import { hearText } from '#core/care/bundled-care'
import type { Locale } from '#core/contract/locales'
import { openLibraries } from './assistant-libraries'
import { assistantQuestions, isUseful, unanswerableQuestions } from './questions'

const names = Object.keys(rankWeights) as FeatureName[]

interface Example {
  locale: Locale
  isAnswerable: boolean
  rows: readonly { values: readonly number[]; isGood: boolean }[]
}

const rounds = 400
const ridge = 0.03
const folds = 5

async function main(): Promise<void> {
  const { opened, close } = await openLibraries()
  const examples: Example[] = []
  for (const question of assistantQuestions().filter(({ half }) => half === 'tune')) {
    const library = libraryOf(opened, question.locale)
    const rows = await rowsOf(question.text, library, async (make) => {
      const source = (await make(mostShownVerses))?.sources[0]
      return source !== undefined && isUseful(source, question, library)
    })
    if (rows) examples.push({ locale: question.locale, isAnswerable: true, rows })
  }
  for (const { locale, text } of unanswerableQuestions().filter(({ half }) => half === 'tune')) {
    const rows = await rowsOf(text, libraryOf(opened, locale), async () => false)
    if (rows) examples.push({ locale, isAnswerable: false, rows })
  }
  await close()
  const parts = Array.from({ length: folds }, (_, part) => examples.filter((__, at) => at % folds === part))
  const tested = parts.flatMap((part) => {
    const weights = fit(examples.filter((example) => !part.includes(example)))
    return part.map((example) => ({ example, weights }))
  })
  for (const least of [-9, -1, -0.5, -0.25, 0, 0.5]) console.log(least, sharesOf(tested, least))
  const all = fit(examples)
  console.log(Object.fromEntries(names.map((name, at) => [name, Number((all[at] ?? 0).toFixed(2))])))
}

function libraryOf(opened: ReadonlyMap<Locale, AnswerLibrary>, locale: Locale): AnswerLibrary {
  const library = opened.get(locale)
  if (!library) throw new RangeError(locale)
  return library
}

/** Undefined for a question that is answered without the ranking. */
async function rowsOf(
  text: string,
  library: AnswerLibrary,
  isGood: (
    make: Awaited<ReturnType<typeof gatherCandidates>>['candidates'][number]['make'],
  ) => Promise<boolean>,
): Promise<Example['rows'] | undefined> {
  const { locale, context } = library
  const heard = await hearText(text, locale)
  const concern = heard.outcome === 'none' ? heard.concern : 'life'
  if (isAsked('aboutApp', text, locale) || heard.outcome === 'certain') return undefined
  if (answeredBySentence(text, locale) || comparedIn(text, locale)) return undefined
  const { places, missing } = askedPlaces(text, context)
  if (places.length + missing.length > 0) return undefined
  const { candidates, ofQuestion } = await gatherCandidates(text, concern, library)
  return await Promise.all(
    candidates.map(async ({ features, make }) => ({
      values: valuesOf({ ...features, ...ofQuestion }),
      isGood: await isGood(make),
    })),
  )
}

function valuesOf(features: Features): number[] {
  return names.map((name) => features[name] ?? 0)
}

/** Gradient descent with momentum and the scale of each weight (Adam). */
function fit(examples: readonly Example[]): number[] {
  const weights = names.map(() => 0)
  const mean = names.map(() => 0)
  const square = names.map(() => 0)
  for (let round = 1; round <= rounds; round += 1) {
    const slope = slopeOf(examples, weights)
    for (const [at, value] of slope.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * value
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * value * value
      const step = (mean[at] ?? 0) / (1 - 0.9 ** round)
      const scale = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** round)) + 1e-8
      weights[at] = (weights[at] ?? 0) - (0.05 * step) / scale
    }
  }
  return weights
}

function slopeOf(examples: readonly Example[], weights: readonly number[]): number[] {
  const slope = weights.map((weight) => ridge * weight)
  for (const { rows, isAnswerable } of examples) {
    const powers = rows.map(({ values }) => Math.exp(Math.min(30, scoreOf(values, weights))))
    const all = powers.reduce((sum, power) => sum + power, 1)
    const good = powers.reduce((sum, power, at) => sum + (rows[at]?.isGood ? power : 0), 0)
    // A question without a good candidate says little: it should rather be refused.
    const weight = isAnswerable && good === 0 ? 0.3 : 1
    for (const [at, { values, isGood }] of rows.entries()) {
      const wanted = isGood && good > 0 ? (powers[at] ?? 0) / good : 0
      const push = weight * ((powers[at] ?? 0) / all - wanted)
      for (const [feature, value] of values.entries()) slope[feature] = (slope[feature] ?? 0) + push * value
    }
  }
  return slope.map((value) => value / examples.length)
}

function scoreOf(values: readonly number[], weights: readonly number[]): number {
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
}

function sharesOf(
  tested: readonly { example: Example; weights: readonly number[] }[],
  least: number,
): string {
  const counts = { good: 0, refused: 0, answerable: 0, rightlyRefused: 0, unanswerable: 0 }
  const byLocale = new Map<Locale, { good: number; all: number }>()
  for (const { example, weights } of tested) {
    const scored = example.rows.map((row) => ({ ...row, score: scoreOf(row.values, weights) }))
    const [best] = scored.sort((a, b) => b.score - a.score)
    const isShown = best !== undefined && best.score >= least
    if (!example.isAnswerable) {
      counts.unanswerable += 1
      counts.rightlyRefused += Number(!isShown)
      continue
    }
    const isGood = isShown && best.isGood
    counts.answerable += 1
    counts.good += Number(isGood)
    counts.refused += Number(!isShown)
    const own = byLocale.get(example.locale) ?? { good: 0, all: 0 }
    byLocale.set(example.locale, { good: own.good + Number(isGood), all: own.all + 1 })
  }
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`
  const locales = [...byLocale].map(
    ([locale, { good, all }]) => `${locale} ${Math.round((good / all) * 100)}`,
  )
  return [
    `useful ${percent(counts.good, counts.answerable)}`,
    `wrongly refused ${percent(counts.refused, counts.answerable)}`,
    `rightly refused ${percent(counts.rightlyRefused, counts.unanswerable)}`,
    locales.join(' '),
  ].join(', ')
}

await main()
