/** `convert` between the Hebrew and the English numbering against VerseMap.xml of the Open Scriptures Hebrew Bible. */
import { existsSync, readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { canonicalOf } from '../../canonical'
import type { Numbering } from '../../contract/editions/edition'
import { bookByOsis } from '../book-ids'
import { convert } from './convert'

const file = new URL('../../../../shared/texts/hbo-wlc/wlc.osis-books.zip', import.meta.url)

if (!existsSync(file)) {
  it('finds no map of verses beside the repository and compares nothing', () => {
    expect(() => readFileSync(file)).toThrow()
  })
}

/** Called full in the map although one verse holds two, or the verse is a title. */
const partialForUs = [4_025_019, 9_021_001, 13_012_005, 16_007_068]
const titles = [19_051_002, 19_052_002, 19_054_002, 19_060_002]

describe.runIf(existsSync(file))('the map of verses', () => {
  it('has no pair that we do not find, with the same part', () => {
    const [org, eng]: Numbering[] = [
      { base: 'org', corrections: [] },
      { base: 'eng', corrections: [] },
    ]
    const pairs = readPairs()
    expect(pairs.length).toBeGreaterThan(1900)
    const different = pairs.filter(({ hebrew, english, isFull }) => {
      const part = titles.includes(hebrew)
        ? 'title'
        : isFull && !partialForUs.includes(hebrew)
          ? 'whole'
          : 'partial'
      const found = org && eng ? convert(hebrew, org, eng) : []
      return !found.some((place) => place.canonical === english && place.part === part)
    })
    expect(different).toEqual([])
  })
})

function readPairs(): { hebrew: number; english: number; isFull: boolean }[] {
  const files = unzipSync(new Uint8Array(readFileSync(file)), {
    filter: ({ name }) => name === 'VerseMap.xml',
  })
  const text = new TextDecoder().decode(files['VerseMap.xml'])
  const pairs = [...text.matchAll(/wlc="([^"]+)" kjv="([^"]+)" type="(full|partial)"/g)]
  return pairs.map(([, hebrew = '', english = '', type]) => ({
    hebrew: readPlace(hebrew),
    english: readPlace(english),
    isFull: type === 'full',
  }))
}

/** `1Kgs.18.34!a` without its letter. */
function readPlace(text: string): number {
  const [book = '', chapter, verse = ''] = text.split('.')
  return canonicalOf(bookByOsis(book)?.book ?? 0, Number(chapter), Number(verse.replace(/!.$/, '')))
}
