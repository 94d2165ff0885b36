/** Forms of words of German; ../language.ts says what each is for. */
import type { WordForms } from '../language'
import { spellings } from './spellings'

export const forms: WordForms = {
  stemmer: () => import('@orama/stemmers/german'),
  prefixLetters: '',
  stemsKeepBeginning: true,
  vowelChanges: { a: 'ä', o: 'ö', u: 'ü' },
  spellings,
}
