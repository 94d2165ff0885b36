import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bookOf, canonicalOf, placeOf } from '../../canonical'
import titles from '../../languages/en/pericopes.json'
import sections from '../../languages/en/synopsis.json'
import { verseTable } from '../numbering/verse-table'
import { type PericopePassage, pericopeOf, pericopes, pericopesAt } from './pericopes'

const table = verseTable({ base: 'eng', corrections: [] })
const gospels = [40, 41, 42, 43]
const versesOf = (book: number) =>
  Array.from({ length: table.lastChapter(book) }, (_, index) => index + 1).flatMap((chapter) =>
    Array.from({ length: table.lastVerse(book, chapter) }, (_, index) =>
      canonicalOf(book, chapter, index + 1),
    ),
  )
const all = gospels.flatMap(versesOf)
const versesIn = ({ from, to }: PericopePassage) => all.filter((verse) => verse >= from && verse <= to)
const passages = pericopes.flatMap((one) => one.passages)

/** As the rows are written. */
const words = { 40: 'Mt', 41: 'Mk', 42: 'Lk', 43: 'Jn' }
function written({ from, to, isElsewhere }: PericopePassage): string {
  const [start, end] = [placeOf(from), placeOf(to)]
  const gospel = Object.entries(words).find(([book]) => Number(book) === start.book)?.[1]
  const last = end.chapter === start.chapter ? `${end.verse}` : `${end.chapter}.${end.verse}`
  return `${isElsewhere ? '~' : ''}${gospel}${start.chapter}.${start.verse}${to === from ? '' : `-${last}`}`
}

describe('the table of pericopes', () => {
  it('is numbered without gaps, in sections that are not interrupted', () => {
    expect(pericopes.map(({ id }) => id)).toEqual(pericopes.map((_, index) => index + 1))
    const changes = pericopes.filter(({ section }, index) => section !== pericopes[index - 1]?.section)
    expect(changes.length).toBe(new Set(pericopes.map(({ section }) => section)).size)
  })

  it('names only verses there are, each passage inside one gospel and forwards', () => {
    for (const passage of passages) {
      const { from, to } = passage
      expect([all.includes(from), all.includes(to)], written(passage)).toEqual([true, true])
      expect(bookOf(to)).toBe(bookOf(from))
      expect(to).toBeGreaterThanOrEqual(from)
    }
  })

  it.each(gospels)('holds every verse of gospel %i once, in its order', (book) => {
    const read = passages.filter(({ from, isElsewhere }) => !isElsewhere && bookOf(from) === book)
    expect(read.flatMap(versesIn)).toEqual(versesOf(book))
  })

  it('has in every row something that is read there, and no verse twice', () => {
    for (const { id, passages: own } of pericopes) {
      expect(
        own.some(({ isElsewhere }) => !isElsewhere),
        `${id}`,
      ).toBe(true)
      const verses = own.flatMap(versesIn)
      expect(new Set(verses).size, `${id}`).toBe(verses.length)
    }
  })

  it('has a title for every row and a name for every section', () => {
    expect(Object.keys(titles)).toEqual(pericopes.map(({ id }) => `${id}`))
    const names = Object.keys(sections).filter((key) => key.startsWith('section-'))
    expect(names).toEqual([...new Set(pericopes.map(({ section }) => `section-${section}`))])
  })

  it.each([
    ['the birth', 'Lk2.1-7 ~Mt1.18-25'],
    ['the baptism', 'Mt3.13-17 Mk1.9-11 Lk3.21-22 ~Jn1.29-34'],
    ['the temptation', 'Mt4.1-11 Mk1.12-13 Lk4.1-13'],
    ['the call by the lake', 'Mt4.18-22 Mk1.16-20 ~Lk5.1-11'],
    ['the leper', 'Mk1.40-45 Lk5.12-16 ~Mt8.1-4'],
    ['the paralysed man', 'Mk2.1-12 Lk5.17-26 ~Mt9.1-8'],
    ['Levi', 'Mk2.13-17 Lk5.27-32 ~Mt9.9-13'],
    ['ears of grain', 'Mk2.23-28 Lk6.1-5 ~Mt12.1-8'],
    ['the Twelve', 'Mk3.13-19 Lk6.12-16 ~Mt10.1-4'],
    ['the Beatitudes', 'Mt5.3-12 ~Lk6.20-23'],
    ['the Lord’s Prayer', 'Mt6.5-15 ~Mk11.25-26 ~Lk11.1-4'],
    ['worrying', 'Mt6.25-34 ~Lk12.22-32'],
    ['the house on the rock', 'Mt7.24-27 ~Lk6.47-49'],
    ['the centurion', 'Mt8.5-13 Lk7.1-10 ~Lk13.28-30 ~Jn4.46-54'],
    ['the Baptist’s question', 'Mt11.2-6 Lk7.18-23'],
    ['the sower', 'Mt13.1-9 Mk4.1-9 Lk8.4-8'],
    ['the mustard seed', 'Mt13.31-32 Mk4.30-32 ~Lk13.18-19'],
    ['the storm', 'Mk4.35-41 Lk8.22-25 ~Mt8.23-27'],
    ['Legion', 'Mk5.1-20 Lk8.26-39 ~Mt8.28-34'],
    ['Jairus', 'Mk5.21-43 Lk8.40-56 ~Mt9.18-26'],
    ['Nazareth', 'Mt13.53-58 Mk6.1-6 ~Lk4.16-30 ~Jn4.44'],
    ['the five thousand', 'Mt14.13-21 Mk6.32-44 Lk9.11-17 Jn6.1-15'],
    ['walking on the lake', 'Mt14.22-33 Mk6.45-52 Jn6.16-21'],
    ['the four thousand', 'Mt15.32-39 Mk8.1-10'],
    ['Peter’s confession', 'Mt16.13-20 Mk8.27-30 Lk9.18-21 ~Jn6.66-71'],
    ['the transfiguration', 'Mt17.1-8 Mk9.2-8 Lk9.28-36'],
    ['the lost sheep', 'Lk15.1-7 ~Mt18.12-14'],
    ['the children', 'Mt19.13-15 Mk10.13-16 Lk18.15-17'],
    ['the rich man', 'Mt19.16-22 Mk10.17-22 Lk18.18-23'],
    ['the entry', 'Mt21.1-11 Mk11.1-11 Lk19.28-40 Jn12.12-19'],
    ['the temple', 'Mt21.12-17 Mk11.15-19 Lk19.45-48 ~Jn2.13-22'],
    ['the tenants', 'Mt21.33-46 Mk12.1-12 Lk20.9-19'],
    ['Caesar', 'Mt22.15-22 Mk12.13-17 Lk20.20-26'],
    ['the greatest commandment', 'Mt22.34-40 Mk12.28-34 ~Lk10.25-28'],
    ['the talents', 'Mt25.14-30 ~Lk19.11-27'],
    ['the anointing', 'Mt26.6-13 Mk14.3-9 ~Lk7.36-50 ~Jn12.1-8'],
    ['the supper', 'Mt26.26-29 Mk14.22-25 Lk22.14-20'],
    ['Gethsemane', 'Mt26.36-46 Mk14.32-42 Lk22.39-46 Jn18.1'],
    ['Peter’s denial', 'Mt26.69-75 Mk14.66-72 Lk22.56-62 Jn18.25-27 ~Jn18.15-18'],
    ['Barabbas', 'Mt27.15-23 Mk15.6-14 Lk23.17-23 Jn18.39-40'],
    ['the crucifixion', 'Mt27.33-38 Mk15.22-28 Lk23.33-34 Jn19.18-24'],
    ['the death', 'Mt27.45-54 Mk15.33-39 Lk23.44-48 Jn19.28-30'],
    ['the burial', 'Mt27.57-61 Mk15.42-47 Lk23.50-56 Jn19.38-42'],
    ['the empty tomb', 'Mt28.1-8 Mk16.1-8 Lk24.1-11 Jn20.1-2'],
  ])('knows the parallels of %s', (_, row) => {
    expect(pericopes.map((one) => one.passages.map(written).join(' '))).toContain(row)
  })
})

