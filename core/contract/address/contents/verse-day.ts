/** The date in `/verse-of-the-day/{date?}` (spec 2 §2, §5; FEATURES CONT-04). */

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** True for a calendar day as YYYY-MM-DD, for a UUID, and for an empty word, which means today. */
export function isVerseDay(word: string): boolean {
  return word === '' || uuid.test(word) || isDay(word)
}

/** Uses the present calendar for all years; there is no year 0. */
function isDay(word: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(word) ?? []
  const [y, m, d] = [Number(year), Number(month), Number(day)]
  return y >= 1 && m >= 1 && m <= 12 && d >= 1 && d <= daysIn(y, m)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
