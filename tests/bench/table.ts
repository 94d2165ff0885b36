/** The figures as a table on the terminal. */
import type { Figure } from './figure'

export interface Row extends Figure {
  /** Time of the fixed kernel around this bench. */
  kernel: string
}

const columns = ['id', 'what', 'goal', 'reached', 'met', 'baseline', 'kernel'] as const

export function tableOf(rows: readonly Row[]): string {
  const cells = [[...columns], ...rows.map(cellsOf)]
  const widths = columns.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)))
  const lines = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [lines[0], widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1)].join('\n')
}

function cellsOf(row: Row): string[] {
  const met = row.isMet === undefined ? '' : row.isMet ? 'yes' : 'NO'
  return columns.map((column) => (column === 'met' ? met : row[column]))
}
