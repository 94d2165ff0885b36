/** Whether somebody types a verse as they remember it: its words in their order, with a few wrong. Pure. */
import { foldWord } from '../../words/fold'
import { forEachWord } from '../../words/words'

const leastWords = 4
/** Fewer words have to be all there. */
const fewWords = 5
const leastShare = 0.7
/** The words stand in so much of the verse, for their number: small words alone stand in every long one. */
const widest = 1.5
/** Longer texts are not typed from memory. */
const mostWords = 40

export function isRemembered(typed: string, verse: string): boolean {
  const asked = wordsOf(typed)
  if (asked.length < leastWords || asked.length > mostWords) return false
  const said = wordsOf(verse)
  const least = asked.length < fewWords ? asked.length : leastShare * asked.length
  const width = Math.ceil(asked.length * widest)
  const starts = Math.max(1, said.length - width + 1)
  for (let start = 0; start < starts; start += 1)
    if (inOrder(asked, said.slice(start, start + width)) >= least) return true
  return false
}

function wordsOf(text: string): string[] {
  const words: string[] = []
  forEachWord(text, (from, to) => words.push(foldWord(text.slice(from, to), '')))
  return words
}

/** Length of the longest row of words that both have in the same order. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  let before = other.map(() => 0)
  for (const word of one) {
    const row: number[] = []
    for (const [at, own] of other.entries()) {
      const diagonal = before[at - 1] ?? 0
      row.push(own === word ? diagonal + 1 : Math.max(before[at] ?? 0, row[at - 1] ?? 0))
    }
    before = row
  }
  return before.at(-1) ?? 0
}
