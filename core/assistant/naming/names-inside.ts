/** Names of entries that stand in a question as a whole, whatever else it tells: "my grandmother died" in a long one. */
import type { Finder, FinderLanguage } from '../../finder/finder'
import type { NameIndex } from '../../finder/matching/name-index'
import { withoutPrefixLetter } from '../../words/prefix-letters'
import type { QuestionTerms } from '../question/question-terms'
import { keyOf } from '../question/term-keys'
import { anyGrief, isSpecificSorrow } from './grief-entries'
import { phraseOf, spokenWords } from './spoken-words'

export interface NameInside {
  /** The worth of the name, relative to what the question asks for, 0 to 1. */
  share: number
  words: number
}

interface KeyedNames {
  /** Places of names by the key of a word of theirs. */
  names: ReadonlyMap<string, readonly number[]>
  /** Numbers of terms, by the place of their name. */
  terms: readonly (readonly number[])[]
  /** By the place of a name: its keys. */
  keys: readonly ReadonlySet<string>[]
  /** By the place of a name: as it is written; parts of German words have none. */
  written: readonly string[]
  /** Words and keys of the names for anybody who mourns: they tell nothing of a sorrow of its own. */
  general: ReadonlySet<string>
  /** How much a key tells. */
  worths: ReadonlyMap<string, number>
}

/** By id, in the language of the question. */
export function namesInside(
  { languages: [own] }: Finder,
  { question, terms }: Pick<QuestionTerms, 'question' | 'terms'>,
): Map<string, NameInside> {
  const inside = new Map<string, NameInside>()
  if (!own) return inside
  const { index } = own
  const keyed = keyedNames(own)
  const { names, terms: termsAt, keys, worths } = keyed
  const saysWhole = saysSorrow(keyed, question, index)
  const written = new Set(
    index
      .termsOf(question)
      .flatMap(({ term }) => [term, withoutPrefixLetter(term, index.locale, 2)])
      .map((term) => index.numbers.get(term)),
  )
  const asked = new Set(index.termsOf(question).map(({ term }) => keyOf(term, index.locale)))
  const held = new Map<number, number>()
  for (const key of asked) for (const name of names.get(key) ?? []) held.set(name, (held.get(name) ?? 0) + 1)
  const telling = new Set(terms.map(({ term }) => keyOf(term, index.locale)))
  const whole = [...telling].reduce((sum, key) => sum + (worths.get(key) ?? index.mostWorth), 0)
  for (const [at, count] of held) {
    const entry = index.ids[index.entryOf[at] ?? 0]
    if (entry === undefined || count < (keys[at]?.size ?? 0)) continue
    // One word that is only cut to the same key is no name.
    if (count === 1 && !termsAt[at]?.some((number) => written.has(number))) continue
    if (isSpecificSorrow(entry) && !saysWhole(at)) continue
    const share = Math.min(1, (index.nameWorths[at] ?? 0) / whole)
    if (share > (inside.get(entry)?.share ?? 0)) inside.set(entry, { share, words: count })
  }
  return inside
}

/**
 * Whether a question says what is special to a sorrow: a word that mourning in general has not ("mort-né" is no "mort"), and of a
 * name whose other words are small ones all of it ("il m'a quittée" is no "j'ai quitté").
 */
function saysSorrow(
  { keys, written, general }: KeyedNames,
  question: string,
  { termsOf, locale }: NameIndex,
): (at: number) => boolean {
  const said = ` ${phraseOf(question, locale)} `
  const forms = new Set(spokenWords(question, locale))
  return (at) => {
    const name = written[at] ?? ''
    const words = spokenWords(name, locale)
    if (keys[at]?.size === 1 && words.length > mostOfOneWord && !said.includes(` ${words.join(' ')} `))
      return false
    const isOwnForm = termsOf(name).some(({ word }) => !general.has(word) && forms.has(word))
    return isOwnForm || [...(keys[at] ?? [])].some((key) => !general.has(key))
  }
}

/** An article and a word. */
const mostOfOneWord = 2

const kept = new WeakMap<NameIndex, KeyedNames>()

/** Kept with the index: thousands of names. */
function keyedNames({ index, names: namesOfEntries }: FinderLanguage): KeyedNames {
  const known = kept.get(index)
  if (known) return known
  const { locale, numbers, worths, entryOf, namesOf } = index
  const termsAt: number[][] = Array.from(entryOf, () => [])
  for (const number of numbers.values()) for (const name of namesOf(number)) termsAt[name]?.push(number)
  const keyOfNumber = new Map([...numbers].map(([term, number]) => [number, keyOf(term, locale)]))
  const byKey = new Map<string, number[]>()
  const ofKeys = new Map<string, number>()
  for (const [number, key] of keyOfNumber) {
    const worth = worths[number] ?? 0
    ofKeys.set(key, Math.min(ofKeys.get(key) ?? worth, worth))
  }
  const keys = termsAt.map((terms, at) => {
    const own = new Set(terms.flatMap((number) => keyOfNumber.get(number) ?? []))
    for (const key of own) {
      const places = byKey.get(key) ?? []
      if (places.length === 0) byKey.set(key, places)
      places.push(at)
    }
    return own
  })
  const general = new Set(
    (namesOfEntries.get(anyGrief) ?? [])
      .flatMap((name) => index.termsOf(name))
      .flatMap(({ word, term }) => [word, keyOf(term, locale)]),
  )
  const written = [...namesOfEntries.values()].flat()
  const made = { names: byKey, terms: termsAt, keys, written, general, worths: ofKeys }
  kept.set(index, made)
  return made
}
