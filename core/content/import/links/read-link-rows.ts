/**
 * Reads a table of cross references as OpenBible publishes it: from which verse, to which verse or range, and its votes, which may be
 * absent. Places are written as machines write them (`Gen.1.1`, `GEN 1:1`); a first row may name the columns, and in a further column
 * where the table comes from and its licence.
 */
import { parseTarget } from '../../../scripture/passages/parse-target'
import type { LinkSink } from './link-sink'

/** Rows that are looked at. */
const shownRows = 3

/** Tells such a table from its beginning: whatever its file is called and its first row says. */
export function isLinkTable(head: string): boolean {
  const rows = [...rowsIn(head)].filter(({ cells }) => !isEmpty(cells)).slice(0, shownRows)
  const [first, ...others] = rows
  const links = first && namesLink(first.cells) ? rows : others
  return links.length > 0 && links.every(({ cells }) => namesLink(cells))
}

/** Translates the table into calls of the sink. */
export function readLinkRows(text: string, _file: string, sink: LinkSink): void {
  for (const { line, cells } of rowsIn(text)) {
    if (isEmpty(cells)) continue
    if (line === 1 && !namesLink(cells)) sink.metadata(sourceIn(cells[3] ?? ''))
    else {
      const [from = '', to = '', votes = '0'] = cells
      sink.link({ from, to, votes: votes.trim() === '' ? 0 : Number(votes), line })
    }
  }
}

function namesLink([from = '', to = '']: readonly string[]): boolean {
  return isVerse(from) && isVerse(to)
}

function isVerse(text: string): boolean {
  return /\d/.test(text) && (parseTarget(text)?.canonical ?? 0) % 1_000 > 0
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

/** Row by row: a list of all would take the memory of the file several times. */
function* rowsIn(text: string): Generator<{ line: number; cells: string[] }> {
  const [first = ''] = /^[^\r\n]*/.exec(text) ?? []
  const separator = first.includes('\t') ? '\t' : first.includes(';') ? ';' : ','
  let start = 0
  for (let line = 1; start <= text.length; line += 1) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    yield {
      line,
      cells: text
        .slice(start, end)
        .split(separator)
        .map((cell) => cell.replace(/^\s*"?|"?\s*$/g, '')),
    }
    start = end + 1
  }
}

/** `#www.openbible.info CC-BY 2018-01-22`: where the table comes from. */
function sourceIn(note: string) {
  const [, address = '', licence = '', date = ''] =
    /^#?\s*(?:https?:\/\/)?([\w-]+(?:\.[\w-]+)+\S*)\s+(.*?)\s*(\d{4}-\d\d-\d\d)?\s*$/.exec(note) ?? []
  if (address === '') return {}
  const host = address.replace(/^www\./, '').replace(/\/.*$/, '')
  return {
    abbr: host.replace(/\..*$/, ''),
    name: host,
    licence,
    attribution: [host, date].filter(Boolean).join(', '),
    sourceUrl: `https://${address}`,
  }
}
