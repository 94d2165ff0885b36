/** The weaker keys under which a word is found when it is not written as in the list (PASSAGES N-9, N-10). */

const ascii = /^[\x20-\x7e]*$/
const marks = /\p{M}/gu
const umlauts = /[äöü]/

/** Letters that NFD does not take apart, final letters, and the Persian forms of Arabic letters. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
}
const folding = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')
/** A word that is an article and at least two letters more. */
const article = /^ال(?=..)/

/** K2: German umlauts written out. Expects a normalised word. */
export function expandedOf(word: string): string {
  return umlauts.test(word) ? word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue') : word
}

/** K3: without accents, vowel points and the Arabic article, one form per letter. Expects one normalised word. */
export function plainOf(word: string): string {
  if (ascii.test(word)) return word
  return word
    .normalize('NFD')
    .replace(marks, '')
    .replace(folding, (letter) => letters[letter] ?? letter)
    .replace(article, '')
}
