import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type NoteBlock,
  type NoteBody,
  type NoteInline,
  type NoteMark,
  noteBodySchema,
} from '../../contract/members/note-body'
import { plainBody } from './plain-body'
import { printMarkdown } from './print-markdown'
import { readMarkdown } from './read-markdown'

const text = (words: string, ...marks: NoteMark[]): NoteInline =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words }
const paragraph = (...content: NoteInline[]): NoteBlock => ({ type: 'paragraph', content })
const doc = (...content: NoteBlock[]): NoteBody => ({ type: 'doc', content })
const bold = { type: 'bold' } as const

describe('a note as Markdown', () => {
  it('is readable by itself', () => {
    const note = doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Licht')] },
      paragraph(text('Leben und '), text('Licht', bold), text(' – vgl. Ps 36,10')),
      {
        type: 'bulletList',
        content: [
          { type: 'listItem', content: [paragraph(text('eins'))] },
          { type: 'listItem', content: [paragraph(text('zwei'))] },
        ],
      },
      { type: 'blockquote', content: [paragraph(text('Zitat'))] },
    )
    expect(printMarkdown(note)).toBe(
      '## Licht\n\nLeben und **Licht** – vgl. Ps 36,10\n\n- eins\n- zwei\n\n> Zitat',
    )
  })

  it('keeps signs that mean nothing', () => {
    const note = doc(paragraph(text('1. Mose *und* [so] <u> # _weiter_ \\')), paragraph(text('- kein Punkt')))
    expect(readMarkdown(printMarkdown(note))).toEqual(note)
  })

  it('of other programs is read, too', () => {
    const read = readMarkdown(
      '# Titel\nErste Zeile\nzweite __fett__ und _schräg_, snake_case, 2 * 3\n\n* a\n* b\n    - c\n***',
    )
    expect(read).toEqual(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('Titel')] },
        paragraph(
          text('Erste Zeile zweite '),
          text('fett', bold),
          text(' und '),
          text('schräg', { type: 'italic' }),
          text(', snake_case, 2 * 3'),
        ),
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [paragraph(text('a'))] },
            {
              type: 'listItem',
              content: [
                paragraph(text('b')),
                {
                  type: 'bulletList',
                  content: [{ type: 'listItem', content: [paragraph(text('c'))] }],
                },
              ],
            },
          ],
        },
      ),
    )
  })

  it('loses links that lead where notes may not', () => {
    expect(readMarkdown('[a](javascript:alert) [b](https://example.org/x)')).toEqual(
      doc(paragraph(text('a '), text('b', { type: 'link', attrs: { href: 'https://example.org/x' } }))),
    )
  })

  it('comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const plain = plainBody(body)
        expect(plainBody(plain)).toEqual(plain)
        expect(readMarkdown(printMarkdown(body))).toEqual(plain)
      }),
      { numRuns: 1_000 },
    )
  })

  it('leaves out what a number names and no text may hold', () => {
    expect(readMarkdown('a&#1;b&#0;c&#55296;d&#127;e')).toEqual(readMarkdown('abcde'))
  })

  it('gives a valid body for any text', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'#>-*+_~[]()<u/>\\ \n1.)ab&;`'), maxLength: 80 })
    fc.assert(
      fc.property(signs, (markdown) => {
        expect(noteBodySchema.safeParse(readMarkdown(markdown)).error).toBeUndefined()
      }),
      { numRuns: 2_000 },
    )
  })
})

const words = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'#>-*+_~[]()<u/>\\ 1.)ab&;`\n'), minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
)
const marks = fc.uniqueArray(
  fc.constantFrom<NoteMark>(
    bold,
    { type: 'italic' },
    { type: 'underline' },
    { type: 'strike' },
    { type: 'link', attrs: { href: 'https://example.org/(a)?b=\\c' } },
    { type: 'link', attrs: { href: '/SDE/Joh3,16' } },
  ),
  { selector: ({ type }) => type, maxLength: 4 },
)
const inlines = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.tuple(words, marks).map(([one, some]) => text(one, ...some)) },
    { weight: 1, arbitrary: fc.constant<NoteInline>({ type: 'hardBreak' }) },
  ),
  { maxLength: 5 },
)
const simple: fc.Arbitrary<NoteBlock> = fc.oneof(
  inlines.map((content): NoteBlock => ({ type: 'paragraph', content })),
  fc
    .tuple(inlines, fc.constantFrom<2 | 3>(2, 3))
    .map(([content, level]): NoteBlock => ({ type: 'heading', attrs: { level }, content })),
)
function blocksOf(depth: number): fc.Arbitrary<NoteBlock> {
  if (depth === 0) return simple
  const inner = fc.array(blocksOf(depth - 1), { minLength: 1, maxLength: 3 })
  const items = fc.array(
    inner.map((content) => ({ type: 'listItem' as const, content })),
    { minLength: 1, maxLength: 3 },
  )
  return fc.oneof(
    simple,
    inner.map((content): NoteBlock => ({ type: 'blockquote', content })),
    items.map((content): NoteBlock => ({ type: 'bulletList', content })),
    items.map((content): NoteBlock => ({ type: 'orderedList', content })),
  )
}
const bodies = fc.array(blocksOf(3), { maxLength: 4 }).map((content): NoteBody => ({ type: 'doc', content }))
