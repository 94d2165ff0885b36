/** Gathers what the files of an edition say about it. One document per book says it often, and not always the same. */
import type { EditionMetadata } from '../sink'
import { foldText } from './text/fold-text'

export interface MetadataVotes {
  add(found: EditionMetadata): void
  /** The first of each field; of several names the one said most often, if at least half of them are that name. */
  result(): EditionMetadata
}

/** Nothing said yet. */
export function createMetadataVotes(): MetadataVotes {
  const names = new Map<string, number>()
  let first: EditionMetadata = {}
  return {
    add(found) {
      const name = foldText(found.name ?? '')
      if (name !== '') names.set(name, (names.get(name) ?? 0) + 1)
      first = { ...withoutEmpty(found), ...first }
    },
    result() {
      const { name: _, ...rest } = first
      const name = mostFrequent(names)
      return name === undefined ? rest : { ...rest, name }
    },
  }
}

function withoutEmpty(found: EditionMetadata): EditionMetadata {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== '' && value !== undefined))
}

function mostFrequent(names: ReadonlyMap<string, number>): string | undefined {
  let best: [string, number] | undefined
  let sum = 0
  for (const [name, count] of names) {
    sum += count
    if (!best || count > best[1]) best = [name, count]
  }
  return best && best[1] * 2 >= sum ? best[0] : undefined
}
