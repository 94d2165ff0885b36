/** Ids of sections as a short text: `1-30,32` for the first thirty and one more. The rest of a plan is mostly one range. */

/** Of ids in the order they are read in. */
export function packIds(ids: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const id of ids) {
    const last = ranges.at(-1)
    if (last && last[1] + 1 === id) last[1] = id
    else ranges.push([id, id])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',')
}

/** Reads the text of `packIds`; ids above `most` are left out, so that a wrong text cannot fill the memory. */
export function unpackIds(text: string, most: number): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number)
    const last = Math.min(to, most)
    return Number.isInteger(from) && from > 0 && last >= from && part !== ''
      ? Array.from({ length: last - from + 1 }, (_, index) => from + index)
      : []
  })
}
