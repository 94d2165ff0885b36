/** Forms of words of Italian; ../language.ts says what each is for. */
import type { WordForms } from '../language'

export const forms: WordForms = {
  stemmer: () => import('@orama/stemmers/italian'),
  prefixLetters: '',
  stemsKeepBeginning: true,
}
