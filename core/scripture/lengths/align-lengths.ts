/**
 * Pairs the verses of a book with the Hebrew verses (anchors) by length: what is long in one translation is long in the next. The
 * numbering predicts one way to pair them; the cheapest way is found beside it. Prices are negative logarithms of likelihood.
 */

/** Neighbouring verses that contain neighbouring anchors, as positions in `Lengths`; `to` and `anchorTo` are exclusive. */
export interface Pairing {
  from: number
  to: number
  anchorFrom: number
  anchorTo: number
}

/** Where the cheapest way differs from the predicted one: both cover the same verses and anchors. */
export interface Difference {
  predicted: readonly Pairing[]
  found: readonly Pairing[]
  /** How much cheaper it is. */
  gain: number
}

export interface Lengths {
  /** Letters by verse, more than 0. */
  verses: readonly number[]
  /** Usual letters by anchor in the same measure; 0 when unknown. */
  anchors: readonly number[]
  /** Anchors that are titles of psalms: an edition may print them without a number, at this price. */
  titles: ReadonlySet<number>
  titlePrice: number
  /** Verses that begin a chapter: what a file lacks, it lacks most often at the end of the one before. */
  begins: ReadonlySet<number>
  /** How far lengths of the same text are apart: standard deviation of their ratio's logarithm. */
  spread: number
}

/** How far from the predicted place a verse is looked for, in anchors: a chapter of the numbering may hold some verses more. */
const reachOfNumbering = 6
/** The same where no numbering predicts anything but the order. */
const reachInOrder = 60
/** Price of a step that the numbering does not name. */
const joinedPrice = 5
const skippedPrice = 8
/** For each further neighbour that a file with a hole lacks, and when the hole is in the middle of a chapter. */
const furtherPrice = 2
const middlePrice = 4
/** A verse that the numbering leaves out, because the edition does not print its number, may also stand in a neighbour. */
const absentPrice = 6
const unknownPrice = 1

const holePrice = (anchors: number) => skippedPrice + (anchors - 1) * furtherPrice

/** Verses, anchors and price of each step. */
const steps = [
  { verses: 1, anchors: 1, price: 0 },
  { verses: 1, anchors: 2, price: joinedPrice },
  { verses: 2, anchors: 1, price: joinedPrice },
  { verses: 1, anchors: 3, price: 1.6 * joinedPrice },
  { verses: 3, anchors: 1, price: 1.6 * joinedPrice },
  { verses: 1, anchors: 0, price: skippedPrice },
  { verses: 0, anchors: 1, price: skippedPrice },
  ...Array.from({ length: 2 * reachOfNumbering - 1 }, (_, more) => ({
    verses: 0,
    anchors: more + 2,
    price: holePrice(more + 2),
  })),
]

/** `predicted` covers all verses and anchors in order. */
export function alignLengths(lengths: Lengths, predicted: readonly Pairing[]): Difference[] {
  const isPredicted = predictedBy(predicted)
  const price = (ways: readonly Pairing[]) =>
    ways.reduce((sum, one) => sum + priceOf(lengths, one, isPredicted(one)), 0)
  return stretches(predicted).flatMap((stretch) =>
    differences(stretch, cheapest(lengths, stretch, reachOfNumbering)).map((one) => ({
      ...one,
      gain: price(one.predicted) - price(one.found),
    })),
  )
}

/** The cheapest way to pair all verses with all anchors in order. */
export function alignInOrder(lengths: Lengths): Pairing[] {
  const [verses, anchors] = [lengths.verses.length, lengths.anchors.length]
  const both = Math.min(verses, anchors)
  const oneToOne = Array.from({ length: both }, (_, at) => ({
    from: at,
    to: at + 1,
    anchorFrom: at,
    anchorTo: at + 1,
  }))
  const rest = { from: both, to: verses, anchorFrom: both, anchorTo: anchors }
  return cheapest(lengths, verses === anchors ? oneToOne : [...oneToOne, rest], reachInOrder)
}

/** The stretches between parts that the edition does not have. */
function stretches(predicted: readonly Pairing[]): Pairing[][] {
  const all: Pairing[][] = [[]]
  for (const one of predicted) {
    if (one.from === one.to && one.anchorTo - one.anchorFrom > 2 * reachOfNumbering) all.push([])
    else all.at(-1)?.push(one)
  }
  return all.filter((stretch) => stretch.length > 0)
}

/** The price of a pairing without what its step costs: 0 for equal lengths. */
export function misfit({ verses, anchors, spread }: Lengths, one: Pairing): number {
  if (one.to === one.from || one.anchorTo === one.anchorFrom) return 0
  let [letters, usual] = [0, 0]
  for (let verse = one.from; verse < one.to; verse += 1) letters += verses[verse] ?? 0
  for (let anchor = one.anchorFrom; anchor < one.anchorTo; anchor += 1) {
    const known = anchors[anchor] ?? 0
    if (known === 0) return unknownPrice
    usual += known
  }
  const deviation = spread * Math.sqrt(1 + 40 / Math.min(letters + 1, usual))
  const distance = Math.log((letters + 4) / (usual + 4)) / deviation
  // Student's distribution: a verse may be told in other words or have lost a part.
  return 2.5 * Math.log(1 + (distance * distance) / 4)
}

