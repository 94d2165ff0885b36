import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberingBases } from '../edition'
import { noteBodySchema } from './note-body'
import { readTarget, targetOf } from './target'
import { activityFields, kindOf, noteFields, tagSchema } from './things'

const uuid = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

describe('keys of what is synced', () => {
  it.each([
    ['opt:theme', 'opt'],
    [`act:${uuid}`, 'act'],
    [`note:${uuid}`, 'note'],
    [`tag:${uuid}`, 'tag'],
    [`tgg:${uuid}:v:org:29003001`, 'tgg'],
    ['like:verse:v:eng:43003016', 'like'],
    ['dis:17', 'dis'],
    ['rpp:one-year:day-3', 'rpp'],
  ])('%s is one of kind %s', (key, kind) => expect(kindOf(key)).toBe(kind))

  it.each([
    'opt:__proto__',
    'opt:nothing',
    'act:1',
    `note:${uuid}x`,
    `note:${uuid.toUpperCase()}`,
    `tgg:${uuid}:v:xyz:29003001`,
    `tgg:${uuid}`,
    'like:verse:43003016',
    'like:note:v:eng:43003016',
    'dis:-1',
    'rpp:a:b:c',
    'constructor:x',
    '__proto__:x',
    '',
  ])('%j is none', (key) => expect(kindOf(key)).toBeUndefined())

  it('any text is a key or none, never an error', () => {
    fc.assert(fc.property(fc.string(), (text) => ['string', 'undefined'].includes(typeof kindOf(text))))
  })
})

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
