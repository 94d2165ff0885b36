/** Learns the tables of one language from its sentences. Pure; takes some seconds. */
import { type CareKind, careKinds } from '../../contract/care'
import { type StoredCare, type StoredHead, sumOf } from '../care-tables'
import { careSentences } from '../care-words'
import { wordPieces } from '../word-pieces'
import { type Example, fitHead, fitWeights } from './fit-weights'

const labels = [...careKinds, 'grief', 'life', 'none'] as const
export type Label = (typeof labels)[number]

export interface Labelled {
  label: Label
  text: string
}

/** Rows of `label<TAB>text`. Throws RangeError with the line that is none. */
export function readLabelled(tsv: string): Labelled[] {
  return tsv
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => {
      const [name, text, ...more] = line.split('\t')
      const label = labels.find((one) => one === name)
      if (!label || !text || more.length > 0) throw new RangeError(`line ${at + 1}: ${line}`)
      return { label, text }
    })
}

/** Weights kept for each question. More make no difference that the cross-check shows, and cost bytes. */
const kept = { danger: 9_000, life: 2_500, grief: 1_200, kind: 700 }

/** A sentence with the words it is learnt by. */
interface Read {
  label: Label
  pieces: Int32Array
}

/** `names`: what nobody in danger is looking for, names of stories and persons; they teach what an ordinary search is. */
export function learnCare(
  sentences: readonly Labelled[],
  phrases: readonly Labelled[],
  names: readonly string[],
): StoredCare {
  const shown = sentences.map(read)
  const beside = [...phrases, ...names.map((text): Labelled => ({ label: 'none', text }))].map(read)
  const all = [...shown, ...beside]
  const dangerous = all.filter(({ label }) => isDanger(label))
  const harmless = all.filter(({ label }) => !isDanger(label))
  const heads: Record<string, StoredHead> = {
    danger: fitHead(asking(all, isDanger), kept.danger),
    life: fitHead(
      asking(harmless, (label) => label !== 'none'),
      kept.life,
    ),
    grief: fitHead(
      asking(
        harmless.filter(({ label }) => label !== 'none'),
        (label) => label === 'grief',
      ),
      kept.grief,
    ),
  }
  for (const kind of careKinds)
    heads[kind] = fitHead(
      asking(dangerous, (label) => label === kind),
      kept.kind,
    )
  return { heads, ...thresholds(shown, beside), phrases: byKind(phrases) }
}

const isDanger = (label: Label): label is CareKind => careKinds.some((kind) => kind === label)

function read({ label, text }: Labelled): Read {
  return { label, pieces: wordPieces(careSentences(text.replaceAll('*', '')).flat()) }
}

function asking(rows: readonly Read[], isYes: (label: Label) => boolean): Example[] {
  return rows.map(({ label, pieces }) => ({ pieces, isYes: isYes(label) }))
}

/**
 * Shares of our harmless sentences that may be heard wrongly while they are left out of what is learnt. Many of them were chosen
 * to look alike; of what people type usually fewer are.
 */
const possibleShare = 0.045
const certainShare = 0.004
const lifeShare = 0.03
const folds = 5

function thresholds(
  rows: readonly Read[],
  beside: readonly Read[],
): Pick<StoredCare, 'certain' | 'possible' | 'life'> {
  const danger = leftOutSums(rows, beside, isDanger)
  const isHarmless = ({ label }: Read) => !isDanger(label)
  const life = leftOutSums(rows.filter(isHarmless), beside.filter(isHarmless), (label) => label !== 'none')
  const possible = leastFor(possibleShare, danger)
  return {
    possible: rounded(possible),
    certain: rounded(Math.max(possible + 1, leastFor(certainShare, danger))),
    life: rounded(leastFor(lifeShare, life)),
  }
}

/** Sums of harmless sentences, each from what was learnt without it, the highest first. */
function leftOutSums(
  rows: readonly Read[],
  beside: readonly Read[],
  isYes: (label: Label) => boolean,
): number[] {
  const sums: number[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const learnt = rows.filter((_, at) => at % folds !== fold)
    const head = fitWeights(asking([...learnt, ...beside], isYes), undefined)
    const left = rows.filter(({ label }, at) => at % folds === fold && label === 'none')
    sums.push(...left.map(({ pieces }) => sumOf(head, pieces)))
  }
  return sums.toSorted((a, b) => b - a)
}

function leastFor(share: number, sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

const rounded = (value: number) => Number(value.toFixed(3))

function byKind(phrases: readonly Labelled[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { label, text } of phrases) {
    const words = text
      .split(' ')
      .map((word) => careSentences(word).flat().join('') + (word.endsWith('*') ? '*' : ''))
    found[label] = [...(found[label] ?? []), words.join(' ')]
  }
  return found
}
