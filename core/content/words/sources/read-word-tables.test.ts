import { strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { readWordTables } from './read-word-tables'

const read = (files: Readonly<Record<string, string>>) =>
  readWordTables({
    name: 'words',
    files: Object.entries(files).map(([path, text]) => ({ path, bytes: strToU8(text) })),
  })
const john = {
  eng: {
    '1': [
      ['Later', 'G3326'],
      ['. . .', 'G3778'],
      [', ', null],
      ['-', 'G3588'],
      [' ', null],
      ['vvv', 'G2532'],
      ['[He] went', 'G2064'],
    ],
  },
  grk: { '1': [['Μετὰ', 'G3326']] },
}

it('reads a list of words for each verse of a chapter', () => {
  const { format, verses, unread } = read({
    'display/JHN/JHN21.json': JSON.stringify(john),
    'about.json': '{"a":1}',
  })
  expect({ format, unread }).toEqual({ format: 'word-list', unread: 1 })
  expect(verses).toEqual([
    {
      book: 43,
      chapter: 21,
      verse: 1,
      words: [
        { text: 'Later', numbers: ['G3326', 'G3778'] },
        { text: '', numbers: ['G3588'] },
        { text: '[He] went', numbers: ['G2532', 'G2064'] },
      ],
    },
  ])
})

it.each([
  ['a file that ends in the middle', { 'JHN21.json': '{"1": [["Later"' }, 'file-damaged'],
  ['a list of something else', { 'JHN21.json': '{"1": "Later"}' }, 'file-format'],
  ['a chapter of no book', { 'XYZ21.json': JSON.stringify(john) }, 'file-format'],
  ['a text', { 'a.txt': 'In the beginning' }, 'file-format'],
  ['nothing', { 'a.txt': '' }, 'file-empty'],
])('refuses %s', (_, files, code) => {
  expect(() => read(files)).toThrow(expect.objectContaining({ code }))
})
