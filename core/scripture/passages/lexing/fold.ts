/** The weaker keys under which a word is found when it is not written as in the list (PASSAGES N-9, N-10). */

const ascii = /^[\x20-\x7e]*$/
const marks = /\p{M}/gu

/** Letters that NFD does not take apart, final letters, Persian forms of Arabic letters. */
const letters = replacements('øo æae œoe łl ςσ ٱا ىي یي ېي کك ةه ەه ہه ךכ םמ ןנ ףפ ץצ')
/** A word that is an article and at least two letters more. */
const article = /^ال(?=..)/

/** A table from pairs such as `æae`: a character and what stands for it. */
export function replacements(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map(([character = '', ...others]) => [character, others.join('')]))
}

/** K2: German umlauts written out. Expects a normalised word. */
export function expandedOf(word: string): string {
  return word.replace(/[äöü]/g, (umlaut) => `${umlaut.normalize('NFD').charAt(0)}e`)
}

/** K3: without accents, vowel points and the Arabic article, one form per letter. Expects one normalised word. */
export function plainOf(word: string): string {
  if (ascii.test(word)) return word
  return word
    .normalize('NFD')
    .replace(marks, '')
    .replace(/[^\x20-\x7e]/g, (letter) => letters.get(letter) ?? letter)
    .replace(article, '')
}
