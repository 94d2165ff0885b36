/** Where sentences end, what they begin, and what of a stream is never read. */
import { describe, expect, it } from 'vitest'
import { type Sentence, Sentences } from './sentences'

function read(text: string): Sentence[] {
  const sentences = new Sentences()
  return [...sentences.push(text), ...sentences.end()]
}
const texts = (text: string) => read(text).map((one) => one.text)

describe('a sentence ends', () => {
  it.each([
    ['One. Two! Three? Four… Five', ['One.', 'Two!', 'Three?', 'Four…', 'Five']],
    ['هل هذا؟ نعم. 是。好', ['هل هذا؟', 'نعم.', '是。', '好']],
    ['Vgl. Kap. 3, z. B. 1. Mose 1. Dann weiter.', ['Vgl. Kap. 3, z. B. 1. Mose 1.', 'Dann weiter.']],
    ['See e.g. St. Paul, cf. v. 3. Then on.', ['See e.g. St. Paul, cf. v. 3.', 'Then on.']],
    [
      'Am 3. Tag geschah es. Das war im Jahr 1970. Danach.',
      ['Am 3. Tag geschah es.', 'Das war im Jahr 1970.', 'Danach.'],
    ],
    ['It is 3.16 or 10:30. Yes.', ['It is 3.16 or 10:30.', 'Yes.']],
    ['He asks “Why? Who?” and goes. On.', ['He asks “Why? Who?” and goes.', 'On.']],
    ['He says: “Go. Now.” They go.', ['He says: “Go. Now.”', 'They go.']],
    ['« Va. Maintenant. » Ils vont.', ['« Va. Maintenant. »', 'Ils vont.']],
    ['One (two. three.) four. Five.', ['One (two. three.) four.', 'Five.']],
    ['One [[1. Mose 1]] two. Three.', ['One [[1. Mose 1]] two.', 'Three.']],
    [
      'One.[1] Two. [2] Three. [[John 1:1]] Four. [[John 1:1]] says.',
      ['One.[1]', 'Two. [2]', 'Three. [[John 1:1]]', 'Four.', '[[John 1:1]] says.'],
    ],
    ['“A b.” (John 1:1) C.', ['“A b.” (John 1:1) C.']],
    ['“A b.”\n— John 1:1\nC.', ['“A b.”\n— John 1:1', 'C.']],
    ['**A b. c.** D.', ['**A b. c.**', 'D.']],
    ['A\nb\n\nc', ['A', 'b', 'c']],
    ['ends at (an open bracket. And more', ['ends at (an open bracket.', 'And more']],
  ])('%s', (text, sentences) => {
    expect(texts(text)).toEqual(sentences)
  })

  it('at the latest after 1,200 characters', () => {
    const all = texts(`“${'word '.repeat(700)}`)
    expect(all.length).toBe(3)
    expect(all.every((one) => one.length <= 1_200)).toBe(true)
    expect(read(`“${'word '.repeat(700)}`).map(({ isQuoted }) => isQuoted)).toEqual([false, true, true])
  })
})

it('it says how it stands to the one before it', () => {
  const text = 'Aa. Bb.\nC\n\nDd. E\n- Fine. G\n* h\n1. i\n2) j\nk\n# L\nm\n\n---\n\nn'
  expect(read(text).map(({ text: own, begins }) => `${own} ${begins}`)).toEqual([
    'Aa. paragraph',
    'Bb. same',
    'C same',
    'Dd. paragraph',
    'E same',
    'Fine. item',
    'G same',
    'h item',
    'i item',
    'j item',
    'k paragraph',
    'L heading',
    'm paragraph',
    'n paragraph',
  ])
})

it('lines behind > are one quotation, tables and code are dropped', () => {
  const text = '> a\n> b\n\n```\nc. d\n```\n| e | f |\n|---|---|\ng'
  expect(read(text).map(({ kind, text: own }) => [kind, own])).toEqual([
    ['quotation', 'a\nb'],
    ['dropped', ''],
    ['dropped', ''],
    ['dropped', ''],
    ['sentence', 'g'],
  ])
})

describe('never read', () => {
  it.each([
    ['a\u200bb\u202ec\u2066d\ufeffe\u00adf\u0007g\u{e0041}h\ue000i', ['abcdefghi']],
    ['می\u200cشود a\u200cb', ['می\u200cشود ab']],
    ['a\r\nb\u2028c', ['a', 'b', 'c']],
    ["''a b''", ['"a b"']],
  ])('%j', (text, sentences) => {
    expect(texts(text)).toEqual(sentences)
  })
})
