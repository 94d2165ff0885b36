/** Forms of words of English; ../language.ts says what each is for. */
import type { WordForms } from '../language'

export const forms: WordForms = {
  stemmer: () => import('@orama/stemmers/english'),
  prefixLetters: '',
  stemsKeepBeginning: true,
}
