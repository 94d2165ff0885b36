import { describe, expect, it } from 'vitest'
import { loadNames } from '../../names/load-names'
import { buildNameIndex } from '../../passages/naming/name-index'
import { isSoundName } from './book-name'

const [ar, de] = [await loadNames('ar'), await loadNames('de')]
const german = { index: buildNameIndex(de), script: 'Latin' }
const arabic = { index: buildNameIndex(ar), script: 'Arabic' }
const burmese = { script: 'Myanmar' }

describe('names of books in files', () => {
  it('are sound when the language of the edition knows them as names of that book', () => {
    expect(isSoundName('1. Mose', 1, german)).toBe(true)
    expect(isSoundName('Ijob', 18, german)).toBe(true)
    expect(isSoundName('Nahum', 32, german)).toBe(false)
    expect(isSoundName('Judges', 7, german)).toBe(false)
    expect(isSoundName('DIE OFFENBARUNG', 66, german)).toBe(false)
  })

  it('are not when letters are damaged or of another language', () => {
    expect(isSoundName('2 K?nige', 12, german)).toBe(false)
    expect(isSoundName('2 K\uFFFDnige', 12, german)).toBe(false)
    expect(isSoundName('2 Könige', 12, arabic)).toBe(false)
    expect(isSoundName('', 1, german)).toBe(false)
  })

  it('are judged by their script where there is no list of names', () => {
    expect(isSoundName('ရုသဝတ္တု။', 8, burmese)).toBe(true)
    expect(isSoundName('Ruth', 8, burmese)).toBe(false)
  })
})
