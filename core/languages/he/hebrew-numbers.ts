/** Numbers written in Hebrew letters (PASSAGES H-1). */

const units = 'אבגדהוזחט'
const tens = 'יכלמנסעפצ'
const highest = 176

/**
 * Every word for a number from 1 to 176, the most verses of a chapter, without geresh and gershayim, with its
 * value. 15 and 16 are written 9+6 and 9+7 to avoid the divine name; the other forms are understood too.
 */
export function hebrewNumbers(): Record<string, number> {
  const below100 = ['', ...tens].flatMap((ten, tenth) =>
    ['', ...units].map((unit, one) => [ten + unit, 10 * tenth + one] as const),
  )
  const numbers = [...below100, ['טו', 15] as const, ['טז', 16] as const]
  const from100 = numbers.map(([word, value]) => [`ק${word}`, 100 + value] as const)
  return Object.fromEntries([...numbers, ...from100].filter(([, value]) => value > 0 && value <= highest))
}
