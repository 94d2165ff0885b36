// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WordMark } from '#core/contract/members/word-mark'
import { keptWords } from '#core/study/word-marks/standing-words'
import { chapterWith, manifestOf, pageOf } from '../../../../tests/support/drawn/texts'
import { looksOf } from './looks-of-verses'
import type { ChapterMark, ChapterThings } from './use-chapter-things'

const german = 'Als alles begann'
const english = 'When all things began'
const tag = (colour: 'yellow' | 'green') => ({
  id: colour,
  name: colour,
  colour,
  shared: false,
  isBuiltIn: true,
})
const tags = new Map([tag('yellow'), tag('green')].map((one) => [one.id, one]))

const page = pageOf(43_001_000, {
  manifests: [manifestOf('LUT'), manifestOf('WEB')],
  chapters: [
    chapterWith(43_001_000, { 1: german, 2: { content: 'Zwei Verse', verse_end: 3 } }),
    chapterWith(43_001_000, { 1: english, 2: 'Two', 3: 'Three' }),
  ],
})

beforeEach(() => vi.stubGlobal('CSS', { highlights: new Map() }))
afterEach(() => vi.unstubAllGlobals())

const cell = (edition: string, verse: number, words: string) => {
  document.body.innerHTML = `<article><div class="row"><div class="cell" data-abbr="${edition}">
    <span class="v" data-v="${verse}"><a class="n">${verse}</a><span class="t">${words}</span></span></div></div></article>`
  const found = document.querySelector<HTMLElement>('.v')
  if (!found) throw new Error('not drawn')
  return found
}

function mark(
  edition: string,
  text: string,
  words: string,
  rest: Partial<WordMark> = {},
  at = 1,
): ChapterMark {
  const from = text.indexOf(words)
  const kept = keptWords(text, { from, to: from + words.length })
  const place = { numbering: 'eng' as const, canonical: 43_001_001, edition, tag: 'yellow', at }
  const full: WordMark = { ...place, ...kept, ...rest }
  return { key: `wmk:${at}`, tag: full.tag, at, isWaiting: false, mark: full }
}

const things = (
  marks: readonly ChapterMark[],
  whole: readonly ('yellow' | 'green')[] = [],
  at = 1,
): ChapterThings => ({
  taggings: new Map([[1, whole.map((one) => ({ key: `tgg:${one}`, tag: one, at, isWaiting: false }))]]),
  marks: new Map([[1, marks]]),
  likes: new Map(),
  notes: [],
})
const look = (edition: string, words: string, known: ChapterThings, verse = 1) =>
  looksOf(page, known, tags)(cell(edition, verse, words), { first: verse, last: verse })

const begann = { from: 10, to: 16, colour: 'yellow' }

describe('marked words', () => {
  it('are exact in the column of their edition, and an edge in the other one', () => {
    const known = things([mark('LUT', german, 'begann')])
    expect(look('LUT', german, known)).toEqual({ colour: undefined, edge: undefined, pieces: [begann] })
    expect(look('WEB', english, known)).toEqual({ colour: undefined, edge: 'yellow', pieces: [] })
  })

  it('stand in a corrected text where they are once, else the verse has the edge', () => {
    const known = things([mark('LUT', 'Am Anfang begann alles', 'begann')])
    expect(look('LUT', german, known).pieces).toEqual([begann])
    const gone = things([mark('LUT', 'Am Anfang schuf Gott', 'schuf')])
    expect(look('LUT', german, gone)).toMatchObject({ edge: 'yellow', pieces: [] })
  })

  it('stand over an older colour of the verse, which keeps its other words', () => {
    const known = things([mark('LUT', german, 'begann', {}, 2)], ['green'])
    expect(look('LUT', german, known)).toEqual({
      colour: undefined,
      edge: undefined,
      pieces: [{ from: 0, to: 10, colour: 'green' }, begann],
    })
    expect(look('WEB', english, known)).toMatchObject({ colour: 'green', edge: 'yellow' })
  })

  it('go where the verse got a colour later, in every edition', () => {
    const known = things([mark('LUT', german, 'begann')], ['green'], 5)
    expect(look('LUT', german, known).pieces).toEqual([{ from: 0, to: german.length, colour: 'green' }])
    expect(look('WEB', english, known)).toEqual({ colour: 'green', edge: undefined, pieces: [] })
  })

  it('are an edge in a browser that paints no words', () => {
    vi.stubGlobal('CSS', {})
    expect(look('LUT', german, things([mark('LUT', german, 'begann')]))).toMatchObject({
      edge: 'yellow',
      pieces: [],
    })
  })

  it('whose tag is not there, or has no colour, are not seen', () => {
    const known = things([mark('LUT', german, 'begann', { tag: 'unknown' })])
    expect(look('LUT', german, known)).toEqual({ colour: undefined })
  })

  it('with offsets of another text, or beyond it, are an edge', () => {
    for (const wrong of [
      { from: 0, to: 3 },
      { from: 90, to: 96 },
      { from: 11, to: 12, words: 'x' },
    ])
      expect(look('LUT', german, things([mark('LUT', german, 'begann', wrong)]))).toMatchObject({
        edge: 'yellow',
        pieces: [],
      })
  })

  it('are not looked for in another verse of their row', () => {
    const other = { ...mark('WEB', 'Two', 'Two'), tag: 'yellow' }
    const known = {
      ...things([]),
      marks: new Map([[2, [{ ...other, mark: { ...other.mark, canonical: 43_001_002 } }]]]),
    }
    expect(look('WEB', 'Two', known, 2).pieces).toEqual([{ from: 0, to: 3, colour: 'yellow' }])
    const element = cell('WEB', 3, 'Three')
    expect(looksOf(page, known, tags)(element, { first: 2, last: 3 })).toMatchObject({
      edge: undefined,
      pieces: [],
    })
  })

  it('by the million are bounded', () => {
    const many = Array.from({ length: 20_000 }, (_, at) => mark('LUT', german, 'begann', {}, at))
    const started = performance.now()
    expect(look('LUT', german, things(many)).pieces).toEqual([begann])
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