describe('pericopesAt', () => {
  it.each([
    ['one verse', 43_003_016, 43_003_016, ['Jn3.1-21']],
    ['verses of two', 41_001_011, 41_001_012, ['Mk1.9-11', 'Mk1.12-13']],
    ['verses over a chapter', 41_008_038, 41_009_002, ['Mk8.34-9.1', 'Mk9.2-8']],
    ['verses outside the gospels', 44_001_009, 44_001_009, []],
  ])('finds where %s are read', (_, from, to, expected) => {
    const found = pericopesAt(from, to).map(({ passages: own }) =>
      own.find((one) => bookOf(one.from) === bookOf(from)),
    )
    expect(found.map((one) => one && written(one))).toEqual(expected)
  })
  it('knows no other numbers', () => {
    expect([pericopeOf(0), pericopeOf(9999), pericopeOf(1)?.id]).toEqual([undefined, undefined, 1])
  })
})

const parallels = join(import.meta.dirname, '../../../../shared/study/synopsis-bsb/gospel-parallels.tsv')

/** What they name beside each other for its subject, though nothing is told alike. */
const bySubject = new Set([
  'The First Disciples',
  'The Cost of Discipleship',
  'Jesus Heals the Blind and Mute',
  'Ask in My Name',
  'The Soldiers Mock Jesus',
  'The Rich Man and Lazarus',
])

describe('beside the parallels of a printed Bible', () => {
  it.runIf(existsSync(parallels))('has a row for any two passages they name, but for a few subjects', () => {
    const lines = readFileSync(parallels, 'utf8').trim().split('\n').slice(1)
    const apart = lines.filter((line) => pairsOf(line).some(([one, other]) => !areTogether(one, other)))
    expect(lines.length).toBeGreaterThan(250)
    expect(new Set(apart.map((line) => line.split('\t')[2]))).toEqual(bySubject)
  })
  it.runIf(!existsSync(parallels))('is not looked at where those are not here', () => {
    expect(existsSync(parallels)).toBe(false)
  })
})

type Range = readonly [from: number, to: number]

/** Passages of two gospels in one line: `lead book, lead range, title`, then a column of ranges for each gospel. */
function pairsOf(line: string): [Range, Range][] {
  const columns = line.split('\t').slice(3, 7)
  const ranges = columns.map((cell, index) =>
    [...cell.matchAll(/(\d+):(\d+)(?:-(?:(\d+):)?(\d+))?/g)].map(
      ([, chapter, verse, lastChapter = chapter, last = verse]): Range => [
        canonicalOf(40 + index, Number(chapter), Number(verse)),
        canonicalOf(40 + index, Number(lastChapter), Number(last)),
      ],
    ),
  )
  return ranges.flatMap((own, index) =>
    own.flatMap((one) =>
      ranges
        .slice(index + 1)
        .flat()
        .map((other): [Range, Range] => [one, other]),
    ),
  )
}

function areTogether(one: Range, other: Range): boolean {
  const touches =
    ([from, to]: Range) =>
    (passage: PericopePassage) =>
      passage.from <= to && passage.to >= from
  return pericopes.some(({ passages: own }) => own.some(touches(one)) && own.some(touches(other)))
}
