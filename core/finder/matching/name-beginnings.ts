/** Names that begin with what is typed, with and without an article, whatever spaces and hyphens stand in it. Pure. */
import type { Locale } from '../../contract/locales'
import { finderWords } from '../../languages/finder'
import { foldWord } from '../../words/fold'
import { forEachWord } from '../../words/words'
import type { EntryNames } from '../entry'
import { writtenAlike } from './name-terms'

/** Names as they are compared, sorted, each with its entry and its place among the names of it: 0 is the title. */
export interface NameBeginnings {
  locale: Locale
  keys: readonly string[]
  ids: readonly string[]
  places: Uint8Array
}

/** An entry with a name that begins so. */
export interface Begun {
  id: string
  /** The name is typed to its end. */
  isWhole: boolean
  isTitle: boolean
  /** Letters that are missing. */
  missing: number
}

export function nameBeginnings(locale: Locale, names: EntryNames): NameBeginnings {
  const found: { key: string; id: string; place: number }[] = []
  for (const [id, own] of names)
    for (const [place, name] of own.entries())
      for (const key of keysOf(name, locale)) found.push({ key, id, place })
  found.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return {
    locale,
    keys: found.map(({ key }) => key),
    ids: found.map(({ id }) => id),
    places: Uint8Array.from(found, ({ place }) => place),
  }
}

/** Each entry once, by its best name; those that are typed to their end first, then titles, then the shorter ones. */
export function namesBegun({ locale, keys, ids, places }: NameBeginnings, typed: string): Begun[] {
  const best = new Map<string, Begun>()
  for (const begun of keysOf(typed, locale)) {
    for (let at = firstFrom(keys, begun); at < keys.length; at += 1) {
      const key = keys[at] ?? ''
      if (!key.startsWith(begun)) break
      const id = ids[at] ?? ''
      const missing = key.length - begun.length
      const one = { id, isWhole: missing === 0, isTitle: places[at] === 0, missing }
      const known = best.get(id)
      if (!known || inOrder(one, known) < 0) best.set(id, one)
    }
  }
  return [...best.values()].sort(inOrder)
}

function inOrder(a: Begun, b: Begun): number {
  return (
    Number(b.isWhole) - Number(a.isWhole) ||
    Number(b.isTitle) - Number(a.isTitle) ||
    a.missing - b.missing ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  )
}

/** The compared forms of a name: with its article and without. */
function keysOf(name: string, locale: Locale): string[] {
  const words: string[] = []
  forEachWord(name, (from, to) => words.push(writtenAlike(foldWord(name.slice(from, to), locale), locale)))
  const text = words.join(' ')
  const keys = [text, text.replace(finderWords[locale].article, '')].map((one) => one.replaceAll(' ', ''))
  return [...new Set(keys)].filter((key) => key !== '')
}

/** The place of the first that is not before a text. */
function firstFrom(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}
