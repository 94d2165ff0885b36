/** Damerau's distance (swapped neighbours count one); anything above `most` may be reported as `most` + 1. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1)
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      if (isSwapped) value = Math.min(value, (beforeLast[j - 2] ?? 0) + 1)
      row.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, most + 1)
}
