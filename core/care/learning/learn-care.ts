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

export function learnCare(
  sentences: readonly Labelled[],
  phrases: readonly Labelled[],
  names: readonly Labelled[] = [],
): StoredCare {
  const shown = sentences.map(read)
  const all = [...shown, ...phrases.map(read), ...names.map(read)]
  const dangerous = all.filter(({ label }) => isDanger(label))
  const harmless = all.filter(({ label }) => !isDanger(label))
  const heads: Record<string, StoredHead> = {
    danger: fitHead(asking(all, isDanger), kept.danger),
    life: fitHead(
      asking(harmless, (label) => label !== 'none'),
      kept.life,
    ),
    grief: fitHead(
      asking(harmless, (label) => label === 'grief'),
      kept.grief,
    ),
  }
  for (const kind of careKinds)
    heads[kind] = fitHead(
      asking(dangerous, (label) => label === kind),
      kept.kind,
    )
  return { heads, ...thresholds(shown, all.slice(shown.length)), phrases: byKind(phrases) }
}

const isDanger = (label: Label): label is CareKind => careKinds.some((kind) => kind === label)

function read({ label, text }: Labelled): Read {
  return { label, pieces: wordPieces(careSentences(text.replaceAll('*', '')).flat()) }
}

function asking(rows: readonly Read[], isYes: (label: Label) => boolean): Example[] {
  return rows.map(({ label, pieces }) => ({ pieces, isYes: isYes(label) }))
}

/**
 * Shares of sentences that may be heard wrongly, of those that were left out while learning. Our harmless sentences are chosen
 * to look alike; of what people type usually a third as many are.
 */
const possibleShare = 0.09
const certainShare = 0.008
const folds = 5

function thresholds(
  rows: readonly Read[],
  phrases: readonly Read[],
): Pick<StoredCare, 'certain' | 'possible'> {
  const sums: number[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const learnt = rows.filter((_, at) => at % folds !== fold)
    const head = fitWeights(asking([...learnt, ...phrases], isDanger), undefined)
    const left = rows.filter(({ label }, at) => at % folds === fold && label === 'none')
    sums.push(...left.map(({ pieces }) => sumOf(head, pieces)))
  }
  const sorted = sums.toSorted((a, b) => b - a)
  const least = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  const possible = Math.max(0, least(possibleShare))
  return { possible: rounded(possible), certain: rounded(Math.max(possible + 1, least(certainShare))) }
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
