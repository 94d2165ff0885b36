/** Forms of words of Hebrew; ../language.ts says what each is for. */
import type { WordForms } from '../language'

export const forms: WordForms = {
  stemmer: undefined,
  prefixLetters: 'הובכלמש',
  stemsKeepBeginning: true,
}
