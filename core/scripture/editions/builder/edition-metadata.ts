/** Gathers what the files of an edition say about it. One document per book says it often, and not always the same. */
import type { EditionMetadata } from '../sink'
import { foldText } from './text/fold-text'

export interface MetadataVotes {
  add(found: EditionMetadata): void
  /**
   * The first of each field; of several names the one said most often, if at least half of them are that name. Without a name it is
   * what the lines of at least two books, and half of them, say in the same words.
   */
  result(): EditionMetadata
}

/** Nothing said yet. */
export function createMetadataVotes(): MetadataVotes {
  const names = new Map<string, number>()
  const lines = new Map<string, number>()
  let first: EditionMetadata = {}
  return {
    add({ bookLine, ...found }) {
      count(names, foldText(found.name ?? ''))
      count(lines, titleIn(bookLine ?? ''))
      first = { ...withoutEmpty(found), ...first }
    },
    result() {
      const { name: _, ...rest } = first
      const title = mostFrequent(lines)
      const isSaidAgain = title !== undefined && (lines.get(title) ?? 0) > 1
      const name = mostFrequent(names) ?? (isSaidAgain ? title : undefined)
      return name === undefined ? rest : { ...rest, name }
    },
  }
}

function count(votes: Map<string, number>, vote: string): void {
  if (vote !== '') votes.set(vote, (votes.get(vote) ?? 0) + 1)
}

/** The title a line may hold: two words or more, without names of files; programs that made the file are none. */
function titleIn(line: string): string {
  const words = foldText(line.replace(/\S+\.(?:u?sfm|usx|xml|txt|db|docx?)\b/gi, ' ')).replace(
    /^[\p{P}\s]+/u,
    '',
  )
  const isTitle =
    /^\p{L}.*\s/u.test(words) && words.length <= longestTitle && !/[_|]|\p{L}\d\p{L}/u.test(words)
  return isTitle ? words : ''
}

const longestTitle = 80

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
