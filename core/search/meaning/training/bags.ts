/** Bags of terms: the words of a verse in all translations. Terms are numbers; each occurs once in a bag. */

/** Many bags in two arrays. */
export interface Bags {
  /** Terms are 0 .. termCount - 1. */
  termCount: number
  /** Bag b holds `terms[starts[b]]` to `terms[starts[b + 1] - 1]`; one entry more than there are bags. */
  starts: Uint32Array
  terms: Uint32Array
}

/** Bags from lists of distinct terms. */
export function bagsOf(lists: readonly (readonly number[])[], termCount: number): Bags {
  const starts = new Uint32Array(lists.length + 1)
  for (const [bag, list] of lists.entries()) starts[bag + 1] = (starts[bag] ?? 0) + list.length
  const terms = new Uint32Array(starts[lists.length] ?? 0)
  for (const [bag, list] of lists.entries()) terms.set(list, starts[bag])
  return { termCount, starts, terms }
}

/** For every term the bags that contain it, ascending: bags of bags. */
export function invert({ termCount, starts, terms }: Bags): Bags {
  const places = new Uint32Array(termCount + 1)
  for (const term of terms) places[term + 1] = (places[term + 1] ?? 0) + 1
  for (let term = 0; term < termCount; term += 1)
    places[term + 1] = (places[term + 1] ?? 0) + (places[term] ?? 0)
  const next = places.slice()
  const bags = new Uint32Array(terms.length)
  for (let bag = 0; bag + 1 < starts.length; bag += 1) {
    for (let at = starts[bag] ?? 0; at < (starts[bag + 1] ?? 0); at += 1) {
      const term = terms[at] ?? 0
      const place = next[term] ?? 0
      bags[place] = bag
      next[term] = place + 1
    }
  }
  return { termCount: starts.length - 1, starts: places, terms: bags }
}
