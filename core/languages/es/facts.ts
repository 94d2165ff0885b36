/** Facts about Spanish that every program needs; ../language.ts says what each is for. */
import type { Facts } from '../language'

export const facts: Facts = {
  name: 'Español',
  digits: 'latn',
  ownLetters: '',
  hasNounsInCapitals: false,
}
