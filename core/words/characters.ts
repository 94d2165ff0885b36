/** The meaning of a UTF-16 code unit to the search: part of a word, a word by itself, or nothing. */

/** Anything between words. */
export const separator = 0
/** A letter or digit of a script that separates words by spaces. */
export const letter = 1
/** Points, accents, joiners: belong to the letter before them. */
export const attached = 2
/**
 * A letter of a script without spaces between words; each is a word by itself, a run of
 * them is searched as one.
 */
export const standalone = 3
export type CharacterClass = 0 | 1 | 2 | 3

const unknown = 255
/** Filled as code units are met. */
const classes = new Uint8Array(0x1_0000).fill(unknown)

/** Whether a mark is a vowel or a tone of a script without spaces: there it tells words apart. */
export function isVowelSign(code: number): boolean {
  return classOf(code) === attached && withoutBlanks.test(String.fromCharCode(code))
}

/** The class of a code unit. */
export function classOf(code: number): CharacterClass {
  const known = classes[code] ?? unknown
  if (known !== unknown) return known as CharacterClass
  const found = classify(String.fromCharCode(code))
  classes[code] = found
  return found
}

const withoutBlanks =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u
/** Soft hyphen, tatweel, zero-width joiners and non-joiners, marks of direction, word joiner. */
const invisible = /[\u00ad\u0640\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/

function classify(character: string): CharacterClass {
  if (/\p{Mn}|\p{Mc}|\p{Me}/u.test(character) || invisible.test(character)) return attached
  // Halves of surrogate pairs: letters of rare scripts, and rare Han characters.
  if (/[\ud800-\udfff]/.test(character)) return letter
  if (!/\p{L}|\p{Nd}/u.test(character)) return separator
  return withoutBlanks.test(character) ? standalone : letter
}
