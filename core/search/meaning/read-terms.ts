/** The terms from which models are trained and with which they are queried: folded stems. */
import { foldWord } from '../text/fold'
import { loadStem } from '../text/stem'
import { forEachWord } from '../text/words'

/** The terms of a text in order, repeated ones included. */
export type ReadTerms = (text: string) => string[]

/** Reads terms of a language (first part of a BCP 47 tag); known forms are remembered. */
export async function loadReadTerms(language: string): Promise<ReadTerms> {
  const stem = await loadStem(language)
  const known = new Map<string, string>()
  return (text) => {
    const terms: string[] = []
    forEachWord(text, (start, end) => {
      const word = text.slice(start, end)
      const term = known.get(word) ?? stem(foldWord(word, language))
      known.set(word, term)
      terms.push(term)
    })
    return terms
  }
}