function priceOf(lengths: Lengths, one: Pairing, isPredicted: boolean): number {
  const [verses, anchors] = [one.to - one.from, one.anchorTo - one.anchorFrom]
  const isBareTitle = verses === 0 && lengths.titles.has(one.anchorFrom)
  if (isPredicted)
    return verses > 0 || isBareTitle
      ? misfit(lengths, one)
      : Math.min(absentPrice * anchors, holePrice(anchors))
  if (isBareTitle && anchors === 1) return lengths.titlePrice
  const step = steps.find((known) => known.verses === verses && known.anchors === anchors)
  const isHole = verses === 0 && anchors > 1
  const inMiddle = isHole && !lengths.begins.has(one.from) ? middlePrice : 0
  return (step?.price ?? Number.POSITIVE_INFINITY) + inMiddle + misfit(lengths, one)
}

/** The way with the least price through a stretch, found by dynamic programming in a band around the predicted one. */
function cheapest(lengths: Lengths, predicted: readonly Pairing[], reach: number): Pairing[] {
  const [start, end] = [predicted[0], predicted.at(-1)]
  if (!start || !end) return []
  const middles = middlesOf(predicted, start.from, end.to)
  const width = 2 * reach + 1
  const prices = new Float64Array((end.to - start.from + 1) * width).fill(Number.POSITIVE_INFINITY)
  const ways: (Pairing | undefined)[] = []
  const slotOf = (verse: number, anchor: number) => {
    const offset = anchor - (middles[verse - start.from] ?? 0) + reach
    return offset >= 0 && offset < width ? (verse - start.from) * width + offset : -1
  }
  const known = new Map(predicted.map((one) => [keyOf(one.from, one.anchorFrom), one]))
  const go = (before: number, one: Pairing, isPredicted: boolean) => {
    if (one.to > end.to || one.anchorTo > end.anchorTo) return
    const next = slotOf(one.to, one.anchorTo)
    if (next < 0) return
    const price = before + priceOf(lengths, one, isPredicted)
    if (price >= (prices[next] ?? 0)) return
    prices[next] = price
    ways[next] = one
  }
  prices[slotOf(start.from, start.anchorFrom)] = 0
  for (let verse = start.from; verse <= end.to; verse += 1) {
    const middle = middles[verse - start.from] ?? 0
    const last = Math.min(end.anchorTo, middle + reach)
    for (let anchor = Math.max(start.anchorFrom, middle - reach); anchor <= last; anchor += 1) {
      const before = prices[slotOf(verse, anchor)] ?? 0
      if (before === Number.POSITIVE_INFINITY) continue
      const named = known.get(keyOf(verse, anchor))
      if (named) go(before, named, true)
      for (const step of steps) {
        const [to, anchorTo] = [verse + step.verses, anchor + step.anchors]
        go(before, { from: verse, to, anchorFrom: anchor, anchorTo }, false)
      }
    }
  }
  const found: Pairing[] = []
  for (let one = ways[slotOf(end.to, end.anchorTo)]; one; one = ways[slotOf(one.from, one.anchorFrom)]) {
    found.push(one)
  }
  return found.reverse()
}

function keyOf(verse: number, anchor: number): number {
  return verse * 10_000 + anchor
}

/** The predicted anchor before each verse. */
function middlesOf(predicted: readonly Pairing[], start: number, end: number): number[] {
  const middles = Array.from({ length: end - start + 1 }, () => predicted[0]?.anchorFrom ?? 0)
  for (const { from, to, anchorFrom, anchorTo } of predicted) {
    for (let verse = from; verse <= to; verse += 1) {
      const share = to === from ? 1 : (verse - from) / (to - from)
      middles[verse - start] = Math.round(anchorFrom + share * (anchorTo - anchorFrom))
    }
  }
  return middles
}

function predictedBy(predicted: readonly Pairing[]): (one: Pairing) => boolean {
  const known = new Map(predicted.map((one) => [keyOf(one.from, one.anchorFrom), one]))
  return (one) => {
    const same = known.get(keyOf(one.from, one.anchorFrom))
    return same?.to === one.to && same.anchorTo === one.anchorTo
  }
}

/** The stretches between places that both ways pass, where they are not the same. */
function differences(
  predicted: readonly Pairing[],
  found: readonly Pairing[],
): Pick<Difference, 'predicted' | 'found'>[] {
  const all: Pick<Difference, 'predicted' | 'found'>[] = []
  let [ours, theirs]: [Pairing[], Pairing[]] = [[], []]
  let next = 0
  for (const one of found) {
    ours.push(one)
    for (let other = predicted[next]; other && isBefore(other, one); other = predicted[next]) {
      theirs.push(other)
      next += 1
    }
    const last = theirs.at(-1)
    if (last?.to !== one.to || last.anchorTo !== one.anchorTo) continue
    if (ours.length > 1 || theirs.length > 1) all.push({ predicted: theirs, found: ours })
    ;[ours, theirs] = [[], []]
  }
  return all
}

/** Whether a pairing ends at the end of the other or before it, by verses and by anchors. */
function isBefore(one: Pairing, end: Pairing): boolean {
  return one.to <= end.to && one.anchorTo <= end.anchorTo
}
