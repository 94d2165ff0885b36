/** Words that repeat a verse with a word altered, added or left out: they read as the verse and are not. */

const windowSize = 8
const fewestEqual = 6

export interface SaidWords {
  words: readonly string[]
  known: ReadonlySet<string>
}

export function saidWords(words: readonly string[]): SaidWords {
  return { words, known: new Set(words) }
}

/** Whether six of eight words in a row are those of a passage, and something else stands between them. */
export function isNearQuotation(sentence: readonly string[], passages: readonly SaidWords[]): boolean {
  if (sentence.length < fewestEqual) return false
  return passages.some((passage) => {
    const marks = sentence.map((word) => (passage.known.has(word) ? 1 : 0))
    if (sum(marks) < fewestEqual) return false
    for (let at = 0; at + fewestEqual <= sentence.length; at += 1) {
      const window = sentence.slice(at, at + windowSize)
      if (sum(marks.slice(at, at + windowSize)) >= fewestEqual && isNear(window, passage.words)) return true
    }
    return false
  })
}

const fewestOfEcho = 3

/** Whether most words of a text are those of a passage in its order. */
export function isEcho(words: readonly string[], passage: SaidWords): boolean {
  const known = words.filter((word) => passage.known.has(word)).length
  if (known < fewestOfEcho || known * 2 <= words.length) return false
  const pairs = commonPairs(words, passage.words).length
  return pairs >= fewestOfEcho && pairs * 2 > words.length
}

function isNear(window: readonly string[], verse: readonly string[]): boolean {
  const own = new Set(window)
  let isFound = false
  for (let at = 0; at + fewestEqual <= verse.length; at += 1) {
    const other = verse.slice(at, at + windowSize)
    if (other.filter((word) => own.has(word)).length < fewestEqual) continue
    const pairs = withoutStrays(commonPairs(window, other), window)
    if (pairs.length < fewestEqual) continue
    // The same words stand somewhere as they are written.
    if (isInRow(pairs)) {
      if (pairs.length === Math.min(window.length, windowSize)) return false
      continue
    }
    isFound = true
  }
  return isFound
}

type Pair = readonly [own: number, other: number]

/** The longest common sequence of two short rows. */
function commonPairs(a: readonly string[], b: readonly string[]): Pair[] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = a.length - 1; row >= 0; row -= 1) {
    for (let column = b.length - 1; column >= 0; column -= 1) {
      const line = lengths[row]
      const isSame = a[row] === b[column]
      if (line)
        line[column] = isSame
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < a.length && column < b.length) {
    if (a[row] === b[column]) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

/** Without a short word at either end that is equal by chance. */
function withoutStrays(pairs: readonly Pair[], words: readonly string[]): Pair[] {
  const kept = [...pairs]
  const isStray = (pair: Pair | undefined, next: Pair | undefined) =>
    !!pair && !!next && !isNext(pair, next) && (words[pair[0]]?.length ?? 0) <= 3
  while (kept.length > 1 && isStray(kept[0], kept[1])) kept.shift()
  while (kept.length > 1 && isStrayEnd(kept, words)) kept.pop()
  return kept
}

function isStrayEnd(pairs: readonly Pair[], words: readonly string[]): boolean {
  const [before, last] = pairs.slice(-2)
  return !!before && !!last && !isNext(before, last) && (words[last[0]]?.length ?? 0) <= 3
}

function isNext(a: Pair, b: Pair): boolean {
  return b[0] === a[0] + 1 && b[1] === a[1] + 1
}

function isInRow(pairs: readonly Pair[]): boolean {
  return pairs.every((pair, at) => {
    const before = pairs[at - 1]
    return !before || isNext(before, pair)
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
