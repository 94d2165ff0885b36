/**
 * How much more often two terms are in the same bag than chance predicts: positive
 * pointwise mutual information, with the smoothing of Levy, Goldberg and Dagan (2015)
 * divided between both terms, so that the matrix is symmetric.
 */
import { type Bags, invert } from './bags'
import type { SparseMatrix } from './sparse-matrix'

/** Parameters of the associations. */
export interface AssociationOptions {
  /** Exponent on the frequency of the context: below 1, rare contexts count less. */
  smoothing: number
  /** How much a pair in few bags is discounted: one in n bags keeps n / (n + doubt) of its value. */
  doubt: number
  /** Associations below this are left out: they are many and mean little. */
  least: number
}

/**
 * The matrix of positive associations of the terms of `rows` with those of `bags`, which count as their
 * contexts; the bags of both are of the same verses. Of `bags` with itself it is symmetric, and a term's
 * association with itself is on the diagonal.
 */
export function associate(
  rows: Bags,
  bags: Bags,
  { smoothing, doubt, least }: AssociationOptions,
  onProgress: (share: number) => void,
): SparseMatrix {
  const size = rows.termCount
  const inverted = invert(rows)
  const contexts = totalsOf(bags, bags)
  const biasOf = makeBias(contexts, smoothing)
  const biases = contexts.map(biasOf)
  const totals = totalsOf(rows, bags)
  const logarithms = Float64Array.from({ length: bags.starts.length }, (_, count) => Math.log(count))
  const starts = new Uint32Array(size + 1)
  const store = makeStore()
  const counts = new Uint32Array(bags.termCount)
  for (let term = 0; term < size; term += 1) {
    const bias = biasOf(totals[term] ?? 0)
    for (const other of countBeside(term, bags, inverted, counts)) {
      const count = counts[other] ?? 0
      counts[other] = 0
      const information = (logarithms[count] ?? 0) - bias - (biases[other] ?? 0)
      const value = (information * count) / (count + doubt)
      if (value > least) store.add(other, value)
    }
    starts[term + 1] = store.length()
    if (term % 1024 === 0) onProgress(term / size)
  }
  return { size, starts, ...store.content() }
}

/** For every term of `rows` how many terms of `bags` stand in its bags. */
function totalsOf(rows: Bags, bags: Bags): Float64Array {
  const totals = new Float64Array(rows.termCount)
  for (let bag = 0; bag + 1 < rows.starts.length; bag += 1) {
    const length = (bags.starts[bag + 1] ?? 0) - (bags.starts[bag] ?? 0)
    for (let at = rows.starts[bag] ?? 0; at < (rows.starts[bag + 1] ?? 0); at += 1) {
      const term = rows.terms[at] ?? 0
      totals[term] = (totals[term] ?? 0) + length
    }
  }
  return totals
}

/**
 * Half of what is subtracted from the logarithm of a count, for a term of this total: the value of
 * a pair is log count - bias - bias. `contexts` are the totals of all contexts.
 */
function makeBias(contexts: Float64Array, smoothing: number): (total: number) => number {
  let smoothed = 0
  for (const total of contexts) if (total > 0) smoothed += total ** smoothing
  const half = Math.log(smoothed) / 2
  return (total) => (total > 0 ? ((1 + smoothing) / 2) * Math.log(total) - half : 0)
}

/** Adds to `counts` in how many bags each term of `bags` occurs together with `term`; returns them, ascending. */
function countBeside(term: number, bags: Bags, inverted: Bags, counts: Uint32Array): Uint32Array {
  const touched: number[] = []
  for (let at = inverted.starts[term] ?? 0; at < (inverted.starts[term + 1] ?? 0); at += 1) {
    const bag = inverted.terms[at] ?? 0
    const end = bags.starts[bag + 1] ?? 0
    for (let place = bags.starts[bag] ?? 0; place < end; place += 1) {
      const other = bags.terms[place] ?? 0
      const count = counts[other] ?? 0
      if (count === 0) touched.push(other)
      counts[other] = count + 1
    }
  }
  return Uint32Array.from(touched).sort()
}

/** Columns and values that grow. */
function makeStore() {
  let columns = new Uint32Array(1 << 20)
  let values = new Float32Array(1 << 20)
  let length = 0
  return {
    add(column: number, value: number) {
      if (length === columns.length) {
        const [formerColumns, formerValues] = [columns, values]
        columns = new Uint32Array(length * 2)
        columns.set(formerColumns)
        values = new Float32Array(length * 2)
        values.set(formerValues)
      }
      columns[length] = column
      values[length] = value
      length += 1
    },
    length: () => length,
    content: () => ({ columns: columns.subarray(0, length), values: values.subarray(0, length) }),
  }
}
