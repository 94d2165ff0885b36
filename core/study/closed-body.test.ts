import { describe, expect, it } from 'vitest'
import { canonicalOf } from '../canonical'
import { noteBodySchema } from '../contract/members/note-body'
import { closedBody, type EditorNode } from './closed-body'
import { noteAddress, readNoteAddress } from './note-address'
import { notePieces } from './note-pieces'

const nested = (depth: number): EditorNode =>
  depth === 0
    ? { type: 'paragraph', content: [{ type: 'text', text: 'tief' }] }
    : { type: 'bulletList', content: [{ type: 'listItem', content: [nested(depth - 1)] }] }

describe('what the editor holds', () => {
  it('becomes a note without anything notes do not know', () => {
    const body = closedBody({
      type: 'doc',
      content: [
        { type: 'paragraph', attrs: { dir: 'rtl' } },
        { type: 'codeBlock', content: [{ type: 'text', text: 'x' }] },
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'a',
              marks: [
                { type: 'link', attrs: { href: 'https://example.org', target: '_blank' } },
                { type: 'code' },
              ],
            },
            { type: 'text', text: 'b', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
          ],
        },
      ],
    })
    expect(noteBodySchema.parse(body)).toEqual({
      type: 'doc',
      content: [
        { type: 'paragraph' },
        { type: 'paragraph', content: [{ type: 'text', text: 'x' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'https://example.org' } }] },
            { type: 'text', text: 'b' },
          ],
        },
      ],
    })
  })

  it('is a valid note however deep its lists are', () => {
    for (const depth of [1, 4, 5, 9]) {
      const body = closedBody({ type: 'doc', content: [nested(depth)] })
      expect(noteBodySchema.safeParse(body).error).toBeUndefined()
      expect(JSON.stringify(body)).toContain('tief')
    }
  })
})

describe('the pieces of a paragraph', () => {
  it('are cut at passages, also across marks, and leave links alone', () => {
    const bold = [{ type: 'bold' as const }]
    const link = [{ type: 'link' as const, attrs: { href: '/x' } }]
    const psalm = canonicalOf(19, 36, 10)
    const reference = { from: psalm, to: psalm, unit: 'verse' as const, start: 4, end: 12 }
    const pieces = notePieces(
      [
        { type: 'text', text: 'vgl. Ps ' },
        { type: 'text', text: '36,10 ja', marks: bold },
        { type: 'hardBreak' },
        { type: 'text', text: 'Ps 1', marks: link },
      ],
      () => [
        { start: 5, end: 13, references: [reference] },
        { start: 17, end: 21, references: [reference] },
      ],
    )
    const at = { from: 19_036_010, to: 19_036_010 }
    expect(pieces).toEqual([
      { text: 'vgl. ', marks: [] },
      { text: 'Ps ', marks: [], reference: at },
      { text: '36,10', marks: bold, reference: at },
      { text: ' ja', marks: bold },
      { text: '\n', marks: [] },
      { text: 'Ps 1', marks: link },
    ])
  })
})

describe('the address of a note', () => {
  const id = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
  it.each([
    { numbering: 'org' as const, chapter: 43_001_000, verses: [43_001_004, 43_001_005] },
    { numbering: 'eng' as const, chapter: 43_001_000, verses: [] },
    { numbering: 'eng' as const, chapter: 0, verses: [] },
  ])('says where a new note belongs: $verses', (place) => {
    const query = new URLSearchParams(noteAddress(id, place).split('?')[1])
    expect(readNoteAddress(query.get('note'), query.get('at'))).toEqual({ id, place })
  })
  it('names no note for anything else', () => {
    expect(readNoteAddress('x', null)).toBeUndefined()
    expect(readNoteAddress(id, 'eng:1,2')?.place.chapter).toBe(0)
  })
})
