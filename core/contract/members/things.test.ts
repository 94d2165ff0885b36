import { expect, it } from 'vitest'
import { noteBodySchema } from './note-body'
import { activityFields, kindOf, tagSchema } from './things'

const uuid = '00000000-0000-4000-8000-000000000001'

it.each([
  ['opt:theme', 'opt'],
  ['opt:__proto__', undefined],
  [`act:${uuid}`, 'act'],
  [`tgg:${uuid}:v:eng:1001001`, 'tgg'],
  [`tgg:${uuid}:1001001`, undefined],
  ['like:verse:v:org:66022021', 'like'],
  ['like:chapter:v:org:66022021', undefined],
  ['dis:0', 'dis'],
  ['dis:-1', undefined],
  ['rpp:year:1-1', 'rpp'],
  ['toString:x', undefined],
  ['', undefined],
])('%s is a key of the kind %s', (key, kind) => {
  expect(kindOf(key)).toBe(kind)
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
