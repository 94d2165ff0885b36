/** Weaker keys that find a word written differently from the list (PASSAGES N-9, N-10). */

/** Letters that NFD does not decompose, final letters, Persian forms of Arabic letters. */
const foldLetters = replacing('øo æae œoe łl ςσ ٱا ىي یي ېي کك ةه ەه ہه ךכ םמ ןנ ףפ ץצ')

/**
 * A function that replaces characters in a text, built from groups such as `æae`: a
 * character and its replacement.
 */
export function replacing(pairs: string): (text: string) => string {
  const table = new Map(pairs.split(' ').map(([character = '', ...others]) => [character, others.join('')]))
  return (text) => text.replace(/[^\w ]/g, (character) => table.get(character) ?? character)
}

/** K2: German umlauts written out. Expects a normalised text. */
export const expandedOf = replacing('äae öoe üue')

/**
 * K3: without accents, vowel points and, in a word with at least two more letters, the leading Arabic
 * article; one form per letter. Expects a normalised text.
 */
export function plainOf(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  const bare = text.normalize('NFD').replace(/[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670]/g, '')
  return foldLetters(bare).replace(/(?<![^\d ])ال(?=\S\S)/g, '')
}
