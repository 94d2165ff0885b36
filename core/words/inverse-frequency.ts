/** How much a word says by how few documents contain it (Robertson and others). Only + - * /, whose results are the same everywhere. */

/** Weight of a word that `having` of `all` documents contain; never below 0. */
export function inverseFrequency(all: number, having: number): number {
  return logarithm(1 + (all - having + 0.5) / (having + 0.5))
}

/** The natural logarithm of a number from 1, to about 9 digits. `Math.log` may differ between engines in its last digit. */
function logarithm(value: number): number {
  let rest = value
  let twos = 0
  while (rest > 1.5) {
    rest /= 2
    twos += 1
  }
  const x = (rest - 1) / (rest + 1)
  const square = x * x
  const series = 1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square * (1 / 9 + square / 11))))
  return twos * Math.LN2 + 2 * x * series
}
