/**
 * WORDS: words of the original that were learnt, judged by editions whose numbers are hidden from the learning. Of English only
 * books with an even number are judged: the weights were fitted to the others; they were not fitted to Arabic. German and French have
 * no judge here: how much is covered is printed. Nothing is measured without ../shared/texts and ../shared/study.
 *
 * A run of the reference counts where its number is none of the helpers (server/library/learnt-words/align/helper-words.ts). Precision: sure words
 * inside runs of the reference whose number is among those of the run. Left out are words outside of its runs, and, in the second
 * figure, runs whose number does not stand in the verse of the original, which counts another text or another number.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { placeOf } from '../../../core/canonical'
import { bareNumber, type Testament } from '../../../core/originals/strongs-number'
import type { WordRun, WordsOfBooks } from '../../../core/originals/word-run'
import { convert } from '../../../core/scripture/numbering/convert'
import { isHelper } from '../../../server/library/learnt-words/align/helper-words'
import {
  type LearningText,
  learnWords,
  type OriginalText,
} from '../../../server/library/learnt-words/align/learn-words'
import { projectRoot } from '../../support/servers/app-server'
import type { Bench, Figure } from '../figure'
import { hasWholeBibles } from '../support/texts'
import { learningText, originalText, readText, seedsOf, type TextName, versesOf } from './judged-text'
import { type PartOfSpeech, partOfSpeechIn, partsOfSpeech } from './parts-of-speech'
import { arabicReference, bereanReference, ownReference, type Reference } from './references'

interface Judged {
  name: TextName
  /** An edition of its language that has numbers. */
  seed?: TextName
  judge?: (texts: ReadonlyMap<number, string>, own: WordsOfBooks) => Reference
  /** Books that are judged. */
  isJudged: (book: number) => boolean
}

const isEven = (book: number) => book % 2 === 0
const all = () => true

const judged: readonly Judged[] = [
  { name: 'KJV', judge: (_, own) => ownReference(own), isJudged: isEven },
  { name: 'BSB', seed: 'KJV', judge: bereanReference, isJudged: isEven },
  { name: 'SVD', judge: arabicReference, isJudged: all },
  { name: 'LUT12', isJudged: all },
  { name: 'LSG', isJudged: all },
]

const goals = { right: 95, covered: 75, seconds: 60 } as const

export const wordsBench: Bench = {
  id: 'WORDS',
  async measure() {
    if (!hasWholeBibles || !existsSync(join(projectRoot, '..', 'shared', 'study')))
      return [{ id: 'WORDS', what: 'no texts to learn from', goal: '', reached: '', baseline: '' }]
    const partOf = partOfSpeechIn(await Promise.all((['WLC', 'KJV'] as const).map(wordsOf)))
    const figures: Figure[] = []
    for (const testament of ['G', 'H'] as const) {
      const original = await originalText(testament)
      for (const one of judged) figures.push(...(await measure(one, testament, original, partOf)))
    }
    return figures
  },
}

async function wordsOf(name: TextName): Promise<WordsOfBooks> {
  return (await readText(name)).words?.books ?? new Map()
}

async function measure(
  { name, seed, judge, isJudged }: Judged,
  testament: Testament,
  original: OriginalText,
  partOf: (number: string) => PartOfSpeech,
): Promise<Figure[]> {
  const imported = await readText(name)
  const text = await learningText(imported, testament)
  const seeds = seed && (await seedsOf(seed, testament, text))
  let most = 0
  const begun = process.cpuUsage()
  const learnt = learnWords(text, original, seeds, () => {
    most = Math.max(most, process.memoryUsage.rss())
  })
  const { user, system } = process.cpuUsage(begun)
  const seconds = (user + system) / 1e6
  const title = `${name} ${testament === 'G' ? 'New' : 'Old'} Testament`
  const cost: Figure = {
    id: 'WORDS',
    what: `${title}: learning from ${learnt.verses} verses`,
    goal: `<= ${goals.seconds} s of a core`,
    reached: `${seconds.toFixed(1)} s, the whole process ${Math.round(most / 1e6)} MB`,
    baseline: seeds ? `numbers of ${seed} help` : 'nothing helps',
    isMet: seconds <= goals.seconds,
  }
  const texts = new Map(
    versesOf(imported.edition.books).map(({ canonical, content }) => [canonical, content]),
  )
  const reference = judge?.(texts, imported.words?.books ?? new Map())
  if (!reference) {
    const figure = coverFigure(title, learnt.words, text, original)
    return [cost, figure]
  }
  const counts = judgeWords(learnt.words, reference, { text, original, isJudged })
  return [cost, ...judgedFigures(title, counts, reference, partOf)]
}

