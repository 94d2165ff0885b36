/** Eigenvalues and eigenvectors of a small symmetric matrix, by cyclic Jacobi rotations. */

/** Eigenvalues and eigenvectors. */
export interface Eigen {
  /** Descending. */
  values: Float64Array
  /** By rows; column c belongs to value c. */
  vectors: Float64Array
}

const mostSweeps = 30
const precision = 1e-22

/** Decomposes a symmetric matrix of `size` rows, given by rows. */
export function symmetricEigen(matrix: Float64Array, size: number): Eigen {
  const work = matrix.slice()
  const vectors = new Float64Array(size * size)
  for (let index = 0; index < size; index += 1) vectors[index * size + index] = 1
  for (let sweep = 0; sweep < mostSweeps && !isDiagonal(work, size); sweep += 1) {
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) rotate(work, vectors, size, p, q)
    }
  }
  return inOrder(work, vectors, size)
}

/** Whether the values beside the diagonal are negligible. */
function isDiagonal(work: Float64Array, size: number): boolean {
  let beside = 0
  let on = 0
  for (const [at, value] of work.entries()) {
    if (at % (size + 1) === 0) on += value * value
    else beside += value * value
  }
  return beside <= precision * on
}

/** One rotation: makes the value at p, q zero. */
function rotate(work: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const beside = work[p * size + q] ?? 0
  if (beside === 0) return
  const slope = ((work[q * size + q] ?? 0) - (work[p * size + p] ?? 0)) / (2 * beside)
  const tangent = (slope < 0 ? -1 : 1) / (Math.abs(slope) + Math.sqrt(slope * slope + 1))
  const cosine = 1 / Math.sqrt(tangent * tangent + 1)
  const sine = tangent * cosine
  for (let index = 0; index < size; index += 1) {
    turn(work, index * size + p, index * size + q, cosine, sine)
    turn(vectors, index * size + p, index * size + q, cosine, sine)
  }
  for (let index = 0; index < size; index += 1) turn(work, p * size + index, q * size + index, cosine, sine)
}

function turn(values: Float64Array, first: number, second: number, cosine: number, sine: number): void {
  const one = values[first] ?? 0
  const other = values[second] ?? 0
  values[first] = cosine * one - sine * other
  values[second] = sine * one + cosine * other
}

function inOrder(work: Float64Array, vectors: Float64Array, size: number): Eigen {
  const order = Array.from({ length: size }, (_, index) => index)
  order.sort((a, b) => (work[b * size + b] ?? 0) - (work[a * size + a] ?? 0) || a - b)
  const sorted = new Float64Array(size * size)
  for (const [column, from] of order.entries()) {
    for (let row = 0; row < size; row += 1) sorted[row * size + column] = vectors[row * size + from] ?? 0
  }
  return { values: Float64Array.from(order, (index) => work[index * size + index] ?? 0), vectors: sorted }
}
