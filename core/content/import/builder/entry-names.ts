/**
 * The names of an entry: its head for people, the keys of its source in links. A key is no head where the entry has a word: `G0025`, `α|G1`
 * and `25` are one notation of programs each.
 */
import { parseNumber, readNumbers, type Testament } from '../../../originals/strongs-number'
import { headKey } from '../../model/head-key'
import type { EntryFound } from '../sink'
import type { Draft } from './draft'
import { createNumberIndex, type NumberIndex } from './number-links'

export interface NamedEntry {
  id: number
  head: string
}

export interface EntryIndex extends NumberIndex {
  /** Also under its keys; false where another entry has the same head. */
  add(draft: Draft, id: number): boolean
  /** The entry of a head or key as `headKey` writes it. */
  idOf(key: string): number | undefined
  /** The entry that a link of `from` names by a key. */
  named(key: string, from: Draft): NamedEntry | undefined
}

interface StrongNumber {
  /** Absent where the source counts Greek or Hebrew words only. */
  letter?: string
  digits: string
}

/** Numbers are padded in some sources: `G00032` and `032` are 32. */
function numberOf(key: string): StrongNumber | undefined {
  const [, letter, digits] = /^([GH])?0*(\d{1,5}[a-z]?)$/i.exec(key.trim()) ?? []
  if (digits === undefined) return undefined
  return { digits: digits.toLowerCase(), ...(letter === undefined ? {} : { letter: letter.toUpperCase() }) }
}

function written({ letter = '', digits }: StrongNumber): string {
  return letter + digits
}

/** `α|G1` names an entry twice. */
function partsOf(key: string): string[] {
  return key
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A link's key without its sign, and what names the work that it leads to. */
function linkOf(key: string): { parts: string[]; letter?: string; isWork: boolean } {
  const [, work, name = ''] = /^#?(?:([^:|]*):)?(.*)$/s.exec(key.trim()) ?? []
  const letter = /heb/i.test(work ?? '') ? 'H' : /gr(?:ee)?k/i.test(work ?? '') ? 'G' : undefined
  return { parts: partsOf(name), isWork: work !== undefined, ...(letter === undefined ? {} : { letter }) }
}

/** The words beside such a key are only its digits: they name nothing themselves. */
export function isNumberKey(key: string): boolean {
  return linkOf(key).parts.some((part) => numberOf(part) !== undefined)
}

/** The key that the source gave first: it stays when a head is mended. */
export function firstKey({ keys = [] }: EntryFound): string | undefined {
  const [first] = keys
  const number = first === undefined ? undefined : numberOf(first)
  return number ? written(number) : first
}

/** The head an entry is found by; its number as it is shown, where that is something else; all in their one form. */
export function entryNames(
  { found: { head, keys = [] }, word = '', said = [] }: Partial<Draft> & Pick<Draft, 'found'>,
  locale: string,
): Pick<Draft, 'number' | 'numbers'> & { head: string } {
  const parts = keys.flatMap(partsOf)
  const name = [head.trim(), word, ...parts].find((one) => one !== '' && numberOf(one) === undefined)
  const letter = letterOf(name) ?? letterOfLanguage(locale)
  const numbers = [
    ...new Set((said.length > 0 ? said : [head, ...parts]).flatMap((part) => strongsNumber(part, letter))),
  ]
  const all = numbers.length > 0 ? { numbers } : {}
  const [key] = parts.flatMap((part) => numberOf(part) ?? [])
  const [shown = key && written(key)] = numbers
  if (shown === undefined) return { head: name ?? head, ...all }
  return name === undefined ? { head: shown, ...all } : { head: name, number: shown, ...all }
}

/**
 * The number that a key names, `letter` being that of its word. Without one a key in small letters may count the entries
 * of its own book under G, and bare digits any.
 */
function strongsNumber(key: string, letter: Testament | undefined): readonly string[] {
  const found = numberOf(key)
  if (!found) return []
  if (found.letter === undefined) return letter ? readNumbers(found.digits, letter).numbers : []
  const isSure = letter === found.letter || /^[GH]/.test(key.trim())
  const number = isSure ? parseNumber(written(found)) : undefined
  return number === undefined ? [] : [number]
}

function letterOf(word = ''): Testament | undefined {
  if (/\p{Script=Greek}/u.test(word)) return 'G'
  return /\p{Script=Hebrew}/u.test(word) ? 'H' : undefined
}

function letterOfLanguage(locale: string): Testament | undefined {
  if (/^(?:grc|el)\b/.test(locale)) return 'G'
  return /^(?:hbo|he)\b/.test(locale) ? 'H' : undefined
}

/** Finds entries by heads first, then by keys. */
export function createEntryIndex(): EntryIndex {
  const heads = new Map<string, number>()
  const keys = new Map<string, number>()
  /** Exactly as the source writes them: ids of markup may differ in signs only. */
  const exact = new Map<string, number>()
  const printed = new Map<number, string>()
  const numbered = createNumberIndex()
  let hasLetters = false
  const keep = (names: Map<string, number>, key: string, id: number) => {
    if (key !== '' && !names.has(key)) names.set(key, id)
  }
  const find = (name: string) => exact.get(name) ?? keys.get(headKey(name)) ?? heads.get(headKey(name))
  return {
    ...numbered,
    add({ found, number, numbers = [] }, id) {
      const head = headKey(found.head)
      const isFirst = !heads.has(head)
      keep(heads, head, id)
      printed.set(id, found.head)
      for (const one of numbers) numbered.keep(one, id)
      hasLetters ||= letterOfDraft({ found, number }) !== undefined
      if (number !== undefined) keep(keys, headKey(number), id)
      for (const key of found.keys ?? []) {
        for (const part of [key, ...partsOf(key)]) {
          const own = numberOf(part)
          keep(exact, part, id)
          keep(keys, headKey(own ? written(own) : part), id)
        }
      }
      return isFirst
    },
    idOf: (key) => heads.get(key) ?? keys.get(key),
    named(key, from) {
      const { parts, letter, isWork } = linkOf(key)
      const [id] = parts.flatMap((part) => {
        const number = numberOf(part)
        if (!number) return find(part) ?? []
        const own = number.letter ?? letter ?? (isWork ? undefined : letterOfDraft(from))
        const lettered = own === undefined ? undefined : keys.get(headKey(own + number.digits))
        const isBare = !hasLetters || (number.letter === undefined && letter === undefined)
        return lettered ?? (isBare ? keys.get(number.digits) : undefined) ?? []
      })
      return id === undefined ? undefined : { id, head: printed.get(id) ?? '' }
    },
  }
}

function letterOfDraft({
  number,
  found,
}: {
  number?: string | undefined
  found: EntryFound
}): string | undefined {
  return numberOf(number ?? found.head)?.letter
}
