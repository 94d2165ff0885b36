/** Forms of words of Arabic; ../language.ts says what each is for. */
import type { WordForms } from '../language'

export const forms: WordForms = {
  stemmer: () => import('@orama/stemmers/arabic'),
  prefixLetters: 'وفبلك',
  // Its stemmer takes off what stands before a word.
  stemsKeepBeginning: false,
}
