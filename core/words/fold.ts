/**
 * The form under which a word is found: without case, accents, points and equivalent variants of letters
 * (FEATURES SRCH-02). In German ä ö ü ß are separate letters; in Burmese, Thai, Lao and Khmer vowels and tones are.
 */

import { locales } from '../contract/locales'
import { languageFacts } from '../languages/facts'
import { attached, classOf, isVowelSign } from './characters'

/** Folds a word of a text in `language` (the first part of a BCP 47 tag). */
export function foldWord(word: string, language: string): string {
  const own = foldedCharacters(language)
  let folded = ''
  // Accents may be separate characters: combined with their letter they may form one of the language.
  for (const character of isComposed(word) ? word : word.normalize('NFC'))
    folded += foldCharacter(character, own)
  return folded
}

/** Folds one character; a point or joiner by itself becomes nothing. */
export function foldCharacter(character: string, own: FoldedCharacters): string {
  const known = own.known.get(character)
  if (known !== undefined) return known
  const folded = foldNew(character, own.letters)
  own.known.set(character, folded)
  return folded
}

/** Letters a language keeps, and the characters folded so far. */
export interface FoldedCharacters {
  letters: string
  known: Map<string, string>
}

const none: FoldedCharacters = { letters: '', known: new Map() }
const having: ReadonlyMap<string, FoldedCharacters> = new Map(
  locales.flatMap((locale) => {
    const letters = languageFacts[locale].ownLetters
    return letters === '' ? [] : [[locale, { letters, known: new Map<string, string>() }] as const]
  }),
)

/** The data `foldCharacter` needs for a language. */
export function foldedCharacters(language: string): FoldedCharacters {
  return having.get(language) ?? none
}

/** Latin letters of European languages without separate accents. */
function isComposed(word: string): boolean {
  return !/[^ -\u02ff]/.test(word)
}

function foldNew(character: string, kept: string): string {
  const lower = character.toLowerCase()
  if (kept !== '' && kept.includes(lower)) return lower
  let folded = ''
  for (const part of lower.normalize('NFKD')) {
    const code = part.charCodeAt(0)
    if (classOf(code) !== attached || isVowelSign(code)) folded += digitOf(part) ?? same.get(part) ?? part
  }
  return folded
}

/** A digit of any script. */
function digitOf(character: string): string | undefined {
  if (!/\p{Nd}/u.test(character) || character <= '9') return undefined
  let zero = character.codePointAt(0) ?? 0
  const code = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1
  return String(code - zero)
}

/** Letters treated as equal, beyond case and accents. */
const same: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ı', 'i'],
  // Greek: the final form.
  ['ς', 'σ'],
  // Hebrew: final forms.
  ['ך', 'כ'],
  ['ם', 'מ'],
  ['ן', 'נ'],
  ['ף', 'פ'],
  ['ץ', 'צ'],
  // Arabic and Persian: carriers of hamza are decomposed by NFKD; the rest is written
  // differently from country to country.
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ی', 'ي'],
  ['ې', 'ي'],
  ['ک', 'ك'],
  ['ة', 'ه'],
  ['ہ', 'ه'],
  ['ە', 'ه'],
])
