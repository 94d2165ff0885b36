/**
 * Equivalent spellings of a typed German word (FEATURES SRCH-02): `ae` for ä, `ss` for ß and the spelling of
 * older editions; without umlauts also `a` for ä. Longer ones first.
 */
import type { SpellingRule, WordForms } from '../language'

const always: readonly SpellingRule[] = [
  { typed: 'nis', written: ['niß'], isEnding: true },
  { typed: 'niß', written: ['nis'], isEnding: true },
  { typed: 'ae', written: ['ä'] },
  { typed: 'oe', written: ['ö'] },
  { typed: 'ue', written: ['ü'] },
  { typed: 'ss', written: ['ß'] },
  { typed: 'ß', written: ['ss'] },
  { typed: 'th', written: ['t'] },
  { typed: 'ei', written: ['ey'] },
  { typed: 'ey', written: ['ei'] },
  { typed: 't', written: ['th'], fits: mayHaveH },
]
const withoutMarks: readonly SpellingRule[] = [
  { typed: 'a', written: ['ä'] },
  { typed: 'o', written: ['ö'] },
  { typed: 'u', written: ['ü'] },
  { typed: 's', written: ['ß'] },
]

export const spellings: WordForms['spellings'] = { always, withoutMarks }

/** Older editions write th at the beginning of a syllable and after a vowel or r: thun, Rath, werth. */
function mayHaveH(word: string, at: number): boolean {
  const after = word.charAt(at + 1)
  return (
    after !== 'h' &&
    after !== 't' &&
    after !== 'z' &&
    word.charAt(at - 1) !== 't' &&
    word.charAt(at - 1) !== 's'
  )
}
