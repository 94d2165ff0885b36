/** Forms of words of Spanish; ../language.ts says what each is for. */
import type { WordForms } from '../language'

export const forms: WordForms = {
  stemmer: () => import('@orama/stemmers/spanish'),
  prefixLetters: '',
  stemsKeepBeginning: true,
}
