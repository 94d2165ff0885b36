/**
 * Cuts a run of letters of a script without spaces into words, by the dictionaries of ICU. Only where models are learnt:
 * other versions of ICU may cut elsewhere, so that nothing else may depend on it (meaning/unspaced-terms.ts).
 */

/** The words of a run, in order. */
export type SegmentRun = (run: string) => string[]

/** For texts in a language (first part of a BCP 47 tag). */
export function segmenterOf(language: string): SegmentRun {
  let segmenter: Intl.Segmenter | undefined
  return (run) => {
    segmenter ??= new Intl.Segmenter(language, { granularity: 'word' })
    return Array.from(segmenter.segment(run), ({ segment }) => segment)
  }
}
