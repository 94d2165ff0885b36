import { describe, expect, it } from 'vitest'
import { build, psalm, say } from '../../../../tests/support/editions/built-edition'
import type { Builder } from './create-builder'

describe('titles', () => {
  it('of Psalm 119 are the letters of its stanzas', () => {
    const { books } = build((sink) => {
      sink.book('PSA')
      sink.chapter(119)
      sink.openAside('title')
      sink.text('ALEPH')
      sink.closeAside()
      say(sink, 1, 'Blessed')
    })
    expect(books[0]?.chapters[0]).toMatchObject({ blocks: [{ type: 'heading', level: 4, content: 'ALEPH' }] })
  })
})

describe('letters of stanzas', () => {
  it('are one heading with their names', () => {
    const built = psalm((sink) => {
      const letter = (text: string) => (sink.openAside('heading', 4), sink.text(text), sink.closeAside())
      letter('א')
      letter('ALEPH')
      say(sink, 1, 'one')
      letter('ב')
      letter('BETH')
      letter('The second part')
      say(sink, 2, 'two')
    })
    expect(built.blocks.map(({ content }) => content)).toEqual(['א ALEPH', 'ב BETH', 'The second part'])
  })
})

describe('marks', () => {
  it('end with their verse and go on in the next', () => {
    const built = psalm((sink) => {
      say(sink, 1, 'He said: ')
      sink.openMark('jesus')
      sink.text('Come. ')
      say(sink, 2, ' Go.')
      sink.closeMark('jesus')
      sink.text(' He went.')
    })
    expect(built.verses.map(({ marks }) => marks)).toEqual([
      [{ type: 'jesus', from: 9, to: 14 }],
      [{ type: 'jesus', from: 0, to: 3 }],
    ])
  })

  it('do not count in headings', () => {
    const built = psalm((sink) => {
      sink.openAside('heading', 2)
      sink.openMark('italic')
      sink.text('Title')
      sink.closeMark('italic')
      sink.closeAside()
      say(sink, 1, 'one')
    })
    expect(built.verses).toEqual([{ verse: 1, content: 'one' }])
  })
})

describe('blocks', () => {
  it('stand before their text: at the start of the verse, in it, and before the verse that follows', () => {
    const built = psalm((sink) => {
      sink.paragraph()
      say(sink, 1, 'one ')
      sink.line(1)
      sink.text('two')
      sink.stanza()
      sink.line(2, 'end')
      say(sink, 2, 'three')
      sink.paragraph({ level: 0 })
    })
    expect(built.blocks).toEqual([
      { type: 'paragraph', verse: 1, offset: 0 },
      { type: 'line', verse: 1, offset: 4, level: 1 },
      { type: 'stanza', verse: 2, offset: 0 },
      { type: 'line', verse: 2, offset: 0, level: 2, align: 'end' },
    ])
  })

  it('give a heading its words and notes', () => {
    const built = psalm((sink) => {
      sink.openAside('heading', 2)
      sink.text(' A heading ')
      sink.footnote('on it')
      sink.closeAside()
      sink.openAside('speaker')
      sink.closeAside()
      say(sink, 1, 'one')
    })
    expect(built.blocks).toEqual([
      {
        type: 'heading',
        verse: 1,
        offset: 0,
        level: 2,
        content: 'A heading*',
        footnotes: [{ position: 9, content: 'on it' }],
      },
    ])
  })

  it('read the places of a line of parallels', () => {
    const parallel = (text: string) =>
      psalm((sink) => {
        sink.openAside('parallel')
        sink.text(text)
        sink.closeAside()
        say(sink, 1, 'one')
      })
    expect(parallel('(b41 1:2)').blocks).toMatchObject([
      { type: 'parallel', content: '(b41 1:2)', references: [{ canonical: 41_001_002, content: 'b41 1:2' }] },
    ])
    expect(parallel('(Nowhere 5)')).toMatchObject({
      blocks: [{ type: 'parallel', content: '(Nowhere 5)' }],
      kinds: ['reference-unread'],
    })
  })

  it('put headings at the end of a chapter before the next, and those at the end of a book after its last verse', () => {
    const { books } = build((sink) => {
      sink.book('RUT')
      sink.chapter(1)
      say(sink, 1, 'one')
      sink.openAside('heading', 2)
      sink.text('Next')
      sink.chapter(2)
      say(sink, 1, 'two')
      sink.openAside('heading', 1)
      sink.text('The end')
    })
    expect(books[0]?.chapters.map(({ blocks }) => blocks)).toMatchObject([
      [],
      [
        { verse: 1, offset: 0, content: 'Next' },
        { verse: 1, offset: 3, content: 'The end' },
      ],
    ])
  })
})

describe('psalm titles', () => {
  const title = (sink: Builder) => {
    sink.openAside('title')
    sink.text('A Psalm of David.')
    sink.closeAside()
  }

  it('are blocks before verse 1 when they have no number', () => {
    const built = psalm((sink) => (title(sink), say(sink, 1, 'O LORD')))
    expect(built.texts).toEqual(['1 O LORD'])
    expect(built.blocks).toEqual([{ type: 'title', verse: 1, offset: 0, content: 'A Psalm of David.' }])
  })

  it('are the same inside a verse that has text of its own', () => {
    const built = psalm((sink) => (sink.verse(1), title(sink), sink.line(1), sink.text('O LORD')))
    expect(built.texts).toEqual(['1 O LORD'])
    expect(built.blocks.map(({ type, offset, content }) => [type, offset, content])).toEqual([
      ['title', 0, 'A Psalm of David.'],
      ['line', 0, undefined],
    ])
  })

  it('are the verse itself when the verse has nothing else', () => {
    const built = psalm((sink) => (sink.verse(1), title(sink), sink.line(1), say(sink, 2, 'O LORD')))
    expect(built.texts).toEqual(['1 A Psalm of David.', '2 O LORD'])
    expect(built.blocks).toEqual([
      { type: 'title', verse: 1, offset: 0 },
      { type: 'line', verse: 2, offset: 0, level: 1 },
    ])
  })
})

describe('references', () => {
  it('have a place in the verse and no mark in its text', () => {
    const built = psalm(
      (sink) => (say(sink, 1, 'one '), sink.references([{ content: 'b41 1:2' }]), sink.text('two')),
    )
    expect(built.verses[0]).toEqual({
      verse: 1,
      content: 'one two',
      references: [{ canonical: 41_001_002, content: 'b41 1:2', position: 4 }],
    })
  })

  it('that cannot be read are shown as a note', () => {
    const built = psalm((sink) => (say(sink, 1, 'one'), sink.references([{ content: '2 Enoch 5' }])))
    expect(built.verses[0]?.footnotes).toEqual([{ position: 3, content: '2 Enoch 5' }])
    expect(built.kinds).toEqual(['reference-unread'])
  })
})
