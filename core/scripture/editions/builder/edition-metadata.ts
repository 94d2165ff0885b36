/**
 * Collects what the files of an edition say about it. With one document per book the statements repeat and
 * may differ.
 */
import type { EditionMetadata } from '../sink'
import { foldText } from './text/fold-text'

/** Counts the statements of all files. */
export interface MetadataVotes {
  add(found: EditionMetadata): void
  /**
   * The first value of each field; of several names the most frequent one, if it makes up at least half of
   * them. Without a name: what the lines of at least two books, and half of them, say in the same words; as
   * `bookLine` what one line says.
   */
  result(): EditionMetadata
}

/** Starts an empty collection. */
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
      if (name !== undefined) return { ...rest, name }
      return title === undefined ? rest : { ...rest, bookLine: title }
    },
  }
}

function count(votes: Map<string, number>, vote: string): void {
  if (vote !== '') votes.set(vote, (votes.get(vote) ?? 0) + 1)
}

/**
 * The title a line may contain: two words or more, without file names or names of the programs that made the
 * file.
 */
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
