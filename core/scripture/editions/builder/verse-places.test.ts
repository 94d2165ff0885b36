import { describe, expect, it } from 'vitest'
import { psalm, say } from '../../../../tests/support/editions/built-edition'

describe('verses', () => {
  it('have their text folded and the canonical of their chapter', () => {
    const built = psalm((sink) => say(sink, 1, '  O\n LORD '))
    expect(built).toMatchObject({ canonical: 19_003_000, texts: ['1 O LORD'] })
  })

  it('take text right after the chapter as verse 1 if none follows', () => {
    const built = psalm((sink) => {
      sink.line(1)
      sink.text('O LORD')
      say(sink, 2, 'many')
    })
    expect(built.texts).toEqual(['1 O LORD', '2 many'])
    expect(built.kinds).toEqual(['verse-implicit'])
    expect(built.blocks).toEqual([{ type: 'line', verse: 1, offset: 0, level: 1 }])
  })

  it('report text that is no real text', () => {
    expect(psalm((sink) => (sink.text('3 —'), say(sink, 2, 'many')))).toMatchObject({
      texts: ['2 many'],
      kinds: ['text-outside-verse'],
    })
  })

  it('keep a note that stands before the number of the first', () => {
    const built = psalm((sink) => (sink.footnote('A note'), say(sink, 1, 'O LORD')))
    expect(built.verses[0]).toEqual({
      verse: 1,
      content: '*O LORD',
      footnotes: [{ position: 0, content: 'A note' }],
    })
  })

  it('hold their whole range when merged', () => {
    const built = psalm((sink) => (sink.verse(1, 3), sink.text('O LORD')))
    expect(built.verses).toEqual([{ verse: 1, verse_end: 3, content: 'O LORD' }])
  })

  it('are joined from halves', () => {
    const built = psalm((sink) => (say(sink, 4, 'one', 'a'), say(sink, 4, 'two', 'b')))
    expect(built).toMatchObject({ texts: ['4 one two'], kinds: ['verse-half'] })
  })

  it('are left out when repeated, and appended when the same number has other text', () => {
    expect(psalm((sink) => (say(sink, 1, 'one'), say(sink, 1, ' one ')))).toMatchObject({
      texts: ['1 one'],
      kinds: ['verse-repeated'],
    })
    const built = psalm((sink) => {
      say(sink, 1, 'one')
      say(sink, 1, 'two')
      sink.footnote('n')
      sink.openMark('added')
      sink.text(' three')
      sink.closeMark('added')
    })
    expect(built.kinds).toEqual(['verse-duplicate'])
    expect(built.verses).toEqual([
      {
        verse: 1,
        content: 'one two* three',
        footnotes: [{ position: 7, content: 'n' }],
        marks: [{ type: 'added', from: 9, to: 14 }],
      },
    ])
  })

  it('never share a number: overlapping ranges become one verse', () => {
    const built = psalm((sink) => {
      sink.verse(1, 2)
      sink.text('one')
      sink.verse(4)
      sink.text('three')
      sink.verse(2, 4)
      sink.text('two')
    })
    expect(built.verses).toEqual([{ verse: 1, verse_end: 4, content: 'one two three' }])
  })

  it('are sorted with their blocks when a few are out of order', () => {
    const built = psalm((sink) => {
      for (const number of [1, 3, 2, 4]) {
        sink.line(number)
        say(sink, number, `v${number}`)
      }
    })
    expect(built.texts).toEqual(['1 v1', '2 v2', '3 v3', '4 v4'])
    expect(built.blocks.map((block) => [block.verse, block.level])).toEqual(
      [1, 2, 3, 4].map((one) => [one, one]),
    )
    expect(built.entries).toMatchObject([{ kind: 'verse-order', details: { verse: 2 } }])
  })

  it('stay in the order of the edition when the numbers are in complete disorder', () => {
    const built = psalm((sink) => [9, 7, 5, 3].forEach((number) => say(sink, number, 'v')))
    expect(built.verses.map(({ verse }) => verse)).toEqual([9, 7, 5, 3])
  })

  it('are kept and reported when empty or with a note only', () => {
    const built = psalm(
      (sink) => (say(sink, 1, 'one'), say(sink, 2, ' '), sink.verse(3), sink.footnote('absent')),
    )
    expect(built.texts).toEqual(['1 one', '2 ', '3 *'])
    expect(built.entries.map(({ kind, details }) => [kind, details.verse])).toEqual([
      ['verse-empty', 2],
      ['verse-empty', 3],
    ])
  })

  it('are reported when absent between others', () => {
    const { entries } = psalm((sink) => (say(sink, 1, 'one'), say(sink, 4, 'four')))
    expect(entries.map(({ kind, details }) => [kind, details.verse])).toEqual([
      ['verse-absent', 2],
      ['verse-absent', 3],
    ])
  })

  it('keep text that comes after their end, reported once', () => {
    const built = psalm((sink) => {
      say(sink, 1, 'one')
      sink.endVerse()
      sink.text('two')
      sink.text(' three')
      say(sink, 2, 'four')
    })
    expect(built.texts).toEqual(['1 one two three', '2 four'])
    expect(built.kinds).toEqual(['text-outside-verse'])
  })

  it('report numbers that cannot be', () => {
    const built = psalm((sink) => (say(sink, 1, 'one'), sink.verse(5, 4), sink.text('five')))
    expect(built.texts).toEqual(['1 one', '5 five'])
    expect(built.kinds).toEqual(['verse-invalid'])
  })

  it('have a star of their own replaced, so that a star is always a note', () => {
    const built = psalm((sink) => (say(sink, 1, 'a*b'), sink.text('*'), sink.footnote('5 * 3')))
    expect(built.verses[0]?.content).toBe('a∗b∗*')
    expect(built.verses[0]?.footnotes).toEqual([{ position: 4, content: '5 * 3' }])
    expect(built.entries).toMatchObject([{ kind: 'character-replaced', count: 2 }])
  })
})
