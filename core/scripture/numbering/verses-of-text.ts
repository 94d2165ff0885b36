/** The verses of another numbering in which a verse's text stands. */
import type { Canonical } from '../../canonical'
import type { Numbering } from '../../contract/editions/edition'
import { convert } from './convert'

/** Those that are the same text; without one those that have a part of it, in text order. Titles by themselves are left out. */
export function versesOfText(canonical: number, from: Numbering, to: Numbering): Canonical[] {
  const places = convert(canonical, from, to).filter(({ part }) => part !== 'title')
  const whole = places.filter(({ part }) => part === 'whole')
  return (whole.length > 0 ? whole : places).map((place) => place.canonical)
}
