/** Our tables against the Paratext tables of ../shared/study/versification: every verse, every difference with its reason. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bookOf, chapterOf, placeOf } from '../../canonical'
import { type NumberingBase, numberingBases } from '../../contract/editions/edition'
import { books } from '../books'
import { baseTable, piecesIn } from './standing/numbering-table'
import { lackingChapters } from './standing/run'

const folder = new URL('../../../../shared/study/versification/', import.meta.url)

/** Places as `book chapter:verse` in our numbers; a place without a verse is a whole chapter. */
const knownCounts: Readonly<Record<NumberingBase, Readonly<Record<string, string>>>> = {
  eng: {
    'the KJV has 31102 verses: 3 John ends with 14, Revelation 12 with 17': '64 1, 66 12',
    'KJVA and WEB agree on another number': '90 5, 95 23, 96 1',
  },
  org: {},
  vul: {
    'the source has Esther only with the additions woven in; the Vulgate appends them': '17 1-16',
    'editions count these psalms from 1; where they begin with 10 and 12 it is a variant': '19 115, 19 147',
  },
  lxx: {
    'the counts of Nehemiah are a mixture, the mapping of the source is that of the Hebrew':
      '16 3-4, 16 7, 16 9',
    'Psalm 151 has no number here (PASSAGES T-2)': '19 151',
  },
  rsc: {},
}

const knownMappings: Readonly<Record<NumberingBase, Readonly<Record<string, string>>>> = {
  eng: {
    'VerseMap.xml: the verse begins or ends inside another': '4 26:1, 11 18:33, 11 20:2, 11 22:22, 23 64:1',
    'the verse holds two Hebrew verses, the source names the second': '9 20:42, 11 22:43, 13 12:4',
    'the title is two verses, the source names the second': '19 51:0, 19 52:0, 19 54:0, 19 60:0',
    'cut otherwise in the New Testament': '44 19:41, 47 13:13-14, 64 1:14, 66 13:1',
    'Baruch as in Luther against KJVA and WEB: 3:34 is two verses, 6:1 the heading of the letter':
      '96 3:34-37, 96 6:2-73',
  },
  org: {},
  vul: {
    'the verse holds two or three Hebrew verses, the source names the last':
      '1 49:31, 1 50:22, 2 40:13, 3 26:45, 4 11:34, 6 21:36-37, 7 21:24, 13 11:46, 13 12:4, 13 20:7, 16 3:30, ' +
      '16 12:33, 18 42:16, 19 15:10, 19 43:22, 19 55:11, 24 37:4, 26 2:9, 33 5:11, 40 17:14, 41 4:40, 44 7:55, 44 14:6, ' +
      '92 1:36, 94 19:12, 94 19:20',
    'the verse begins or ends inside another': '4 26:1, 16 7:68, 23 8:22',
    'psalms that the source begins with 10 and 12': '19 115:1-10, 19 147:1-9',
    'additions that the Hebrew does not have': '17 10:4-13',
    'Bel is 42 verses from 13:65 to 14:41': '27 14:1-41',
    'the counts of the source are the Hebrew ones': '32 2:1-10',
  },
  lxx: {
    'verses between mapped neighbours that the source leaves out': '2 36:18-19, 2 36:24',
    'text cannot stand in two places: the source maps it elsewhere':
      '2 39:2-23, 24 32:1-12, 24 32:14, 24 46:4-13',
    'chapters 20 and 21 have changed places': '11 20:1-29',
    'additions that the Hebrew does not have': '27 3:24-90',
    'the source contradicts itself': '27 4:1-2',
  },
  rsc: {
    'the verse holds two Hebrew verses, the source names the last':
      '3 14:55, 11 22:43, 13 12:4, 22 1:1, 23 3:19, 47 11:32',
    'the verse begins or ends inside another': '4 26:1, 16 7:68, 19 89:1, 66 13:1',
  },
}

if (!existsSync(folder)) {
  it('finds no study data beside the repository and compares nothing', () => {
    expect(existsSync(new URL('eng.json', folder))).toBe(false)
  })
}

describe.runIf(existsSync(folder))('the tables of verses', () => {
  it.each(numberingBases)('of %s have the counts of the source, apart from known differences', (base) => {
    const source = readSource(base)
    const { verses } = baseTable(base)
    const chapters = [...new Set([...source.verses.keys(), ...verses.keys()])].sort((a, b) => a - b)
    const different = chapters.filter((chapter) => source.verses.get(chapter) !== verses.get(chapter))
    expect(different.map((chapter) => place(chapter))).toEqual(placesOf(knownCounts[base]))
  })

  it.each(numberingBases)('of %s stand where the source says, apart from known differences', (base) => {
    const source = readSource(base)
    const different = [...baseTable(base).verses]
      .flatMap(([chapter, last]) => Array.from({ length: last + 1 }, (_, verse) => chapter + verse))
      .filter((verse) => base === 'eng' || verse % 1000 > 0)
      .filter((verse) => !isChapterEnd(base, verse, source))
      .filter((verse) => {
        const theirs = source.mapping.get(verse) ?? (verse % 1000 === 0 ? [] : [verse])
        return [...new Set(theirs)].sort().join() !== standingOf(base, verse).sort().join()
      })
    expect(different.sort((a, b) => a - b).map(place)).toEqual(placesOf(knownMappings[base]))
  })
})

