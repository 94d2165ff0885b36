/** Facts about Persian that every program needs; ../language.ts says what each is for. */
import type { Facts } from '../language'

export const facts: Facts = {
  name: 'فارسی',
  digits: 'arabext',
  ownLetters: '',
  hasNounsInCapitals: false,
}
