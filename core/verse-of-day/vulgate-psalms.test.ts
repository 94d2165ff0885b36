/** A library whose only edition counts the psalms like the Vulgate has the same words on a day as one that counts like the King James. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { bareManifest } from '../../tests/support/editions/bare-edition'
import { chapterOf, placeOf } from '../canonical'
import type { Manifest } from '../contract/editions/edition'
import { loadNames } from '../scripture/names/load-names'
import { detectNumbering } from '../scripture/numbering/detect-numbering'
import { passageIn, quotePassage, wantedOf } from './quote'
import { feasts, verseLists } from './verse-list'

/** The tables of others, so that ours are not measured by themselves. */
const folder = new URL('../../../shared/study/versification/', import.meta.url)
const psalms = 19_000_000

const en = await loadNames('en')

/** Verses that are cut elsewhere: two of the one are one of the other, and the whole of it is quoted. */
const cutElsewhere = ['PSA 13:5-6', 'PSA 16:11']

if (!existsSync(folder)) {
  it('finds no study data beside the repository and compares nothing', () => {
    expect(existsSync(new URL('vul.json', folder))).toBe(false)
  })
}

it.runIf(existsSync(folder))('a psalm has the same words in a Vulgate as in the King James', () => {
  const wordsAt = placesOfWords()
  const counts = new Map<number, number>()
  for (const verse of wordsAt.keys())
    counts.set(chapterOf(verse), Math.max(counts.get(chapterOf(verse)) ?? 0, verse % 1000))
  const vulgate = editionOf('VULG', detectNumbering(counts, 'eng'), counts)
  expect(vulgate.numbering.base).toBe('vul')
  const list = [...new Set([...verseLists.flatMap(({ passages }) => passages), ...feasts.values()])]
  const different = list
    .filter((passage) => passage.startsWith('PSA'))
    .flatMap((passage) => {
      const { from, to } = wantedOf(passage)
      const wanted = Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}`).join(' ')
      // Halves of one verse have its word twice.
      const said = [...new Set(quoteOf(vulgate, passage, wordsAt).split(' '))].join(' ')
      return said === wanted ? [] : [[passage, said]]
    })
  expect(different.filter(([passage]) => !cutElsewhere.includes(passage ?? ''))).toEqual([])
})

/** What the day says, from chapters whose verses are made of these words. */
function quoteOf(edition: Manifest, passage: string, wordsAt: ReadonlyMap<number, string[]>): string {
  const place = passageIn(edition, wantedOf(passage))
  if (!place) return ''
  const last = [...wordsAt.keys()].filter((verse) => chapterOf(verse) === place.chapter)
  const verses = last
    .sort((a, b) => a - b)
    .map((verse) => ({ verse: verse % 1000, content: (wordsAt.get(verse) ?? []).join(' ') }))
  const naming = { names: en.names, separators: edition.separators }
  const chapter = { canonical: place.chapter, verses, blocks: [] }
  return quotePassage(edition, naming, chapter, place)?.text ?? ''
}

function editionOf(
  abbreviation: string,
  numbering: Manifest['numbering'],
  counts: ReadonlyMap<number, number>,
) {
  const chapters = [...counts.keys()].map((chapter) => placeOf(chapter).chapter)
  return bareManifest({ abbreviation, numbering, locale: 'la' }, [{ number: 19, chapters }])
}

/** Each psalm verse of the Vulgate with the verses of the King James in it, as words `w19051010`; titles have no words. */
function placesOfWords(): Map<number, string[]> {
  const [vulgate, english] = [read('vul'), read('eng')]
  const englishAt = new Map<number, number>()
  for (const [verse, hebrew] of english.standing) if (verse % 1000 > 0) englishAt.set(hebrew, verse)
  const words = new Map<number, string[]>()
  for (const [verse, hebrew] of vulgate.standing) {
    const inEnglish = englishAt.get(hebrew)
    words.set(verse, inEnglish === undefined ? [] : [`w${inEnglish}`])
  }
  return words
}

/** The psalm verses of a table, each with the Hebrew verse it stands on. */
function read(name: string): { standing: Map<number, number> } {
  const { maxVerses, mappedVerses } = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
  const standing = new Map<number, number>()
  const counts: string[] = maxVerses.PSA
  for (const [index, count] of counts.slice(0, 150).entries())
    for (let verse = 1; verse <= Number(count); verse += 1) {
      const canonical = psalms + (index + 1) * 1000 + verse
      standing.set(canonical, canonical)
    }
  for (const [from, to] of Object.entries<string>(mappedVerses)) {
    const [verses, targets] = [rangeOf(from), rangeOf(to)]
    for (const [index, verse] of verses.entries())
      standing.set(verse, targets[Math.min(index, targets.length - 1)] ?? 0)
  }
  return { standing }
}

function rangeOf(text: string): number[] {
  const [, chapter, first, last] = /^PSA (\d+):(\d+)(?:-(\d+))?$/.exec(text) ?? []
  if (chapter === undefined) return []
  const length = Number(last ?? first) - Number(first) + 1
  return Array.from({ length }, (_, index) => psalms + Number(chapter) * 1000 + Number(first) + index)
}
