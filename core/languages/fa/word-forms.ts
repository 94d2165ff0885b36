/** Forms of words of Persian; ../language.ts says what each is for. */
import type { WordForms } from '../language'

export const forms: WordForms = {
  stemmer: undefined,
  prefixLetters: '',
  stemsKeepBeginning: true,
}
