/** Tall matrices (many rows, few columns, by rows): inner products, products with small ones, orthonormal columns. Sums run over the rows in order. */

/** The inner products of the columns of `left` with those of `right`, by rows: `width` times `width`. */
export function innerProducts(left: Float32Array, right: Float32Array, width: number): Float64Array {
  const products = new Float64Array(width * width)
  const rows = left.length / width
  let row = 0
  for (; row + 3 < rows; row += 4) addFourRows(products, left, right, width, row * width)
  for (; row < rows; row += 1) {
    for (let at = 0; at < products.length; at += 1) {
      const value = left[row * width + Math.floor(at / width)] ?? 0
      products[at] = (products[at] ?? 0) + value * (right[row * width + (at % width)] ?? 0)
    }
  }
  return products
}

/** Four rows at once: each sum is read and written only once for them. */
function addFourRows(
  products: Float64Array,
  left: Float32Array,
  right: Float32Array,
  width: number,
  from: number,
): void {
  const [r1, r2, r3] = [from + width, from + 2 * width, from + 3 * width]
  for (let one = 0; one < width; one += 1) {
    const v0 = left[from + one] ?? 0
    const v1 = left[r1 + one] ?? 0
    const v2 = left[r2 + one] ?? 0
    const v3 = left[r3 + one] ?? 0
    const to = one * width
    for (let other = 0; other < width; other += 1) {
      products[to + other] =
        (products[to + other] ?? 0) +
        v0 * (right[from + other] ?? 0) +
        v1 * (right[r1 + other] ?? 0) +
        v2 * (right[r2 + other] ?? 0) +
        v3 * (right[r3 + other] ?? 0)
    }
  }
}

/** `tall` (rows of `width`) times `small` (`width` rows of `columns`). */
export function timesSmall(
  tall: Float32Array,
  width: number,
  small: Float64Array,
  columns: number,
): Float32Array {
  const rows = tall.length / width
  const product = new Float32Array(rows * columns)
  const sums = new Float64Array(columns)
  for (let row = 0; row < rows; row += 1) {
    sums.fill(0)
    let one = 0
    for (; one + 3 < width; one += 4) addFour(sums, tall, row * width + one, small, one * columns)
    for (; one < width; one += 1) {
      const value = tall[row * width + one] ?? 0
      for (let column = 0; column < columns; column += 1)
        sums[column] = (sums[column] ?? 0) + value * (small[one * columns + column] ?? 0)
    }
    product.set(sums, row * columns)
  }
  return product
}

function addFour(
  sums: Float64Array,
  tall: Float32Array,
  from: number,
  small: Float64Array,
  start: number,
): void {
  const columns = sums.length
  const v0 = tall[from] ?? 0
  const v1 = tall[from + 1] ?? 0
  const v2 = tall[from + 2] ?? 0
  const v3 = tall[from + 3] ?? 0
  const [r1, r2, r3] = [start + columns, start + 2 * columns, start + 3 * columns]
  for (let column = 0; column < columns; column += 1) {
    sums[column] =
      (sums[column] ?? 0) +
      v0 * (small[start + column] ?? 0) +
      v1 * (small[r1 + column] ?? 0) +
      v2 * (small[r2 + column] ?? 0) +
      v3 * (small[r3 + column] ?? 0)
  }
}

/**
 * The same space with orthonormal columns (Cholesky of the inner products); columns
 * that add nothing become 0.
 */
export function orthonormalise(tall: Float32Array, width: number): Float32Array {
  return timesSmall(tall, width, inverseFactor(innerProducts(tall, tall, width), width), width)
}

/** The inverse of the upper factor R of `gram` = R'R. */
function inverseFactor(gram: Float64Array, width: number): Float64Array {
  const factor = new Float64Array(width * width)
  const inverse = new Float64Array(width * width)
  for (let column = 0; column < width; column += 1) {
    const size = gram[column * width + column] ?? 0
    let rest = size
    for (let row = 0; row < column; row += 1) {
      let value = gram[row * width + column] ?? 0
      for (let above = 0; above < row; above += 1)
        value -= (factor[above * width + row] ?? 0) * (factor[above * width + column] ?? 0)
      const pivot = factor[row * width + row] ?? 0
      const entry = pivot > 0 ? value / pivot : 0
      factor[row * width + column] = entry
      rest -= entry * entry
    }
    if (!(rest > size * 1e-12)) continue
    const pivot = Math.sqrt(rest)
    factor[column * width + column] = pivot
    inverse[column * width + column] = 1 / pivot
    for (let row = 0; row < column; row += 1) {
      let value = 0
      for (let between = row; between < column; between += 1)
        value += (inverse[row * width + between] ?? 0) * (factor[between * width + column] ?? 0)
      inverse[row * width + column] = -value / pivot
    }
  }
  return inverse
}
