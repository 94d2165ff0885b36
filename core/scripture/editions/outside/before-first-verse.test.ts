import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { chaptersOf, usfm } from '../../../../tests/support/editions/chapter-lines'
import { canonicalOf } from '../../../canonical'
import { importEdition } from '../import-edition'

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)

describe('text before the first verse is shown before it, by its marker', () => {
  it.each([
    [
      'a line',
      usfm('ISA', '\\q1 A writing\n\\q2 of a king\n\\q1\n\\v 1 One\n\\v 2 Two'),
      ['line: A writing', 'line: of a king'],
    ],
    ['a line of a psalm', usfm('PSA', '\\q1 Of David.\n\\q1\n\\v 1 One\n\\v 2 Two'), ['title: Of David.']],
    ['a title', usfm('PSA', '\\d Of David.\n\\q1\n\\v 1 One\n\\v 2 Two'), ['title: Of David.']],
    ['a paragraph', usfm('GEN', '\\p Some words.\n\\p\n\\v 1 One\n\\v 2 Two'), ['paragraph: Some words.']],
    ['the same paragraph', usfm('GEN', '\\p Some words.\n\\v 1 One\n\\v 2 Two'), ['paragraph: Some words.']],
    ['no marker', usfm('GEN', 'Some words.\n\\v 1 One\n\\v 2 Two'), ['paragraph: Some words.']],
    [
      'the line of the chapter',
      '\\id GEN\n\\c 3 Some words.\n\\p\n\\v 1 One\n\\v 2 Two',
      ['paragraph: Some words.'],
    ],
    ['an item', usfm('GEN', '\\li1 Some words.\n\\p\n\\v 1 One\n\\v 2 Two'), ['item: Some words.']],
    ['a description', usfm('GEN', '\\cd The fall.\n\\p\n\\v 1 One\n\\v 2 Two'), ['introduction: The fall.']],
    [
      'a description before a heading',
      usfm('GEN', '\\cd The fall.\n\\s A heading\n\\p\n\\v 1 One\n\\v 2 Two'),
      ['introduction: The fall.', 'heading: A heading'],
    ],
    [
      'a heading, a line and a title',
      usfm('PSA', '\\s A heading\n\\q1 Of David.\n\\d Another\n\\q1\n\\v 1 One\n\\v 2 Two'),
      ['heading: A heading', 'title: Of David.', 'title: Another'],
    ],
    [
      'an introduction',
      usfm('GEN', '\\ip About it.\n\\is A heading\n\\p\n\\v 1 One\n\\v 2 Two'),
      ['introduction: About it.', 'heading: A heading'],
    ],
    [
      'a table',
      usfm('GEN', '\\tr \\tc1 Day\\tc2 Tribe\n\\p\n\\v 1 One\n\\v 2 Two'),
      ['paragraph: Day Tribe'],
    ],
    [
      'a stretch with marks',
      usfm('GEN', '\\p Some \\add words\\add*.\n\\p\n\\v 1 One\n\\v 2 Two'),
      ['paragraph: Some words.'],
    ],
    [
      'merged first verses',
      usfm('GEN', '\\p Some words.\n\\p\n\\v 1-2 One\n\\v 3 Two'),
      ['paragraph: Some words.'],
    ],
  ])('%s', async (name, text, before) => {
    const verses = name === 'merged first verses' ? ['1 One', '3 Two'] : ['1 One', '2 Two']
    expect(await chaptersOf(text)).toEqual([[...before, ...verses]])
  })

  it('keeps its notes and what follows of the same line', async () => {
    const options = { fileName: 'x', interfaceLocale: 'en', taken: new Set<string>() }
    const bytes = strToU8(
      usfm('ISA', '\\q1 A writing\\f + \\ft a note\\f* of\n\\q2 a king\\f + \\ft more\\f*\n\\v 1 One'),
    )
    const { edition } = await importEdition({ name: 'x', bytes }, options, { decode })
    expect(edition.books[0]?.chapters[0]).toEqual({
      canonical: canonicalOf(23, 3),
      verses: [{ verse: 1, content: 'One' }],
      blocks: [
        {
          type: 'line',
          level: 1,
          content: 'A writing* of',
          footnotes: [{ position: 9, content: 'a note' }],
          verse: 1,
          offset: 0,
        },
        {
          type: 'line',
          level: 2,
          content: 'a king*',
          footnotes: [{ position: 6, content: 'more' }],
          verse: 1,
          offset: 0,
        },
        { type: 'line', level: 2, verse: 1, offset: 0 },
      ],
    })
  })

  it('is verse 1 where the numbers begin with 2', async () => {
    expect(await chaptersOf(usfm('PSA', '\\q1 Of David.\n\\q1\n\\v 2 Two'))).toEqual([
      ['1 Of David.', '2 Two'],
    ])
  })

  it('belongs to its own chapter also at the end of the one before', async () => {
    const text = usfm('GEN', '\\p\n\\v 1 One\n\\c 4\n\\cd Next.\n\\p Words.\n\\p\n\\v 1 One')
    expect(await chaptersOf(text)).toEqual([['1 One'], ['introduction: Next.', 'paragraph: Words.', '1 One']])
  })
})
