/** The terms from which models are trained: folded stems; in scripts without spaces words that are cut out of runs. */
import { foldWord } from '../../../words/fold'

import { loadStem } from '../../../words/stem'
import { forEachWord, isRun } from '../../../words/words'
import { isUnspaced } from '../unspaced-terms'

/**
 * Cuts a run of letters of a script without spaces into words, by the dictionaries of ICU. Only where
 * models are learnt: other versions of ICU may cut elsewhere, so that nothing else may depend on it
 * (meaning/unspaced-terms.ts). The words of a run, in order.
 */
type SegmentRun = (run: string) => string[]

/** The terms of a text in order, repeated ones included. */
export type ReadTerms = (text: string) => string[]

/** Reads terms of a language (first part of a BCP 47 tag); known forms are remembered. */
export async function loadReadTerms(language: string): Promise<ReadTerms> {
  const stem = await loadStem(language)
  const segment = segmenterOf(language)
  const known = new Map<string, string>()
  const termOf = (word: string) => {
    const term = known.get(word) ?? stem(foldWord(word, language))
    known.set(word, term)
    return term
  }
  return (text) => {
    const terms: string[] = []
    for (const piece of piecesOf(text))
      for (const word of isUnspaced(piece) ? segment(piece) : [piece]) terms.push(termOf(word))
    return terms
  }
}

/** Words; letters of a script without spaces together, as long as nothing stands between them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let last = -1
  forEachWord(text, (start, end) => {
    const word = text.slice(start, end)
    const before = pieces.at(-1)
    if (before !== undefined && isRun(text, last, start)) pieces[pieces.length - 1] = before + word
    else pieces.push(word)
    last = end
  })
  return pieces
}

/** For texts in a language (first part of a BCP 47 tag). */
function segmenterOf(language: string): SegmentRun {
  let segmenter: Intl.Segmenter | undefined
  return (run) => {
    segmenter ??= new Intl.Segmenter(language, { granularity: 'word' })
    return Array.from(segmenter.segment(run), ({ segment }) => segment)
  }
}
