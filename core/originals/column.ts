/**
 * Whole numbers from 0 as a short text: small ones are one letter each, so that equal numbers stand beside each other and
 * pack well; larger ones are `~` with digits and `;`.
 */

/** Letters that JSON writes as they are. */
const letters = Array.from({ length: 91 }, (_, at) => String.fromCharCode(at + 35))
  .filter((letter) => letter !== '\\' && letter !== '~' && letter !== ';')
  .join('')
const valueOf = new Map(Array.from(letters, (letter, value) => [letter, value]))

export function packColumn(values: readonly number[]): string {
  return values.map((value) => letters[value] ?? `~${value};`).join('')
}

/** What no column has is left out. */
export function unpackColumn(text: string): number[] {
  const values: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '~') {
      const end = text.indexOf(';', at)
      values.push(Number(text.slice(at + 1, end)))
      at = end < 0 ? text.length : end
    } else {
      const value = valueOf.get(letter)
      if (value !== undefined) values.push(value)
    }
  }
  return values
}
