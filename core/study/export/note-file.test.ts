import { describe, expect, it } from 'vitest'
import type { Note } from '../../contract/members/things'
import { AppError } from '../../errors'
import * as limits from '../../limits'
import { bringBack } from './bring-back'
import { type FiledNote, fileNote } from './note-file'
import { notesAsJson, readNotesJson } from './notes-as-json'
import { notesAsMarkdown, readNotesMarkdown } from './notes-as-markdown'
import { bringBackMarks, type FiledWordMark, fileWordMark } from './word-mark-file'

const light: Note = {
  title: 'Leben & "Licht"',
  body: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: '---' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'title: "Ps 36,10"' }] },
    ],
  },
  numbering: 'eng',
  chapter: 43_001_000,
  verses: [43_001_004, 43_001_005],
  tags: ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'],
  createdAt: 1_763_700_000_000,
  changedAt: 1_763_712_120_000,
}
const free: Note = { ...light, title: '', numbering: 'org', chapter: 0, verses: [], tags: [] }
const [id1, id2] = ['aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb']
const tagOf = (id: string) => (id.startsWith('1') ? { name: 'Licht', colour: 'yellow' as const } : undefined)
const filed = [fileNote(id1, light, tagOf), fileNote(id2, free, tagOf)]
const newIds = () => {
  let count = 0
  return () => `cccccccc-cccc-4ccc-8ccc-${String((count += 1)).padStart(12, '0')}`
}

describe('a file of notes', () => {
  it.each<[string, (notes: FiledNote[]) => { notes: FiledNote[]; failed: number }]>([
    ['JSON', (notes) => readNotesJson(notesAsJson(notes))],
    [
      'Markdown',
      (notes) =>
        readNotesMarkdown(
          notesAsMarkdown(notes, () => 'Johannes 1,4–5'),
          newIds(),
        ),
    ],
  ])('in %s gives back what was written, tags by name', (_, through) => {
    expect(through(filed)).toMatchObject({ notes: filed, failed: 0 })
  })

  it('names the place for people', () => {
    expect(notesAsMarkdown(filed, ({ chapter }) => (chapter ? 'Johannes 1,4–5' : ''))).toContain(
      'place: "Johannes 1,4–5"',
    )
  })

  it('of another program is one note', () => {
    const { notes } = readNotesMarkdown('# Hallo\n\nWelt', newIds())
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatchObject({ chapter: 0, title: '', body: { content: [{ type: 'heading' }, {}] } })
  })

  it('counts what is no note and takes the others', () => {
    const broken = { ...filed[0], chapter: -1 } as FiledNote
    expect(readNotesJson(notesAsJson([broken, ...filed.slice(1)]))).toEqual({
      notes: filed.slice(1),
      wordMarks: [],
      failed: 1,
    })
  })

  it('that is none is refused', () => {
    expect(() => readNotesJson('{"notes": []}')).toThrow(AppError)
    expect(() => readNotesJson('hallo')).toThrow(AppError)
  })
})

describe('marked words in a file', () => {
  const fields = {
    numbering: 'eng' as const,
    canonical: 43_001_004,
    edition: 'LUT12',
    hash: '0'.repeat(32),
    from: 3,
    to: 8,
    words: 'Leben',
  }
  const tag = '11111111-1111-4111-8111-111111111111'
  const mark = fileWordMark(id1, fields, 'green')
  const here = { marks: new Map(), tagOf: () => tag, newId: newIds() }

  it('come back, and in a file of before they are none', () => {
    expect(readNotesJson(notesAsJson([], [mark]))).toEqual({ notes: [], wordMarks: [mark], failed: 0 })
    const old = JSON.stringify({ format: 'perikope-notes', version: 1, notes: [] })
    expect(readNotesJson(old)).toEqual({ notes: [], wordMarks: [], failed: 0 })
  })

  it.each([
    ['a colour that is none', { colour: 'red' }],
    ['an end before the beginning', { from: 9 }],
    ['half of a surrogate pair', { words: '\ud83d' }],
    ['an id that is none', { id: '../x' }],
    ['nothing', undefined],
  ])('with %s are counted and left out', (_, change) => {
    const spoilt = (change ? { ...mark, ...change } : null) as FiledWordMark
    expect(readNotesJson(notesAsJson([], [spoilt, mark]))).toEqual({
      notes: [],
      wordMarks: [mark],
      failed: 1,
    })
  })

  it('are at most so many', () => {
    const many = Array.from({ length: limits.maxFiledMarks + 3 }, () => mark)
    expect(readNotesJson(notesAsJson([], many))).toMatchObject({ failed: 3 })
  })

  it('are added once, whatever their id, and never over others', () => {
    const { changes, added } = bringBackMarks([mark, { ...mark, id: id2 }], here)
    expect({ changes, added }).toEqual({
      changes: [{ kind: 'wordMark', key: `wmk:${id1}`, body: { ...fields, tag } }],
      added: 1,
    })
    const marks = new Map([[id1, { ...fields, tag, to: 20 }]])
    expect(bringBackMarks([mark], { ...here, marks }).changes.map(({ key }) => key)).not.toContain(
      `wmk:${id1}`,
    )
    expect(bringBackMarks([mark], { ...here, marks: new Map([[id2, { ...fields, tag }]]) })).toEqual({
      changes: [],
      added: 0,
      same: 1,
    })
  })
})

describe('bringing notes back', () => {
  it('makes the tags they need once, before the notes', () => {
    const { changes, added } = bringBack([...filed, { ...filed[0], id: newIds()() } as FiledNote], {
      notes: new Map(),
      tags: new Map(),
      newId: newIds(),
    })
    expect(changes.map(({ kind }) => kind)).toEqual(['tag', 'note', 'note', 'note'])
    expect(added).toBe(3)
  })

  it('changes nothing where all is here', () => {
    const notes = new Map([
      [id1, light],
      [id2, free],
    ])
    expect(bringBack(filed, { notes, tags: new Map(), newId: newIds() })).toEqual({
      changes: [],
      added: 0,
      different: 0,
      same: 2,
    })
  })

  it('puts another text of a note beside it', () => {
    const notes = new Map([[id1, { ...light, title: 'Neu' }]])
    const { changes, different } = bringBack(filed.slice(0, 1), {
      notes,
      tags: new Map([['dddddddd-dddd-4ddd-8ddd-dddddddddddd', { name: 'licht' }]]),
      newId: newIds(),
    })
    expect(different).toBe(1)
    expect(changes).toMatchObject([
      { kind: 'note', key: `note:${newIds()()}`, body: { tags: ['dddddddd-dddd-4ddd-8ddd-dddddddddddd'] } },
    ])
  })
})
