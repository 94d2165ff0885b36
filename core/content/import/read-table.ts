/** Reads a table of comma, semicolon or tab separated values with quotes, as spreadsheets write it. */

export interface TableRow {
  /** Where the row begins, from 1. */
  line: number
  cells: string[]
}

/** The rows that are not empty. The sign between cells is the one the first line has most of. */
export function readTable(text: string): TableRow[] {
  const separator = separatorOf(/^[^\n]*/.exec(text)?.[0] ?? '')
  const rows: TableRow[] = []
  let row: TableRow = { line: 1, cells: [] }
  let cell = ''
  let line = 1
  let isQuoted = false
  const endRow = () => {
    row.cells.push(cell)
    cell = ''
    if (row.cells.some((one) => one.trim() !== '')) rows.push(row)
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '\n') line += 1
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === separator) {
      row.cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
      row = { line, cells: [] }
    } else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

function separatorOf(line: string): string {
  const count = (sign: string) => line.split(sign).length
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ','
}
