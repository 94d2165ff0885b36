/** Binary search in ascending lists of numbers. */

/**
 * The first index in `list` from `from` on whose number is not below `value`; the list's length if all are.
 */
export function firstNotBelow(list: ArrayLike<number>, value: number, from = 0, to = list.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The last index in `list` whose number is not above `value`; 0 if all are above. Of whole numbers. */
export function lastNotAbove(list: ArrayLike<number>, value: number): number {
  return Math.max(0, firstNotBelow(list, value + 1) - 1)
}

/** The index of a number in `list`; -1 if it is missing. */
export function placeIn(list: ArrayLike<number>, value: number): number {
  const at = firstNotBelow(list, value)
  return list[at] === value ? at : -1
}
