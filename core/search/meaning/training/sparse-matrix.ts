/** A matrix with few values, by rows, and its product with a dense one. */

/** A sparse matrix. */
export interface SparseMatrix {
  /** Rows. */
  size: number
  /** Row r has the values from `starts[r]` to `starts[r + 1] - 1`; one entry more than there are rows. */
  starts: Uint32Array
  columns: Uint32Array
  values: Float32Array
}

/**
 * The product with a dense matrix of `width` columns (by rows), which has a row for each column of `matrix`.
 * Sums are double precision in the order of the columns, four at a time: the same on every run.
 */
export function multiply(matrix: SparseMatrix, dense: Float32Array, width: number): Float32Array {
  const { size, starts } = matrix
  const product = new Float32Array(size * width)
  const sum = new Float64Array(width)
  for (let row = 0; row < size; row += 1) {
    sum.fill(0)
    addRow(sum, matrix, dense, starts[row] ?? 0, starts[row + 1] ?? 0)
    product.set(sum, row * width)
  }
  return product
}

function addRow(
  sum: Float64Array,
  { columns, values }: SparseMatrix,
  dense: Float32Array,
  start: number,
  end: number,
): void {
  const width = sum.length
  let at = start
  for (; at + 3 < end; at += 4) {
    const v0 = values[at] ?? 0
    const v1 = values[at + 1] ?? 0
    const v2 = values[at + 2] ?? 0
    const v3 = values[at + 3] ?? 0
    const r0 = (columns[at] ?? 0) * width
    const r1 = (columns[at + 1] ?? 0) * width
    const r2 = (columns[at + 2] ?? 0) * width
    const r3 = (columns[at + 3] ?? 0) * width
    for (let column = 0; column < width; column += 1) {
      sum[column] =
        (sum[column] ?? 0) +
        v0 * (dense[r0 + column] ?? 0) +
        v1 * (dense[r1 + column] ?? 0) +
        v2 * (dense[r2 + column] ?? 0) +
        v3 * (dense[r3 + column] ?? 0)
    }
  }
  for (; at < end; at += 1) {
    const value = values[at] ?? 0
    const from = (columns[at] ?? 0) * width
    for (let column = 0; column < width; column += 1) {
      sum[column] = (sum[column] ?? 0) + value * (dense[from + column] ?? 0)
    }
  }
}
