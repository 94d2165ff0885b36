import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  osis,
  osisVerse,
  usfm,
  usfx,
  usx,
  usxVerse,
  zefania,
} from '../../../../tests/support/editions/chapter-lines'
import type { Verse } from '../../../contract/editions/chapter'
import { importEdition } from '../import-edition'

const decode = (label: string, bytes: Uint8Array) => new TextDecoder(label).decode(bytes)

async function versesOf(text: string): Promise<Verse[]> {
  const options = { fileName: 'x', interfaceLocale: 'en', taken: new Set<string>() }
  const { edition } = await importEdition({ name: 'x', bytes: strToU8(text) }, options, { decode })
  return edition.books.flatMap(({ chapters }) => chapters.flatMap(({ verses }) => verses))
}

/** "34 text" and "35a text 35b text": every part with the number it has in print. */
async function printed(text: string): Promise<string[]> {
  return (await versesOf(text)).map(({ verse, content, parts = [] }) =>
    [{ letter: '', from: 0 }, ...parts]
      .map(({ letter, from }, index) => [letter, content.slice(from, parts[index]?.from).trim()] as const)
      .filter(([, words]) => words !== '')
      .map(([letter, words]) => `${verse}${letter} ${words}`)
      .join(' '),
  )
}

describe('letters of verses stay', () => {
  it.each([
    ['USFM', usfm('MRK', '\\p\n\\v 34 One\n\\v 35a Two\n\\v 35b Three')],
    ['USFM in capitals', usfm('MRK', '\\p\n\\v 34 One\n\\v 35A Two\n\\v 35B Three')],
    [
      'USX',
      usx(
        'MRK',
        `<para style="p">${usxVerse('34', 'One ')}${usxVerse('35a', 'Two ')}${usxVerse('35b', 'Three')}</para>`,
      ),
    ],
    ['USFX', usfx('MRK', '<v id="34"/>One<ve/><v id="35a"/>Two<ve/><v id="35b"/>Three<ve/>')],
    [
      'OSIS',
      osis(
        'Mark',
        `${osisVerse('Mark.3.34', 'One')}${osisVerse('Mark.3.35!a', 'Two')}${osisVerse('Mark.3.35!b', 'Three')}`,
      ),
    ],
    [
      'OSIS with the letter at the number',
      osis(
        'Mark',
        `${osisVerse('Mark.3.34', 'One')}${osisVerse('Mark.3.35a', 'Two')}${osisVerse('Mark.3.35b', 'Three')}`,
      ),
    ],
    [
      'Zefania',
      zefania(
        41,
        '<VERS vnumber="34">One</VERS><VERS vnumber="35" aix="a">Two</VERS><VERS vnumber="35" aix="b">Three</VERS>',
      ),
    ],
    [
      'Zefania with the letter at the number',
      zefania(
        41,
        '<VERS vnumber="34">One</VERS><VERS vnumber="35a">Two</VERS><VERS vnumber="35b">Three</VERS>',
      ),
    ],
  ])('in %s', async (_, text) => {
    expect(await printed(text)).toEqual(['34 One', '35a Two 35b Three'])
  })

  it.each([
    ['one part alone', '\\v 35a Two\n\\v 36 Three', ['35a Two', '36 Three']],
    ['a second part alone', '\\v 35b Two\n\\v 36 Three', ['35b Two', '36 Three']],
    [
      'parts behind the whole verse',
      '\\v 1 One\n\\v 1a Two\n\\v 1b Three\n\\v 2 Four',
      ['1 One 1a Two 1b Three', '2 Four'],
    ],
    ['parts in the order of the file', '\\v 1b Two\n\\v 1a One', ['1b Two 1a One']],
    [
      'many parts',
      `\\v 24 All\n${[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `\\v 24${letter} Text ${letter}\n`).join('')}`,
      [`24 All ${[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `24${letter} Text ${letter}`).join(' ')}`],
    ],
    ['several parts in one', '\\v 35a-b Two\n\\v 35c Three', ['35a-b Two 35c Three']],
    ['lines of poetry', '\\q1\n\\v 1a One\n\\q2\n\\v 1b Two', ['1a One 1b Two']],
    ['no letter of a range', '\\v 1a-2b Both\n\\v 3 Three', ['1 Both', '3 Three']],
  ])('%s', async (_, body, expected) => {
    expect(await printed(usfm('EST', `\\p\n${body}`))).toEqual(expected)
  })

  it('with notes and marks where they were', async () => {
    const [verse] = await versesOf(
      usfm(
        'MRK',
        '\\p\n\\v 35a Two\\f + \\ft a note\\f*\n\\v 35b \\add Three\\add* more\\f + \\ft other\\f*',
      ),
    )
    expect(verse).toEqual({
      verse: 35,
      content: 'Two* Three more*',
      parts: [
        { letter: 'a', from: 0 },
        { letter: 'b', from: 5 },
      ],
      footnotes: [
        { position: 3, content: 'a note' },
        { position: 15, content: 'other' },
      ],
      marks: [{ type: 'added', from: 5, to: 10 }],
    })
  })
})
