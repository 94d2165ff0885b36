import { describe, expect, it } from 'vitest'
import type { Note } from '../../contract/members/things'
import { AppError } from '../../errors'
import { bringBack } from './bring-back'
import { type FiledNote, fileNote } from './note-file'
import { notesAsJson, readNotesJson } from './notes-as-json'
import { notesAsMarkdown, readNotesMarkdown } from './notes-as-markdown'

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
    expect(through(filed)).toEqual({ notes: filed, failed: 0 })
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
      failed: 1,
    })
  })

  it('that is none is refused', () => {
    expect(() => readNotesJson('{"notes": []}')).toThrow(AppError)
    expect(() => readNotesJson('hallo')).toThrow(AppError)
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
