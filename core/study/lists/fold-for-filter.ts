/** Letters as filters of lists compare them. */

/** Small letters without accents, points and vowel signs. */
export function foldForFilter(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}
