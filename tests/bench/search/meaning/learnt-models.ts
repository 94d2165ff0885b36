/** The models the evaluations share: learnt from eight translations, and from the same ones without every tenth chapter. */
import type { MeaningModel } from '#core/search/meaning/meaning-model'
import { trainModels } from '#core/search/meaning/training/train-models'
import { evaluatedEdition, trainingEdition } from './evaluated-edition'

/** BSB is left out: what is searched in the evaluations of words from another translation. */
export const learntFrom = ['ELB05', 'LUT12', 'MENG', 'ASV', 'KJV', 'WEBP', 'LSG', 'RV1909'] as const

export interface Learnt {
  models: MeaningModel[]
  /** Time of one core for counting and learning, without reading files. */
  seconds: number
}

let whole: Promise<Learnt> | undefined
let partial: Promise<Learnt> | undefined

export function learntModels(): Promise<Learnt> {
  return (whole ??= learn(() => true))
}

/** Learnt without the chapters for which `isHeldOut` is true. */
export function partlyLearntModels(): Promise<Learnt> {
  return (partial ??= learn((place) => !isHeldOut(place)))
}

/** Every tenth chapter, by place in the common numbering. */
export function isHeldOut(place: number): boolean {
  return Math.floor(place / 1000) % 10 === 3
}

async function learn(isKept: (place: number) => boolean): Promise<Learnt> {
  const editions = await Promise.all(learntFrom.map(evaluatedEdition))
  const from = process.cpuUsage()
  const models = await trainModels({ base: editions.map((edition) => trainingEdition(edition, isKept)) })
  return { models, seconds: process.cpuUsage(from).user / 1e6 }
}
