/** The weaker keys under which a word is found when it is not written as in the list (PASSAGES N-9, N-10). */

/** Letters that NFD does not take apart, final letters, Persian forms of Arabic letters. */
const letters = replacements('øo æae œoe łl ςσ ٱا ىي یي ېي کك ةه ەه ہه ךכ םמ ןנ ףפ ץצ')

/** A table from pairs such as `æae`: a character and what stands for it. */
export function replacements(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map(([character = '', ...others]) => [character, others.join('')]))
}

/** K2: German umlauts written out. Expects a normalised text. */
export function expandedOf(text: string): string {
  return text.replace(/[äöü]/g, (umlaut) => `${umlaut.normalize('NFD').charAt(0)}e`)
}

/**
 * K3: without accents, vowel points and the Arabic article at the head of a word of at least two letters more, one form per
 * letter. Expects a normalised text.
 */
export function plainOf(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/g, '')
    .replace(/[^ -~]/g, (letter) => letters.get(letter) ?? letter)
    .replace(/(?<![^\d ])ال(?=\S\S)/g, '')
}
