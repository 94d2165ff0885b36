/** Numbers written in Hebrew letters (PASSAGES H-1). */

const units = ' אבגדהוזחט'
const tens = ' יכלמנסעפצ'
const highest = 176

/** Spellings of all numbers from 1 to 176; 15 and 16 avoid the divine name, and are understood with it too. */
const numbers = new Map<string, number>([
  ...Array.from({ length: highest }, (_, index) => [letters(index + 1), index + 1] as const),
  ...['', 'ק'].flatMap((hundred, index) => [
    [`${hundred}יה`, index * 100 + 15] as const,
    [`${hundred}יו`, index * 100 + 16] as const,
  ]),
])

/** The value of a word without geresh and gershayim; undefined when it is no number from 1 to 176. */
export function hebrewNumber(word: string): number | undefined {
  return numbers.get(word)
}

function letters(value: number): string {
  const hundred = value >= 100 ? 'ק' : ''
  const rest = value % 100
  if (rest === 15) return `${hundred}טו`
  if (rest === 16) return `${hundred}טז`
  return hundred + letterAt(tens, Math.floor(rest / 10)) + letterAt(units, rest % 10)
}

function letterAt(row: string, index: number): string {
  return row.charAt(index).trim()
}