it('has 31102 verses in the 1189 chapters of the English Bible', () => {
  const english = [...baseTable('eng').verses].filter(([chapter]) => chapter < 67_000_000)
  expect(english).toHaveLength(1189)
  expect(english.reduce((sum, [, last]) => sum + last, 0)).toBe(31_102)
})

/** The Hebrew verses of a verse; for verse 0 those of an unnumbered title. */
function standingOf(base: NumberingBase, verse: number): number[] {
  const isTitle = verse % 1000 === 0
  const pieces = piecesIn(baseTable(base), isTitle ? verse + 1 : verse).filter(
    (piece) => piece.isTitle === isTitle,
  )
  return pieces.map(({ anchor }) => anchor).filter((anchor) => placeOf(anchor).chapter < lackingChapters)
}

/** Chapters of unequal length without a mapping: our rule for their ends (variants of the text) is tested with `convert`. */
function isChapterEnd(base: NumberingBase, verse: number, { mappedChapters }: Source): boolean {
  const chapter = chapterOf(verse)
  const [last = 0, hebrew = 0] = [base, 'org' as const].map((one) => baseTable(one).verses.get(chapter))
  const end = chapter + Math.min(last, hebrew)
  const isVariable = base === 'lxx' || bookOf(verse) >= 90
  return (
    isVariable &&
    !mappedChapters.has(chapter) &&
    last !== hebrew &&
    verse >= end &&
    standingOf(base, end - 1)[0] === end - 1
  )
}

interface Source {
  verses: Map<number, number>
  mapping: Map<number, number[]>
  mappedChapters: Set<number>
}

function readSource(base: NumberingBase): Source {
  const json = readJson(base)
  // The Russian table has the Protestant books; the orthodox one adds the others.
  if (base === 'rsc') {
    const { maxVerses } = readJson('rso')
    const codes = ['LJE', ...books.filter(({ number }) => number >= 90).map(({ usfm }) => usfm)]
    for (const code of codes) json.maxVerses[code] = maxVerses[code] ?? []
  }
  const source: Source = { verses: new Map(), mapping: new Map(), mappedChapters: new Set() }
  for (const [code, counts] of Object.entries<string[]>(json.maxVerses)) {
    for (const [index, count] of counts.entries()) {
      const chapter = ourChapter(base, code, index + 1)
      if (chapter) source.verses.set(chapter, Number(count))
    }
  }
  for (const [from, to] of Object.entries<string>(json.mappedVerses)) {
    const [verses, targets] = [readRange(base, from), readRange('target', to)]
    for (const [index, verse] of verses.entries()) {
      const target = targets[Math.min(index, targets.length - 1)]
      const list = source.mapping.get(verse) ?? []
      source.mappedChapters.add(chapterOf(verse))
      // A verse 0 is text before verse 1; only English psalm titles are such text.
      source.mapping.set(verse, target && (base === 'eng' || target % 1000) ? [...list, target] : list)
    }
  }
  return source
}

interface SourceTable {
  maxVerses: Record<string, string[]>
  mappedVerses: Record<string, string>
}

function readJson(name: string): SourceTable {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'))
}

/** Their code and chapter as our chapter; undefined for books without a number and for second versions of a book. */
function ourChapter(base: string, code: string, chapter: number): number | undefined {
  if (code === 'LJE') return 96_006_000
  if (base === 'lxx' && code === 'EZR' && chapter > 10) return 16_000_000 + (chapter - 10) * 1000
  if (base === 'lxx' && code === 'DAG') return 27_000_000 + chapter * 1000
  if (base === 'lxx' && code === 'ESG') return 17_000_000 + chapter * 1000
  const hasGreekDaniel = base === 'lxx' || base === 'target'
  if (code === 'SUS' || code === 'BEL')
    return hasGreekDaniel ? (code === 'SUS' ? 27_013_000 : 27_014_000) : undefined
  const book = books.find(({ usfm }) => usfm === code)
  return book && book.number * 1_000_000 + chapter * 1000
}

/** Empty for what has no number here, and for verses with letters. */
function readRange(base: string, text: string): number[] {
  const [, code = '', chapter, first, last] = /^(\w+) (\d+):(\d+)(?:-(\d+))?$/.exec(text) ?? []
  const start = ourChapter(base, code, Number(chapter))
  if (!start) return []
  const end = Number(last ?? first)
  return Array.from({ length: end - Number(first) + 1 }, (_, index) => start + Number(first) + index)
}

function placesOf(known: Readonly<Record<string, string>>): string[] {
  const ranges = Object.values(known).flatMap((list) => list.split(', '))
  const canonicals = ranges.flatMap((range) => {
    const [, book, chapter, verse, last] = /^(\d+) (\d+)(?::(\d+))?(?:-(\d+))?$/.exec(range) ?? []
    const start = Number(book) * 1_000_000 + Number(chapter) * 1000 + Number(verse ?? 0)
    const first = Number(verse ?? chapter)
    const step = verse === undefined ? 1000 : 1
    return Array.from({ length: Number(last ?? first) - first + 1 }, (_, index) => start + index * step)
  })
  return canonicals.sort((a, b) => a - b).map(place)
}

function place(canonical: number): string {
  const { book, chapter, verse } = placeOf(canonical)
  return `${book} ${chapter}:${verse}`
}
