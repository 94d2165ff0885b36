/** Facts about German that every program needs; ../language.ts says what each is for. */
import type { Facts } from '../language'

export const facts: Facts = {
  name: 'Deutsch',
  digits: 'latn',
  ownLetters: 'äöüß',
  hasNounsInCapitals: true,
}
