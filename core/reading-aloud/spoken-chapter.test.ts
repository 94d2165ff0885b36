import { describe, expect, it } from 'vitest'
import type { Chapter } from '../contract/editions/chapter'
import { spokenChapter } from './spoken-chapter'

const psalm: Chapter = {
  canonical: 19_003_000,
  verses: [
    {
      verse: 1,
      content: 'HERR, wie sind* meiner Feinde so viel,',
      footnotes: [{ position: 14, content: 'o.' }],
    },
    { verse: 2, content: 'Viele sagen von meiner Seele: Sie hat keine Hilfe bei Gott. Sela' },
    { verse: 3, verse_end: 4, content: 'Aber du, HERR, bist\u00ad der Schild für mich.' },
    { verse: 5, content: '' },
  ],
  blocks: [
    {
      type: 'heading',
      verse: 1,
      offset: 0,
      level: 1,
      content: 'Morgenlied*',
      footnotes: [{ position: 10, content: 'x' }],
    },
    { type: 'parallel', verse: 1, offset: 0, content: '(2Sam 15)' },
    { type: 'title', verse: 1, offset: 0, content: 'Ein Psalm Davids.' },
    { type: 'line', verse: 1, offset: 0, level: 1 },
    { type: 'line', verse: 2, offset: 0, level: 1 },
    { type: 'line', verse: 2, offset: 30, level: 2 },
    { type: 'heading', verse: 2, offset: 60, level: 2, content: 'Zwischenruf' },
    { type: 'paragraph', verse: 2, offset: 60 },
    { type: 'paragraph', verse: 3, offset: 0 },
  ],
}

describe('what is read aloud of a chapter', () => {
  it('verses without numbers, marks of notes and signs of layout; the title of a psalm before its first verse', () => {
    expect(spokenChapter(psalm, false).map(({ verse, utterances }) => [verse, utterances])).toEqual([
      [1, ['Ein Psalm Davids.', 'HERR, wie sind meiner Feinde so viel,']],
      [2, ['Viele sagen von meiner Seele: Sie hat keine Hilfe bei Gott. Sela']],
      [3, ['Aber du, HERR, bist der Schild für mich.']],
    ])
  })
  it('headings where they are wanted, also in the middle of a verse, and never parallel passages', () => {
    expect(spokenChapter(psalm, true).map(({ utterances }) => utterances)).toEqual([
      ['Morgenlied', 'Ein Psalm Davids.', 'HERR, wie sind meiner Feinde so viel,'],
      ['Viele sagen von meiner Seele: Sie hat keine Hilfe bei Gott.', 'Zwischenruf', 'Sela'],
      ['Aber du, HERR, bist der Schild für mich.'],
    ])
  })
  it('text before verse 1 always, an introduction with the headings', () => {
    const chapter: Chapter = {
      canonical: 23_038_000,
      verses: [{ verse: 1, content: 'In those days.' }],
      blocks: [
        { type: 'introduction', verse: 1, offset: 0, content: 'Hezekiah is healed.' },
        {
          type: 'line',
          verse: 1,
          offset: 0,
          level: 1,
          content: 'A writing*',
          footnotes: [{ position: 9, content: 'n' }],
        },
        { type: 'paragraph', verse: 1, offset: 0, content: 'of the king.' },
        { type: 'paragraph', verse: 1, offset: 0 },
      ],
    }
    const spoken = (hasHeadings: boolean) =>
      spokenChapter(chapter, hasHeadings).map(({ utterances }) => utterances)
    expect(spoken(false)).toEqual([['A writing', 'of the king.', 'In those days.']])
    expect(spoken(true)).toEqual([['Hezekiah is healed.', 'A writing', 'of the king.', 'In those days.']])
  })
  it('the text of a verse is its own words alone, and a merged verse is its whole range', () => {
    const [first, , third] = spokenChapter(psalm, true)
    expect(first?.text).toBe('HERR, wie sind meiner Feinde so viel,')
    expect(third).toMatchObject({ verse: 3, verseEnd: 4 })
  })
  it('lines of poetry are one utterance, because they are one sentence', () => {
    expect(spokenChapter(psalm, false)[1]?.utterances).toHaveLength(1)
  })
  it('cantillation goes, vowels stay', () => {
    const chapter = { canonical: 1_001_000, verses: [{ verse: 1, content: 'בְּרֵאשִׁ֖ית בָּרָ֣א' }], blocks: [] }
    expect(spokenChapter(chapter, false)[0]?.text).toBe('בְּרֵאשִׁית בָּרָא')
  })
})
