/** Computes the columns of a comparison after a change of one of them. Pure. */
export type ColumnChange =
  | { kind: 'replace'; by: string }
  /** 1 = towards the inline end, in the direction of the columns. */
  | { kind: 'move'; step: 1 | -1 }
  | { kind: 'remove' }
  /** Adds it as the last column. */
  | { kind: 'add'; edition: string }
  | { kind: 'only' }

export interface ChangedColumns {
  abbreviations: readonly string[]
  /** Index of the column that gets the focus afterwards; undefined if only one is left. */
  column: number | undefined
}

/** The columns after a change of the one at `column`; a move beyond the ends changes nothing. */
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
