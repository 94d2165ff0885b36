/** Meaning beside words (PERFORMANCE H1 to H6). */
import { brotliCompressSync, constants } from 'node:zlib'
import { encodeModel } from '#core/search/meaning/model-codec'
import type { Bench, Figure } from '../figure'
import { hasWholeBibles } from '../support/texts'
import { evaluatedEdition } from './meaning/evaluated-edition'
import { isHeldOut, learntFrom, learntModels, partlyLearntModels } from './meaning/learnt-models'
import { type Evaluation, evaluateReferences, evaluateWords } from './meaning/meaning-evaluations'
import { differenceInterval, mean, scoresText } from './meaning/measures'
import { measureQueryTime } from './meaning/query-time'
import { modelOf, prepare } from './meaning/three-searches'

const references: Bench = {
  id: 'H1',
  async measure() {
    const { models } = await learntModels()
    const searched = await prepare(await evaluatedEdition('KJV'), models)
    const evaluation = await evaluateReferences(searched, models)
    const { words, hybrid } = evaluation
    const recall = mean(hybrid.recalls) / mean(words.recalls)
    const reciprocal = mean(hybrid.reciprocals) / mean(words.reciprocals)
    const [low, high] = differenceInterval(hybrid.recalls, words.recalls)
    const [lowest, highest] = differenceInterval(hybrid.reciprocals, words.reciprocals)
    return [
      {
        ...rowOf('H1', 'E1 cross references, KJV, 1,000 verses', evaluation),
        goal: 'R@10 >= 1.16 x, MRR >= 1.12 x, interval above 0',
        reached: `${scoresText(hybrid)}: ${recall.toFixed(2)} x [${low.toFixed(3)}, ${high.toFixed(3)}], ${reciprocal.toFixed(2)} x [${lowest.toFixed(3)}, ${highest.toFixed(3)}]`,
        isMet: recall >= 1.16 && reciprocal >= 1.12 && low > 0 && lowest > 0,
      },
    ]
  },
}

const otherTranslation: Bench = {
  id: 'H2',
  async measure() {
    const { models } = await learntModels()
    const searched = await prepare(await evaluatedEdition('BSB'), models)
    const evaluation = evaluateWords(await evaluatedEdition('KJV'), searched, models, { count: 3 })
    const recall = mean(evaluation.hybrid.recalls) / mean(evaluation.words.recalls)
    return [
      {
        ...rowOf('H2', 'E2 three words of KJV in BSB, which was not learnt', evaluation),
        goal: '>= 1.08 x words',
        reached: `${scoresText(evaluation.hybrid)}: ${recall.toFixed(2)} x`,
        isMet: recall >= 1.08,
      },
    ]
  },
}

const languages: Bench = {
  id: 'H3',
  async measure() {
    const { models } = await partlyLearntModels()
    const figures: Figure[] = []
    for (const [from, to] of languagePairs) {
      const searched = await prepare(await evaluatedEdition(to), models)
      for (const { count, name, least } of lengths) {
        const asked = { count, isAsked: isHeldOut }
        const evaluation = evaluateWords(await evaluatedEdition(from), searched, models, asked)
        const { hybrid } = evaluation
        figures.push({
          ...rowOf('H3', `E2 ${name} of ${from} in ${to}, chapters not learnt`, evaluation),
          goal:
            least.reciprocal > 0
              ? `R@10 >= ${least.recall}, MRR >= ${least.reciprocal}`
              : `R@10 >= ${least.recall}`,
          isMet: mean(hybrid.recalls) >= least.recall && mean(hybrid.reciprocals) >= least.reciprocal,
        })
      }
    }
    return figures
  },
}

const languagePairs = [
  ['ELB05', 'ASV'],
  ['ASV', 'ELB05'],
  ['LUT12', 'KJV'],
  ['KJV', 'LUT12'],
] as const
const lengths = [
  { count: 'all', name: 'whole verse', least: { recall: 0.93, reciprocal: 0.8 } },
  { count: 4, name: 'four words', least: { recall: 0.68, reciprocal: 0 } },
] as const

const modelSize: Bench = {
  id: 'H5-size',
  async measure() {
    const { models } = await learntModels()
    return models.map((model) => {
      const bytes = brotliCompressSync(encodeModel(model), {
        params: { [constants.BROTLI_PARAM_LGWIN]: 22 },
      }).length
      return {
        id: 'H5-size',
        what: `model of ${model.language}: ${model.numbers.size} words, ${model.dims} dimensions`,
        goal: '<= 1.5 MB Brotli',
        reached: `${(bytes / 1e6).toFixed(2)} MB`,
        baseline: '',
        isMet: bytes <= 1.5e6,
      }
    })
  },
}

const queryTime: Bench = {
  id: 'H5-query',
  async measure() {
    const edition = await evaluatedEdition('KJV')
    const { models } = await learntModels()
    const { vectorsMs, wordsMs, hybridMs } = await measureQueryTime(edition, modelOf(models, edition))
    return [
      {
        id: 'H5-query',
        what: `hybrid query of three words, KJV (vectors of its verses made once: ${vectorsMs.toFixed(0)} ms)`,
        goal: '<= 2 x words + 1 ms',
        reached: `${hybridMs.toFixed(2)} ms`,
        baseline: `words ${wordsMs.toFixed(2)} ms`,
        isMet: hybridMs <= 2 * wordsMs + 1,
      },
    ]
  },
}

const trainingTime: Bench = {
  id: 'H6',
  async measure() {
    const { seconds } = await learntModels()
    return [
      {
        id: 'H6',
        what: `learning from ${learntFrom.length} translations (${learntFrom.join(', ')})`,
        goal: '< 120 s',
        reached: `${seconds.toFixed(0)} s of one core`,
        baseline: '',
        isMet: seconds < 120,
      },
    ]
  },
}

function rowOf(id: string, what: string, { words, meaning, hybrid }: Evaluation): Figure {
  return {
    id,
    what: `${what} (R@10 / MRR)`,
    goal: '',
    reached: scoresText(hybrid),
    baseline: `words ${scoresText(words)}, meaning ${scoresText(meaning)}`,
  }
}

/** None without whole translations: three books are too few to learn anything. */
export const meaningBenches: readonly Bench[] = hasWholeBibles
  ? [trainingTime, modelSize, queryTime, references, otherTranslation, languages]
  : []
