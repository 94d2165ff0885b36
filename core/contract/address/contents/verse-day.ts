/** The word in `/verse-of-the-day/{date?}` (spec 2 §2, §5; FEATURES CONT-04). */
import { isDay } from '../../../calendar/day'

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** True for a calendar day as YYYY-MM-DD, for the UUID of an entry, and for an empty word, which means today. */
export function isVerseDay(word: string, entries: Pick<ReadonlySet<string>, 'has'>): boolean {
  return word === '' || isDay(word) || (uuid.test(word) && entries.has(word.toLowerCase()))
}
