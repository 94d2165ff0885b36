/** Which passage a day has: the same on every device and on the server, without asking anyone. Pure. */
import { type Day, numberOf } from '../calendar/day'
import { feasts, verseLists } from './verse-list'

/** The passage as the lists write it, which also names it: `PSA 23:1-2`. English numbering. */
export function passageOf(day: Day): string {
  const feast = feasts.get(day.slice(5))
  if (feast !== undefined) return feast
  const list = verseLists.findLast(({ from }) => from <= day) ?? verseLists[0]
  const passages = list?.passages ?? []
  const at = numberOf(day) % passages.length
  return passages.at(at) ?? ''
}
