import { describe, expect, it } from 'vitest'
import { numberingBases } from '../editions/edition'
import { noteBodySchema } from './note-body'
import { readTarget, targetOf } from './target'
import { activityFields, noteFields, tagSchema } from './things'

it('a target comes back as the verse it was made of', () => {
  for (const numbering of numberingBases) {
    const verse = { numbering, canonical: 43_003_016 }
    expect(readTarget(targetOf(verse))).toEqual(verse)
  }
  expect(readTarget('v:xyz:43003016')).toBeUndefined()
})

describe('what is typed', () => {
  const note = {
    title: 'Licht',
    body: { type: 'doc', content: [] },
    numbering: 'org',
    chapter: 0,
    verses: [],
    tags: [],
  }
  it.each(['Zeile\nZeile\tTab', 'قلب', '👍 <b>'])('may be %j', (title) => {
    expect(noteFields.safeParse({ ...note, title }).success).toBe(true)
  })
  it.each(['\u0000', 'a\u001bb', '\u007f', 'x'.repeat(201)])('may not be %j', (title) => {
    expect(noteFields.safeParse({ ...note, title }).success).toBe(false)
  })
})

it.each(['\u0000', 'a\u0007', '\ud800', 'x\udc00y'])('text a database cannot take is refused: %j', (text) => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
  expect(noteBodySchema.safeParse({ type: 'doc', content: [paragraph] }).success).toBe(false)
  expect(tagSchema.safeParse({ name: text, shared: false }).success).toBe(false)
  const activity = { name: 'x', route: `/${text}`, type: 'text', abbreviations: '', parent: 0 }
  expect(activityFields.safeParse(activity).success).toBe(false)
})

it.each(['a\n\tb', '😀', 'שָׁלוֹם', '‏عربي'])('text as people write it is taken: %j', (text) => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] }
  expect(noteBodySchema.safeParse({ type: 'doc', content: [paragraph] }).success).toBe(true)
})
