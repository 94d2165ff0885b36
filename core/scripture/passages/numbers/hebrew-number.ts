/** Numbers written in Hebrew letters (PASSAGES H-1). */

/** 1 to 9, 10 to 90, 100. */
const letters = 'אבגדהוזחטיכלמנסעפצק'
const highest = 176

/** Hundred, ten and unit; 15 and 16 are written 9+6 and 9+7 to avoid the divine name, and are understood with it too. */
const form = /^ק?(?:ט[וז]|[יכלמנסעפצ]?[א-ט]?)$/

/** The value of a word without geresh and gershayim; 0 when it is no number from 1 to 176. */
export function hebrewNumber(word: string): number {
  if (!form.test(word)) return 0
  const value = Array.from(word, valueOf).reduce((sum, one) => sum + one, 0)
  return value <= highest ? value : 0
}

function valueOf(letter: string): number {
  const index = letters.indexOf(letter)
  return ((index % 9) + 1) * 10 ** Math.floor(index / 9)
}
