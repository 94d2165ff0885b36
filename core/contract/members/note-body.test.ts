import { describe, expect, it } from 'vitest'
import { type NoteBlock, noteBodySchema } from './note-body'
import { noteText } from './note-text'

const paragraph = (text: string): NoteBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const link = (href: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
})
const quoted = (depth: number): NoteBlock =>
  depth === 0 ? paragraph('in the middle') : { type: 'blockquote', content: [quoted(depth - 1)] }

describe('the text of a note', () => {
  it('is what the editor makes: paragraphs, headings, lists, quotations', () => {
    const body = noteBodySchema.parse({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Licht' }] },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [paragraph('eins'), paragraph('zwei')] }],
        },
        { type: 'paragraph' },
      ],
    })
    expect(noteText(body)).toBe('Licht\neins\nzwei\n')
  })

  it.each([4, 5])('holds quotations %i deep only when they are at most four', (depth) => {
    expect(noteBodySchema.safeParse({ type: 'doc', content: [quoted(depth)] }).success).toBe(depth <= 4)
  })

  it.each(['https://a.example/b', 'http://a.example', 'mailto:a@b.example', '/SDE/Joh3,16'])(
    'may link to %s',
    (href) => expect(noteBodySchema.safeParse(link(href)).success).toBe(true),
  )

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
    'https://a b',
    '',
  ])('may not link to %j', (href) => expect(noteBodySchema.safeParse(link(href)).success).toBe(false))

  it.each([
    { type: 'doc', content: [{ type: 'html', content: '<b>' }] },
    { type: 'doc', content: [{ type: 'text', text: 'x' }] },
    { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] },
    { type: 'doc', content: [paragraph('x'.repeat(65 * 1024))] },
    { content: [] },
  ])('is nothing else (%#)', (body) => expect(noteBodySchema.safeParse(body).success).toBe(false))
})
