/** Vectors of real numbers as one byte for each number. */

/** Numbers of a vector are as large as 1 / √dims on average; few are four times as large, and these are cut off. */
const largest = 127
const timesAverage = 4

/** The direction of a vector; the length of all is the same, but for rounding. */
export function quantise(vector: readonly number[]): Int8Array {
  const length = Math.hypot(...vector)
  const scale = length > 0 ? (largest * Math.sqrt(vector.length)) / timesAverage / length : 0
  return Int8Array.from(vector, (value) => Math.max(-largest, Math.min(largest, Math.round(value * scale))))
}
