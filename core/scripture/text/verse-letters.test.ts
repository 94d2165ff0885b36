import { describe, expect, it } from 'vitest'
import type { Chapter, Verse } from '../../contract/editions/chapter'
import { packSegment, segmentSchema } from '../../contract/editions/segment'
import words from '../../languages/en/scripture.json'
import { versesText } from '../selection/selection-text'
import { chapterNode } from './chapter-node'
import { printHtml } from './node'
import { letterOf, lettersOf, partsOf } from './verse-letters'

const halves: Verse = {
  verse: 35,
  content: 'Two* Three more',
  parts: [
    { letter: 'a', from: 0 },
    { letter: 'b', from: 5 },
  ],
  footnotes: [{ position: 3, content: 'A note' }],
}
const second: Verse = { verse: 36, content: 'Four', parts: [{ letter: 'b', from: 0 }] }
const whole: Verse = { verse: 34, content: 'One' }
const chapter: Chapter = { canonical: 41_003_000, verses: [whole, halves, second], blocks: [] }

function htmlOf(drawn: Chapter, locale = 'en'): string {
  const edition = {
    abbreviation: 'A',
    name: 'An edition',
    locale,
    direction: 'ltr',
    licence: '',
    attribution: '',
  } as const
  return printHtml(
    chapterNode({
      edition,
      chapter: drawn,
      titles: [],
      heading: 'Mark 3',
      introduction: '/bible/A',
      hrefOf: (from) => `/A/${from}`,
      crossReferences: () => '/',
      previous: undefined,
      next: undefined,
      words,
    }),
  )
}

describe('verses with letters', () => {
  it('are drawn with a number and an anchor for each part, once', () => {
    const html = htmlOf(chapter)
    expect(html.match(/<a class="n"[^>]*>[^<]*/g)?.map((number) => number.split('>')[1])).toEqual([
      '34',
      '35a',
      '35b',
      '36b',
    ])
    for (const id of ['v34', 'v35', 'v35a', 'v35b', 'v36', 'v36b']) {
      expect(html.split(` id="${id}"`)).toHaveLength(2)
    }
    expect(html).toContain('href="#v35b"')
    expect(html).toContain('aria-label="Verse 35b"')
    expect(html.replace(/<[^>]*>/g, '')).toContain('Three more')
    expect(html.match(/tabindex="-1"/g)).toHaveLength(4)
  })

  it('keep the words of a verse in their order, also where a part begins a line', () => {
    const html = htmlOf({
      ...chapter,
      blocks: [
        { type: 'line', level: 1, verse: 35, offset: 0 },
        { type: 'line', level: 2, verse: 35, offset: 5 },
      ],
    })
    expect(html).toMatch(
      /data-level="2"><span class="v" data-v="35"><span class="t"><a class="n" id="v35b"[^>]*>35b<\/a>Three more</,
    )
    expect(html.match(/>35b</g)).toHaveLength(1)
  })

  it('are signs on the screen, and not copied where the verse is whole', () => {
    const copied = (selected: number[]) => versesText({ verses: chapter.verses, selected, locale: 'en' })
    expect(copied([34])).toBe('One')
    expect(copied([35])).toBe('Two Three more')
    expect(copied([36])).toBe('Four')
    expect(copied([34, 35, 36])).toBe('34 One 35 Two Three more 36b Four')
  })

  it('give their letter to a reference where a verse is one part only', () => {
    expect([whole, halves, second].map(letterOf)).toEqual(['', '', 'b'])
    expect(lettersOf(chapter.verses, 36, 36)).toEqual({ fromPart: 'b' })
    expect(lettersOf(chapter.verses, 34, 36)).toEqual({ toPart: 'b' })
    expect(lettersOf(chapter.verses, 35, 35)).toEqual({})
  })

  it('are cut where a part begins', () => {
    expect(partsOf(halves)).toEqual([
      { letter: 'a', from: 0, to: 5 },
      { letter: 'b', from: 5, to: 15 },
    ])
    expect(partsOf({ content: 'One two', parts: [{ letter: 'a', from: 4 }] })).toEqual([
      { letter: '', from: 0, to: 4 },
      { letter: 'a', from: 4, to: 7 },
    ])
    expect(partsOf({ content: '' })).toEqual([{ letter: '', from: 0, to: 0 }])
  })

  it('come to a device as they are', () => {
    const book = { number: 41, titles: [], introduction: [], chapters: [chapter] }
    const wire = JSON.stringify(packSegment({ contract: 2, books: [book] }))
    expect(segmentSchema.parse(JSON.parse(wire)).books).toEqual([book])
  })
})
