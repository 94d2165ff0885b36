/** Facts about Hebrew that every program needs; ../language.ts says what each is for. */
import type { Facts } from '../language'

export const facts: Facts = {
  name: 'עברית',
  digits: 'latn',
  ownLetters: '',
  hasNounsInCapitals: false,
}
