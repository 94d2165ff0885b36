/** Forms of words of Portuguese; ../language.ts says what each is for. */
import type { WordForms } from '../language'

export const forms: WordForms = {
  stemmer: () => import('@orama/stemmers/portuguese'),
  prefixLetters: '',
  stemsKeepBeginning: true,
}
