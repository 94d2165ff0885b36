/** Tall matrices (many rows, few columns, by rows): inner products, products with small ones, orthonormal columns. Sums run over the rows in order. */

/** The inner products of the columns of `left` with those of `right`, by rows: `width` times `width`. */
export function innerProducts(left: Float32Array, right: Float32Array, width: number): Float64Array {
  const products = new Float64Array(width * width)
  for (let row = 0; row < left.length; row += width) {
    for (let one = 0; one < width; one += 1) {
      const value = left[row + one] ?? 0
      if (value === 0) continue
      const to = one * width
      for (let other = 0; other < width; other += 1) {
        products[to + other] = (products[to + other] ?? 0) + value * (right[row + other] ?? 0)
      }
    }
  }
  return products
}

/** `tall` (rows of `width`) times `small` (`width` rows of `columns`). */
export function timesSmall(
  tall: Float32Array,
  width: number,
  small: Float64Array,
  columns: number,
): Float32Array {
  const product = new Float32Array((tall.length / width) * columns)
  const sum = new Float64Array(columns)
  for (let row = 0; row * width < tall.length; row += 1) {
    sum.fill(0)
    for (let one = 0; one < width; one += 1) {
      const value = tall[row * width + one] ?? 0
      const from = one * columns
      for (let column = 0; column < columns; column += 1) {
        sum[column] = (sum[column] ?? 0) + value * (small[from + column] ?? 0)
      }
    }
    product.set(sum, row * columns)
  }
  return product
}

/** The same space with orthonormal columns (Cholesky of the inner products); columns that add nothing become 0. */
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
