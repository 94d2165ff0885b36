/**
 * Cross references as an import gathers them: numbers in columns, because a file may have millions. From it come the
 * links of each verse, the strongest first, each once.
 */
import type { Range } from '../../../contract/content/article'
import { AppError } from '../../../errors'
import * as limits from '../../../limits'

/** A verse refers to a range. */
export interface Link extends Range {
  verse: number
  /** How many people found it fitting; 0 where the source counts nothing. */
  votes: number
  /** Of its row in the source. */
  line: number
}

/** Links with fewer votes were voted down: they are left out. */
export const leastVotes = 0

export interface LinkTable {
  readonly size: number
  /** Throws file-too-large beyond `limits.importLinks`. */
  add(link: Link): void
  /** The verses with their links, both in the order of reading; a link that was there already is told to `onDoubled`. */
  byVerse(onDoubled: (link: Link) => void): Iterable<readonly [verse: number, links: readonly Link[]]>
}

/** `file`: for the error. */
export function createLinkTable(file: string): LinkTable {
  let columns = columnsFor(1_024)
  let size = 0
  const linkAt = (row: number): Link => {
    const at = (column: Int32Array) => column[row] ?? 0
    const { verse, from, to, votes, line } = columns
    return { verse: at(verse), from: at(from), to: at(to), votes: at(votes), line: at(line) }
  }
  return {
    get size() {
      return size
    },
    add({ verse, from, to, votes, line }) {
      if (size >= limits.importLinks) throw tooMany(file)
      if (size === columns.verse.length) columns = grown(columns)
      columns.verse[size] = verse
      columns.from[size] = from
      columns.to[size] = to
      columns.votes[size] = votes
      columns.line[size] = line
      size += 1
    },
    *byVerse(onDoubled) {
      const { verse, from, to, votes } = columns
      const between = (column: Int32Array, one: number, other: number) =>
        (column[one] ?? 0) - (column[other] ?? 0)
      // Equal links stand beside each other, the one with most votes first.
      const rows = Uint32Array.from({ length: size }, (_, row) => row).sort(
        (one, other) =>
          between(verse, one, other) ||
          between(from, one, other) ||
          between(to, one, other) ||
          between(votes, other, one),
      )
      let links: Link[] = []
      let last: Link | undefined
      for (const row of rows) {
        const link = linkAt(row)
        if (last && last.verse !== link.verse) {
          yield [last.verse, strongestFirst(links)]
          links = []
        }
        if (last?.verse === link.verse && last.from === link.from && last.to === link.to) onDoubled(link)
        else links.push(link)
        last = link
      }
      if (last) yield [last.verse, strongestFirst(links)]
    },
  }
}

/** Of equal ones those first that stand first in the Bible: the same order for whatever order the source has. */
function strongestFirst(links: readonly Link[]): Link[] {
  return links.toSorted((one, other) => other.votes - one.votes || one.from - other.from || one.to - other.to)
}

function columnsFor(length: number) {
  const column = () => new Int32Array(length)
  return { verse: column(), from: column(), to: column(), votes: column(), line: column() }
}
type Columns = ReturnType<typeof columnsFor>

function grown({ verse, from, to, votes, line }: Columns): Columns {
  const longer = (column: Int32Array) => {
    const next = new Int32Array(column.length * 2)
    next.set(column)
    return next
  }
  return {
    verse: longer(verse),
    from: longer(from),
    to: longer(to),
    votes: longer(votes),
    line: longer(line),
  }
}

function tooMany(file: string): AppError {
  const limit = limits.importLinks
  const message = `${file} has more than ${limit} cross references; take a part of it, or those with most votes`
  return new AppError('file-too-large', { file, limit }, { message })
}
