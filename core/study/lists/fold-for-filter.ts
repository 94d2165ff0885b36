/** Folds letters for the filters of lists. */

/** Lower case without accents, points and vowel signs. */
export function foldForFilter(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
