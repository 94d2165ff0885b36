/** Looks up one name in lists of names, also as part of a compound or together with its ordinal. */
import { type Books, firstIn, type NameIndex } from './name-index'
import { keyLevels, keysOf, type NameKeys, withOrdinal } from './name-keys'
import { isOrdinalEnding, romanOrdinal } from './ordinals'

/** Looks up the keys of a name. Exact names and beginnings have different functions of this type. */
export type LookUp = (keys: NameKeys, index: NameIndex) => Books | undefined

/** A name that was found. */
export interface FoundName {
  /** The books that have the name. */
  books: Books
  /** The list it was found in. */
  index: NameIndex
}

/** The keys in order: a hit on an earlier one hides the later. */
export const exactly: LookUp = (keys, { tables }) =>
  firstIn(keyLevels, (level) => tables(level).get(keys[level]))

/** The books of the first list that contains a name, also within a compound. */
export function findIn(names: readonly NameIndex[], name: string, lookUp: LookUp): FoundName | undefined {
  const keys = keysOf(name)
  const [, , plain] = keys
  return firstIn(names, (index) => {
    // `Korintherbrief`, `Johannesevangelium`.
    const ending = index.endings.find((end) => plain.endsWith(end))
    const books = lookUp(keys, index) ?? (ending && lookUp(keysOf(plain.slice(0, -ending.length)), index))
    return books ? { books, index } : undefined
  })
}

/**
 * `IIKings`, and after the digit `ndCor`, `erSamuel`: an ordinal, or its ending, was
 * written together with the name.
 */
export function findGlued(names: readonly NameIndex[], word: string, ordinal: number): FoundName | undefined {
  if (findIn(names, word, exactly)) return undefined
  return firstIn([1, 2, 3, 4], (length) => {
    const [head, name] = [word.slice(0, length), word.slice(length)]
    const value = ordinal ? isOrdinalEnding(head) && ordinal : romanOrdinal(head)
    return value && name.length >= minGlued ? findIn(names, withOrdinal(name, value), exactly) : undefined
  })
}

/** Fewest letters of a name from which an ordinal is split off: `im` is no first book of Moses. */
const minGlued = 3
