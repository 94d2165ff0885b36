/** Facts about English that every program needs; ../language.ts says what each is for. */
import type { Facts } from '../language'

export const facts: Facts = {
  name: 'English',
  digits: 'latn',
  ownLetters: '',
  hasNounsInCapitals: false,
}
