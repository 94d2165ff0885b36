/** A finding that may be shown first, with its likelihood: a sum of features with the weights of rank-weights.ts. Pure. */
import type { Finding } from '../findings'
import { type FeatureName, rankWeights } from './rank-weights'

export type Features = Partial<Record<FeatureName, number>>

export interface Candidate {
  kind: 'entry' | 'told' | 'verse' | 'article'
  /** A lower one comes first, whatever it scores. */
  place?: number
  features: Features
  /** `mostVerses`: of each passage. Undefined where the edition has nothing of it. */
  make(mostVerses: number): Promise<Finding | undefined>
}

export interface Ranked extends Candidate {
  score: number
}

/** Best first. `ofQuestion` counts for all of them. */
export function ranked(candidates: readonly Candidate[], ofQuestion: Features): Ranked[] {
  const shared = sum(ofQuestion)
  return candidates
    .map((candidate) => ({ ...candidate, score: sum(candidate.features) + shared }))
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || b.score - a.score)
}

function sum(features: Features): number {
  let total = 0
  for (const [name, value] of Object.entries(features))
    if (isFeature(name)) total += rankWeights[name] * value
  return total
}

function isFeature(name: string): name is FeatureName {
  return Object.hasOwn(rankWeights, name)
}
