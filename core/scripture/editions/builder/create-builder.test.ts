import { describe, expect, it } from 'vitest'
import { build, say } from '../../../../tests/support/editions/built-edition'

describe('front matter and metadata', () => {
  it('keeps titles, introduction and names; text before the first chapter is introduction', () => {
    const { books, entries } = build((sink) => {
      sink.book('RUT', 'Rut')
      sink.bookTitle(' The Book of ')
      sink.bookTitle('Ruth')
      sink.bookName('Ruth')
      sink.introduction('heading', 'About')
      sink.text('Some text')
      sink.chapter(1)
      say(sink, 1, 'one')
    })
    expect(books).toMatchObject([
      {
        number: 8,
        name: 'Ruth',
        titles: ['The Book of', 'Ruth'],
        introduction: [
          { type: 'heading', content: 'About' },
          { type: 'paragraph', content: 'Some text' },
        ],
      },
    ])
    expect(entries.map(({ kind }) => kind)).toContain('text-outside-verse')
  })

  it('leaves the signs of emphasis out of titles, and nothing else', () => {
    const { books } = build((sink) => {
      sink.book('GEN', 'Gen')
      sink.bookTitle('DAS ERSTE BUCH MOSE _(genannt Genesis, d.h. das Buch vom Anfang)_')
      sink.bookTitle('snake_case_name _ alone _open')
      sink.chapter(1)
      say(sink, 1, 'one')
    })
    expect(books[0]?.titles).toEqual([
      'DAS ERSTE BUCH MOSE (genannt Genesis, d.h. das Buch vom Anfang)',
      'snake_case_name _ alone _open',
    ])
  })

  it('takes verses without a chapter as chapter 1', () => {
    const { books, entries } = build((sink) => (sink.book('PHM'), sink.paragraph(), say(sink, 1, 'one')))
    expect(books[0]?.chapters).toEqual([
      {
        canonical: 57_001_000,
        verses: [{ verse: 1, content: 'one' }],
        blocks: [{ type: 'paragraph', verse: 1, offset: 0 }],
      },
    ])
    expect(entries.map(({ kind }) => kind)).toEqual(['chapter-invalid'])
  })

  it('takes the name most files agree on', () => {
    const { metadata } = build((sink) => {
      sink.metadata({ name: 'World English Bible', abbreviation: 'WEB' })
      sink.metadata({ name: 'World English Bible', language: 'en' })
      sink.metadata({ name: 'Glossary', abbreviation: 'X' })
    })
    expect(metadata).toEqual({ name: 'World English Bible', abbreviation: 'WEB', language: 'en' })
    const names = ['Exodus', 'Genesis', 'Ruth']
    expect(build((sink) => names.forEach((name) => sink.metadata({ name }))).metadata).toEqual({})
  })

  it('reports the same thing once, with its count and first place', () => {
    const { entries } = build((sink) => {
      for (const line of [3, 9]) {
        sink.at({ file: 'b.usfm', line })
        sink.report('marker-unknown', { marker: 'foo' })
      }
    })
    expect(entries).toEqual([
      { kind: 'marker-unknown', file: 'b.usfm', line: 3, count: 2, details: { marker: 'foo' } },
    ])
  })
})
