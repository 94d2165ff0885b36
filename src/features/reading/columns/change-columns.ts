/** What becomes of the columns of a comparison when one of them is changed. Pure. */
export type ColumnChange =
  | { kind: 'replace'; by: string }
  /** 1 = towards the end of the line, in the direction the columns run. */
  | { kind: 'move'; step: 1 | -1 }
  | { kind: 'remove' }
  /** As the last one. */
  | { kind: 'add'; edition: string }
  | { kind: 'only' }

export interface ChangedColumns {
  abbreviations: readonly string[]
  /** The column that has the reader's attention afterwards; undefined when only one is left. */
  column: number | undefined
}

/** The columns after a change of the one at `column`; a step beyond the ends changes nothing. */
export function changeColumns(
  abbreviations: readonly string[],
  column: number,
  change: ColumnChange,
): ChangedColumns {
  if (change.kind === 'add')
    return { abbreviations: [...abbreviations, change.edition], column: abbreviations.length }
  const own = abbreviations[column]
  const others = abbreviations.filter((_, index) => index !== column)
  if (own === undefined) return { abbreviations, column: undefined }
  if (change.kind === 'only') return { abbreviations: [own], column: undefined }
  if (change.kind === 'remove')
    return {
      abbreviations: others,
      column: others.length > 1 ? Math.min(column, others.length - 1) : undefined,
    }
  const place = change.kind === 'move' ? column + change.step : column
  if (place < 0 || place > others.length) return { abbreviations, column }
  return {
    abbreviations: others.toSpliced(place, 0, change.kind === 'replace' ? change.by : own),
    column: place,
  }
}
