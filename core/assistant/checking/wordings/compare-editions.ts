/** Compares a sentence with the whole edition that is read, with others of the language and with the sources of the chat. */
import type { AnswerSource } from '../../../contract/assistant/answer'
import type { AnswerLibrary, NewSource } from '../../answer-library'
import { foldedWords, type Word, wordsOf } from '../../compared-words'
import { passageSource } from '../../passage-source'
import { skeletonOf } from '../text/fold-text'
import { isDense, type Likeness, likenessOf } from './likeness'

/** Words that are searched at once, and how far the next ones begin behind them. */
const searchedWords = 12
const step = 8
const mostSearches = 5
/** With fewer of them all words are searched. */
const fewestTelling = 4

export type Compared = { kind: Exclude<Likeness, 'equal'> } | { kind: 'equal'; source: NewSource }

export class Editions {
  constructor(
    private readonly library: AnswerLibrary,
    private readonly sources: () => readonly AnswerSource[],
  ) {}

  async compare(sentence: string): Promise<Compared> {
    const text = skeletonOf(sentence)
    const words = wordsOf(text)
    const said = words.map(({ folded }) => folded)
    const clauses = clausesOf(text, words)
    let isNear = false
    for (const source of this.sources()) {
      const like = likenessOf(
        said,
        clauses,
        (source.verses ?? []).flatMap((verse) => foldedWords(verse.text)),
      )
      if (like === 'equal') return { kind: 'equal', source }
      isNear ||= like === 'near'
    }
    for (const searched of runsOf(words, text)) {
      for (const { text: verse, canonical } of await this.library.alike(searched)) {
        const like = likenessOf(said, clauses, foldedWords(verse))
        const source =
          like === 'equal' &&
          canonical !== undefined &&
          (await passageSource(this.library, canonical, canonical))
        if (source) return { kind: 'equal', source }
        isNear ||= like !== 'other'
      }
      if (isNear) break
    }
    return { kind: isNear ? 'near' : 'other' }
  }
}

/** Small words are in every verse: where there are others, they are not searched. */
function runsOf(all: readonly Word[], text: string): string[] {
  const telling = all.filter(({ folded }) => folded.length >= (isDense(folded) ? 3 : 4))
  const words = telling.length < fewestTelling ? all : telling
  const runs: string[] = []
  for (let at = 0; at < words.length && runs.length < mostSearches; at += step) {
    const run = words.slice(at, at + searchedWords)
    if (at > 0 && run.length < 4) break
    runs.push(run.map(({ start, end }) => text.slice(start, end)).join(' '))
    if (at + searchedWords >= words.length) break
  }
  return runs
}

/** Between commas, brackets and dashes. */
function clausesOf(text: string, words: readonly Word[]): [number, number][] {
  const clauses: [number, number][] = []
  let from = 0
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (next && !/[,;،؛()–—]|\s-\s/.test(text.slice(word.end, next.start))) continue
    clauses.push([from, at + 1])
    from = at + 1
  }
  return clauses
}
