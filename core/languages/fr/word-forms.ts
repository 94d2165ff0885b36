/** Forms of words of French; ../language.ts says what each is for. */
import type { WordForms } from '../language'

export const forms: WordForms = {
  stemmer: () => import('@orama/stemmers/french'),
  prefixLetters: '',
  stemsKeepBeginning: true,
}
