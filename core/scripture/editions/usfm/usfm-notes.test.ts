import { describe, expect, it } from 'vitest'
import { createRecordingSink } from '../../../../tests/support/editions/recording-sink'
import { readUsfm } from './read-usfm'

/** What is said of the text of Genesis 1:1. */
function inVerse(text: string): string {
  return said(`\\id GEN\n\\c 1\n\\p\n\\v 1 ${text}`).slice(4).join(' | ')
}

function said(text: string): string[] {
  const sink = createRecordingSink()
  readUsfm(text, 'x.usfm', sink)
  return sink.said()
}

describe('notes of USFM', () => {
  it.each([
    ['a\\f + \\fr 1:1 \\ft Or b\\f* c', 'a[Or b] c'],
    ['a\\f - \\fr 1:1: \\fk the \\+nd Lord\\+nd*: \\ft Heb\\f*', 'a[{italic:the {name:Lord}:} Heb]'],
    ['a\\f + \\fr 1 \\fqa b\\ft  or \\fq c\\fq* \\fl L\\fl*\\fp d\\f*', 'a[{italic:b} or {italic:c} L d]'],
    ['a\\f + \\ft b\n\\fv 3\\fv*c\nd\\f*', 'a[b 3 c d]'],
    ['a\\f + Bare words\nwrapped\\f*', 'a[Bare words wrapped]'],
    ['a\\f * \\cat X\\cat*\\ft b\\f*', 'a[b]'],
    ['a\\fe 12 \\ft b\\fe*\\ef - \\ft c\\ef*', 'a[b][c]'],
    ['a\\f + \\ft Or\n\\fqa  me \\+it too\\+it*\\ft , TR\\f*', 'a[Or {italic:me {italic:too}}, TR]'],
    ['a \\fq b\\fq* c', 'a b c'],
    ['a\\f + \\ft b \\xt Gen 1.1|GEN 1:1\\xt*\\f*', 'a[b Gen 1.1]'],
    ['a\\f + \\ft see \\ref Gen 1|GEN 1\\ref*.\\f*', 'a[see Gen 1.]'],
    ['a\\f + \\fr 1:1\\f*b', 'ab'],
    ['a\\x - \\xo 1:1 \\xt Gen 1:1; 2:3\\xt*\\x*', 'a(Gen 1:1; 2:3)'],
    ['a\\x + Isaiah\n7:14\\x*', 'a(Isaiah 7:14)'],
    ['a\\x - \\xo 1 \\xop (2)\\xop* \\xk b \\xt c 1\\x*', 'a(c 1)'],
    [
      'a\\ex - \\xta see \\xt \\ref Mk 1|MRK 1\\ref*; \\ref 2|MRK 2\\ref*\\ex*',
      'a(see; Mk 1=MRK 1; 2=MRK 2)',
    ],
    ['a\\f + \\ft b\\x - \\xt Gen 1\\x* c\\f* d', 'a(Gen 1)[b c] d'],
    ['a \\f + \\ft b\n\\v 2 c', 'report note-unclosed {"marker":"f"} | a [b] | verse 2 | c'],
    ['a \\f + \\ft b\n\\p c\\f* d', 'report note-unclosed {"marker":"f"} | a [b] | p 1 | c d'],
  ])('%j', (text, expected) => {
    expect(inVerse(text)).toBe(expected)
  })

  it('reports a note in a title or introduction', () => {
    expect(said('\\id GEN\n\\mt Gen\\f + \\ft a\\f*esis\n\\c 1')).toEqual([
      'book GEN',
      'report note-outside-verse',
      'title Genesis',
      'chapter 1',
    ])
  })
})

it('reads a range closed with two stars, and an empty note, as if they were none', () => {
  expect(inVerse('a \\w word\\w** b')).toBe('a word b')
  expect(inVerse('a\\f + \\f* b')).toBe('a b')
})

it('keeps a verse that ends in the next chapter under its first number', () => {
  expect(said('\\id GEN\n\\c 1\n\\v 51-2:1 a').slice(2)).toEqual(['verse 51', 'a'])
})
