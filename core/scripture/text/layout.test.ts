import { describe, expect, it } from 'vitest'
import type { Block, Chapter, Verse } from '../../contract/editions/chapter'
import { layoutChapter } from './layout'

const chapter = (verses: Verse[], blocks: Block[]): Chapter => ({ canonical: 19_001_000, verses, blocks })
const shape = (made: Chapter) =>
  layoutChapter(made).flow.map(
    ({ type, fragments, aside }) =>
      `${type}:${aside?.content ?? fragments.map(({ verse, from, to }) => `${verse.verse}[${verse.content.slice(from, to)}]`).join('')}`,
  )

describe('layoutChapter', () => {
  it('cuts a verse at the lines it stands on', () => {
    const made = chapter(
      [{ verse: 1, content: 'one two' }],
      [
        { type: 'line', level: 1, verse: 1, offset: 0 },
        { type: 'line', level: 2, verse: 1, offset: 4 },
      ],
    )
    expect(shape(made)).toEqual(['line:1[one ]', 'line:1[two]'])
  })
  it('opens a paragraph for text without one, and after a heading inside a verse', () => {
    const made = chapter(
      [{ verse: 1, content: 'one two' }],
      [{ type: 'heading', level: 2, verse: 1, offset: 4, content: 'Head' }],
    )
    expect(shape(made)).toEqual(['paragraph:1[one ]', 'heading:Head', 'paragraph:1[two]'])
  })
  it('keeps verses without text, so that their number and notes have a place', () => {
    expect(
      shape(
        chapter(
          [
            { verse: 1, content: '' },
            { verse: 2, content: 'two' },
          ],
          [],
        ),
      ),
    ).toEqual(['paragraph:1[]2[two]'])
  })
  it('drops a paragraph nothing stands in, keeps what stands after the last verse', () => {
    const blocks: Block[] = [
      { type: 'paragraph', verse: 1, offset: 0 },
      { type: 'line', level: 1, verse: 1, offset: 0 },
      { type: 'heading', level: 3, verse: 1, offset: 3, content: 'End' },
    ]
    expect(shape(chapter([{ verse: 1, content: 'one' }], blocks))).toEqual(['line:1[one]', 'heading:End'])
  })
  it('takes a numbered verse as the title of a psalm', () => {
    const blocks: Block[] = [
      { type: 'title', verse: 1, offset: 0 },
      { type: 'line', level: 1, verse: 2, offset: 0 },
    ]
    expect(
      shape(
        chapter(
          [
            { verse: 1, content: 'Of David.' },
            { verse: 2, content: 'Happy' },
          ],
          blocks,
        ),
      ),
    ).toEqual(['title:1[Of David.]', 'line:2[Happy]'])
  })
  it('numbers notes of headings and verses in the order they are read', () => {
    const made = chapter(
      [
        {
          verse: 1,
          content: 'a* b*',
          footnotes: [
            { position: 1, content: 'A' },
            { position: 4, content: 'B' },
          ],
        },
        { verse: 2, content: 'c*', footnotes: [{ position: 1, content: 'C' }] },
      ],
      [
        {
          type: 'heading',
          verse: 1,
          offset: 0,
          content: 'H*',
          footnotes: [{ position: 1, content: 'first' }],
        },
        { type: 'line', verse: 1, offset: 3 },
      ],
    )
    expect(layoutChapter(made).footnotes.map(({ number, footnote }) => [number, footnote.content])).toEqual([
      [1, 'first'],
      [2, 'A'],
      [3, 'B'],
      [4, 'C'],
    ])
  })
  it('gives headings of the same words different anchors', () => {
    const blocks: Block[] = [
      { type: 'heading', verse: 1, offset: 0, content: 'Über Licht*' },
      { type: 'heading', verse: 2, offset: 0, content: 'über Licht' },
    ]
    expect(
      layoutChapter(
        chapter(
          [
            { verse: 1, content: 'a' },
            { verse: 2, content: 'b' },
          ],
          blocks,
        ),
      )
        .flow.map(({ slug }) => slug)
        .filter(Boolean),
    ).toEqual(['über-licht', 'über-licht-2'])
  })
  it('is the same object for the same chapter', () => {
    const made = chapter([{ verse: 1, content: 'a' }], [])
    expect(layoutChapter(made)).toBe(layoutChapter(made))
  })
  it('shows letters of stanzas calm, and other headings as they are', () => {
    const heading = (content: string, level = 4): Block => ({
      type: 'heading',
      level,
      verse: 1,
      offset: 0,
      content,
    })
    const contents = ['א ALEPH.', 'ב BETH*', 'ג', 'THE LAW', 'Gimel'].map((content) => heading(content))
    const { flow } = layoutChapter(
      chapter([{ verse: 1, content: 'one' }], [...contents, heading('ד DALETH', 2)]),
    )
    const shown = flow.filter(({ aside }) => aside).map(({ aside, isLetter }) => [aside?.content, isLetter])
    expect(shown).toEqual([
      ['א Aleph', true],
      ['ב Beth*', true],
      ['ג', true],
      ['THE LAW', false],
      ['Gimel', false],
      ['ד DALETH', false],
    ])
  })
  it('takes names alone as letters in Psalm 119', () => {
    const blocks: Block[] = [{ type: 'heading', level: 4, verse: 1, offset: 0, content: 'ALEPH' }]
    const made = { canonical: 19_119_000, verses: [{ verse: 1, content: 'one' }], blocks }
    expect(layoutChapter(made).flow[0]).toMatchObject({
      aside: { content: 'Aleph' },
      isLetter: true,
      slug: 'aleph',
    })
  })
})
