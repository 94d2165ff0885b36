/** Facts about Arabic that every program needs; ../language.ts says what each is for. */
import type { Facts } from '../language'

export const facts: Facts = {
  name: 'العربية',
  digits: 'arab',
  ownLetters: '',
  hasNounsInCapitals: false,
}
