/** Facts about French that every program needs; ../language.ts says what each is for. */
import type { Facts } from '../language'

export const facts: Facts = {
  name: 'Français',
  digits: 'latn',
  ownLetters: '',
  hasNounsInCapitals: false,
}
