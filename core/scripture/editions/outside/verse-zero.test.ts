import { describe, expect, it } from 'vitest'
import {
  chaptersOf,
  osis,
  osisVerse,
  usfm,
  usfx,
  usx,
  usxVerse,
  zefania,
} from '../../../../tests/support/editions/chapter-lines'

describe('verse 0 is no verse and never stands inside another', () => {
  it.each([
    [
      'of a psalm',
      usfm('PSA', '\\q1\n\\v 0 Of David.\n\\q1\n\\v 1 One\n\\v 2 Two'),
      ['title: Of David.', '1 One', '2 Two'],
    ],
    [
      'of another book',
      usfm('SIR', '\\p\n\\v 0 Some words.\n\\p\n\\v 1 One\n\\v 2 Two'),
      ['paragraph: Some words.', '1 One', '2 Two'],
    ],
    ['before verse 2', usfm('PSA', '\\q1\n\\v 0 Of David.\n\\v 2 Two'), ['title: Of David.', '2 Two']],
    [
      'after other text',
      usfm('GEN', '\\p Words.\n\\p\n\\v 0 Zero.\n\\v 1 One'),
      ['paragraph: Words.', 'paragraph: Zero.', '1 One'],
    ],
    [
      'between verses',
      usfm('GEN', '\\p\n\\v 1 One\n\\v 0 Zero.\n\\v 2 Two'),
      ['1 One', 'paragraph: Zero.', '2 Two'],
    ],
    ['behind the last verse', usfm('GEN', '\\p\n\\v 1 One\n\\v 0 Zero.\n'), ['1 One', 'paragraph: Zero.']],
    ['in a title', usfm('PSA', '\\d\n\\v 0 Of David.\n\\q1\n\\v 1 One'), ['title: Of David.', '1 One']],
    ['with a letter', usfm('PSA', '\\q1\n\\v 0a Of David.\n\\v 1 One'), ['title: Of David.', '1 One']],
    [
      'with the verses after it',
      usfm('PSA', '\\q1\n\\v 0-1 Of David. One\n\\v 2 Two'),
      ['1 Of David. One', '2 Two'],
    ],
    ['that is all there is', usfm('GEN', '\\p\n\\v 0 Zero.\n'), ['1 Zero.']],
    [
      'in USX',
      usx(
        'PSA',
        `<para style="q1">${usxVerse('0', 'Of David.')}<verse eid="PSA 3:0"/></para><para style="q1">${usxVerse('1', 'One')}</para>`,
      ),
      ['title: Of David.', '1 One'],
    ],
    ['in USFX', usfx('PSA', '<v id="0"/>Of David.<ve/><v id="1"/>One<ve/>'), ['title: Of David.', '1 One']],
    [
      'in OSIS',
      osis('Ps', `${osisVerse('Ps.3.0', 'Of David.')}${osisVerse('Ps.3.1', 'One')}`),
      ['title: Of David.', '1 One'],
    ],
    [
      'as a container of OSIS',
      osis('Ps', '<verse osisID="Ps.3.0">Of David.</verse><verse osisID="Ps.3.1">One</verse>'),
      ['title: Of David.', '1 One'],
    ],
    [
      'in Zefania',
      zefania(19, '<VERS vnumber="0">Of David.</VERS><VERS vnumber="1">One</VERS>'),
      ['title: Of David.', '1 One'],
    ],
    [
      'between verses of Zefania',
      zefania(1, '<VERS vnumber="1">One</VERS><VERS vnumber="0">Zero.</VERS><VERS vnumber="2">Two</VERS>'),
      ['1 One', 'paragraph: Zero.', '2 Two'],
    ],
  ])('%s', async (_, text, expected) => {
    expect(await chaptersOf(text)).toEqual([expected])
  })

  it('at the end of a chapter stays in it', async () => {
    expect(await chaptersOf(usfm('GEN', '\\p\n\\v 1 One\n\\v 0 Zero.\n\\c 4\n\\p\n\\v 1 One'))).toEqual([
      ['1 One', 'paragraph: Zero.'],
      ['1 One'],
    ])
  })
})
