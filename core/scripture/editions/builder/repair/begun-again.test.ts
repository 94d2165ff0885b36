import { describe, expect, it } from 'vitest'
import { fakeReading } from '../../../../../tests/support/editions/built-edition'
import { placeOf } from '../../../../canonical'
import type { EditionSink } from '../../sink'
import { createBuilder } from '../create-builder'

const lastVerses = { GEN: [31, 25, 24, 26], RUT: [22, 23, 18, 22] }

/** Says the verses 1 to `last` of the chapter whose words are `text`. */
function say(sink: EditionSink, text: string, last: number): void {
  for (let verse = 1; verse <= last; verse++) {
    sink.verse(verse)
    sink.text(`${text} ${verse}`)
  }
}

function build(play: (sink: EditionSink) => void) {
  const builder = createBuilder(fakeReading)
  play(builder)
  const { books, entries } = builder.finish()
  return {
    chapters: books.flatMap(({ chapters }) =>
      chapters.map(({ canonical, verses }) => [
        placeOf(canonical).chapter,
        verses.length,
        verses[0]?.content,
        verses.at(-1)?.content,
      ]),
    ),
    reported: entries.filter(({ kind }) => !/absent/.test(kind)).map(({ kind, details }) => [kind, details]),
  }
}

describe('verses that begin at 1 again in a chapter', () => {
  it('are the next chapter where its mark is missing', () => {
    const built = build((sink) => {
      sink.book('RUT')
      sink.chapter(1)
      say(sink, 'a', 22)
      say(sink, 'b', 23)
      sink.chapter(3)
      say(sink, 'c', 18)
    })
    expect(built.chapters).toEqual([
      [1, 22, 'a 1', 'a 22'],
      [2, 23, 'b 1', 'b 23'],
      [3, 18, 'c 1', 'c 18'],
    ])
    expect(built.reported).toEqual([['chapter-duplicate', { book: 8, chapter: 1, as: 2 }]])
  })

  it('are several chapters where several marks are missing', () => {
    const built = build((sink) => {
      sink.book('RUT')
      sink.chapter(1)
      lastVerses.RUT.forEach((last, index) => say(sink, `chapter ${index + 1} verse`, last))
    })
    expect(built.chapters.map(([number, verses]) => [number, verses])).toEqual([
      [1, 22],
      [2, 23],
      [3, 18],
      [4, 22],
    ])
  })

  it('are kept apart behind the last chapter, as a doubt that names the place, where the next is taken', () => {
    const built = build((sink) => {
      sink.book('GEN')
      sink.chapter(1)
      say(sink, 'a', 31)
      say(sink, 'other', 20)
      sink.chapter(2)
      say(sink, 'b', 25)
    })
    expect(built.chapters).toEqual([
      [1, 31, 'a 1', 'a 31'],
      [2, 25, 'b 1', 'b 25'],
      [3, 20, 'other 1', 'other 20'],
    ])
    expect(built.reported).toEqual([['chapter-two-texts', { book: 1, chapter: 1, as: 3 }]])
  })

  it('stay in their chapter where they only repeat it, or where one number is wrong', () => {
    const repeated = build((sink) => {
      sink.book('GEN')
      sink.chapter(1)
      say(sink, 'a', 5)
      say(sink, 'a', 5)
    })
    expect(repeated.chapters).toEqual([[1, 5, 'a 1', 'a 5']])
    const wrong = build((sink) => {
      sink.book('GEN')
      sink.chapter(1)
      say(sink, 'a', 3)
      sink.verse(1)
      sink.text('four')
      sink.verse(5)
      sink.text('five')
    })
    expect(wrong.chapters).toEqual([[1, 4, 'a 1 four', 'five']])
  })
})

describe('a book that comes twice', () => {
  const twice = (first: readonly number[], second: readonly number[], from = 1, shift = 0) =>
    build((sink) => {
      for (const [name, chapters] of [
        ['one', first],
        ['two', second],
      ] as const) {
        sink.book('GEN', name)
        chapters.forEach((last, index) => {
          sink.chapter(from + index + (name === 'two' ? shift : 0))
          say(sink, `${name} ${index + 1}`, last)
        })
      }
    })

  it('is the chapters that follow where their verses are counted like those', () => {
    const built = twice([31, 25], [24, 26])
    expect(built.chapters.map(([number, verses, first]) => [number, verses, first])).toEqual([
      [1, 31, 'one 1 1'],
      [2, 25, 'one 2 1'],
      [3, 24, 'two 1 1'],
      [4, 26, 'two 2 1'],
    ])
    expect(built.reported).toEqual([
      ['chapter-duplicate', { book: 1, chapter: 1, as: 3 }],
      ['chapter-duplicate', { book: 1, chapter: 2, as: 4 }],
    ])
  })

  it('is left out with its name and chapter where it is another text of the same', () => {
    const built = twice([31, 25], [31, 25])
    expect(built.chapters.map(([number, verses, first]) => [number, verses, first])).toEqual([
      [1, 31, 'one 1 1'],
      [2, 25, 'one 2 1'],
    ])
    expect(built.reported).toEqual([['book-duplicate', { book: 1, chapter: 1, name: 'two', first: 'one' }]])
  })

  it('never joins single verses that differ, and adds what the first lacks', () => {
    const built = build((sink) => {
      for (const name of ['one', 'two']) {
        sink.book('GEN', name)
        sink.chapter(1)
        say(sink, 'same', 20)
        if (name === 'two') {
          sink.chapter(2)
          say(sink, 'more', 25)
        }
        sink.chapter(3)
        sink.verse(1)
        sink.text('same 1')
        sink.verse(2)
        sink.text(`${name} differs`)
      }
    })
    expect(built.chapters).toEqual([
      [1, 20, 'same 1', 'same 20'],
      [2, 25, 'more 1', 'more 25'],
      [3, 2, 'same 1', 'one differs'],
    ])
    expect(built.reported).toContainEqual([
      'book-duplicate',
      { book: 1, chapter: 3, verse: 2, name: 'two', first: 'one' },
    ])
  })
})
