/** The word in `/verse-of-the-day/{date?}` (spec 2 §2, §5; FEATURES CONT-04). */
import { isDay } from '../../../calendar/day'
import { isUuid } from '../../uuid'

/** True for a calendar day as YYYY-MM-DD, for the UUID of an entry, and for an empty word, which means today. */
export function isVerseDay(word: string, entries: Pick<ReadonlySet<string>, 'has'>): boolean {
  const id = word.toLowerCase()
  return word === '' || isDay(word) || (isUuid(id) && entries.has(id))
}