interface Verdict {
  number: string
  isRight: boolean
  /** The number of the reference stands in the verse of the original. */
  isComparable: boolean
}

interface Counts {
  verdicts: Verdict[]
  /** Runs of the reference by their number, and whether one of their words is sure. */
  runs: { number: string; isCovered: boolean }[]
}

function judgeWords(
  words: WordsOfBooks,
  { runs }: Reference,
  {
    text,
    original,
    isJudged,
  }: { text: LearningText; original: OriginalText; isJudged: (book: number) => boolean },
): Counts {
  const counts: Counts = { verdicts: [], runs: [] }
  for (const { canonical } of text.verses) {
    const { book, chapter, verse } = placeOf(canonical)
    if (!isJudged(book)) continue
    const own = words.get(book)?.get(chapter)?.get(verse) ?? []
    const places = convert(canonical, text.numbering, original.numbering)
    const there = new Set(
      places.flatMap((place) => original.words.get(place.canonical) ?? []).map(({ key }) => key),
    )
    for (const run of runs.get(canonical) ?? []) {
      const inside = own.filter(({ from, to }) => from >= run.from && to <= run.to)
      counts.verdicts.push(...inside.map((one) => verdictOn(one, run.numbers, there)))
      const number = run.numbers.find((one) => !isHelper(one))
      if (number !== undefined) counts.runs.push({ number, isCovered: inside.length > 0 })
    }
  }
  return counts
}

function verdictOn({ numbers }: WordRun, said: readonly string[], there: ReadonlySet<string>): Verdict {
  const number = bareNumber(numbers[0] ?? '')
  return { number, isRight: said.includes(number), isComparable: said.some((one) => there.has(one)) }
}

function judgedFigures(
  title: string,
  { verdicts, runs }: Counts,
  { lost }: Reference,
  partOf: (number: string) => PartOfSpeech,
): Figure[] {
  const right = (some: readonly Verdict[]) => share(some, ({ isRight }) => isRight)
  const comparable = verdicts.filter(({ isComparable }) => isComparable)
  const covered = share(runs, ({ isCovered }) => isCovered)
  const byPart = partsOfSpeech.map((part) => {
    const own = comparable.filter(({ number }) => partOf(number) === part)
    const ownRuns = runs.filter(({ number }) => partOf(number) === part)
    return `${part} ${right(own).toFixed(1)}/${share(ownRuns, ({ isCovered }) => isCovered).toFixed(1)}`
  })
  return [
    {
      id: 'WORDS',
      what: `${title}: sure words that are right, of ${comparable.length}`,
      goal: `>= ${goals.right} %`,
      reached: `${right(comparable).toFixed(1)} % (${right(verdicts).toFixed(1)} % with numbers the original lacks)`,
      baseline: `right/covered: ${byPart.join(', ')}`,
      isMet: right(comparable) >= goals.right,
    },
    {
      id: 'WORDS',
      what: `${title}: content words that are covered, of ${runs.length}`,
      goal: `>= ${goals.covered} %`,
      reached: `${covered.toFixed(1)} %`,
      baseline: `${lost} runs of the reference not in the text`,
      isMet: covered >= goals.covered,
    },
  ]
}

/** Without a judge: how many content words of the original have a word of the text. */
function coverFigure(title: string, words: WordsOfBooks, text: LearningText, original: OriginalText): Figure {
  let wanted = 0
  let covered = 0
  for (const { canonical } of text.verses) {
    const { book, chapter, verse } = placeOf(canonical)
    const own = words.get(book)?.get(chapter)?.get(verse) ?? []
    const places = convert(canonical, text.numbering, original.numbering)
    wanted += places
      .flatMap((place) => original.words.get(place.canonical) ?? [])
      .filter((one) => one.isWanted).length
    covered += own.length
  }
  return {
    id: 'WORDS',
    what: `${title}: content words of the original with a sure word, of ${wanted}`,
    goal: '',
    reached: `${((100 * covered) / Math.max(wanted, 1)).toFixed(1)} %`,
    baseline: 'no judge',
  }
}

function share<One>(all: readonly One[], isIn: (one: One) => boolean): number {
  return all.length === 0 ? 0 : (100 * all.filter(isIn).length) / all.length
}
