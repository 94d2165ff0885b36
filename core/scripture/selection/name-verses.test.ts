import { describe, expect, it } from 'vitest'
import type { Verse } from '../../contract/editions/chapter'
import { loadNames } from '../names/load-names'
import { nameVerses } from './name-verses'
import { versesAmong } from './selected-verses'

const content = 'Text'
const verses: Verse[] = [
  { verse: 6, content },
  { verse: 10, content },
  { verse: 11, content },
  { verse: 12, verse_end: 13, content },
  { verse: 34, content, parts: [{ letter: 'a', from: 0 }] },
  { verse: 35, content, parts: [{ letter: 'b', from: 0 }] },
]

async function named(locale: 'de' | 'en' | 'ar', numbers: number[]) {
  const pack = await loadNames(locale)
  const canonicals = numbers.map((number) => 40_007_000 + number)
  const selected = versesAmong([{ canonical: 40_007_000, verses }], new Set(canonicals))
  return nameVerses(canonicals, selected, { ...pack, locale })
}

describe('nameVerses', () => {
  it.each<['de' | 'en' | 'ar', number[], string, string]>([
    ['de', [6, 10, 11, 35], 'Matthäus 7,6.10–11.35b', 'Mt7,6.10-11.35b'],
    ['en', [6, 10, 11, 35], 'Matthew 7:6,10–11,35b', 'Matt7:6,10-11,35b'],
    // The marks keep it from being read as 10,6:7 (see signBetweenNumbers).
    ['ar', [6, 10], 'متى ٧\u200F:\u200F٦\u200F،\u200F١٠', 'مت7:6،10'],
    ['de', [12, 13], 'Matthäus 7,12–13', 'Mt7,12-13'],
    ['de', [34, 35], 'Matthäus 7,34a–35b', 'Mt7,34a-35b'],
    ['de', [], '', ''],
  ])('in %s cites %j as %s', async (locale, numbers, place, slug) => {
    expect(await named(locale, numbers)).toEqual({ place, slug })
  })
})
