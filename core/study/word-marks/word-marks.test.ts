import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as limits from '../../limits'
import { type Coloured, recoloured, shownPieces } from './recolour'
import { keptWords, standingWords } from './standing-words'
import { recolourChanges } from './word-mark-changes'
import { isWholeText, snapToWords, wordsIn } from './word-range'

const text = 'In the beginning God created'

/** The range of some words of the text. */
function at(words: string, inText = text) {
  const from = inText.indexOf(words)
  return { from, to: from + words.length }
}

const mark = (key: string, words: string, tag: string, time = 1, isWaiting = false): Coloured => ({
  key: `wmk:${key}`,
  tag,
  at: time,
  isWaiting,
  ...at(words),
})
const whole = (tag: string, time = 1): Coloured => ({
  key: `tgg:${tag}:v:eng:1001001`,
  tag,
  at: time,
  isWaiting: false,
  from: 0,
  to: text.length,
})

describe('a range of words', () => {
  it.each([
    ['within a word', 'In the beginning', [8, 10], 'beginning'],
    ['over two words', 'In the beginning', [4, 8], 'the beginning'],
    ['with the signs around it', '„Welt“, sprach er.', [0, 8], 'Welt'],
    ['at the borders of a word touches no other', 'In the beginning', [3, 6], 'the'],
    ['in the middle of a surrogate pair', 'a 𐌰𐌱 b', [3, 4], '𐌰𐌱'],
    ['between a letter and its points', 'בְּרֵאשִׁית בָּרָא', [1, 3], 'בְּרֵאשִׁית'],
    ['in Arabic with vowels', 'فِي ٱلْبَدْءِ خَلَقَ', [5, 6], 'ٱلْبَدْءِ'],
    ['of a script without spaces', '起初神創造', [1, 3], '初神'],
    ['beyond the text', 'In the beginning', [10, 999], 'beginning'],
  ])('%s has whole words', (_, content, [from = 0, to = 0], words) => {
    const range = snapToWords(content, { from, to })
    expect(range && content.slice(range.from, range.to)).toBe(words)
  })

  it.each([
    ['that is empty', 3, 3],
    ['whose end is before its beginning', 8, 2],
    ['of a blank', 2, 3],
    ['beyond the text', 400, 500],
    ['of no numbers', Number.NaN, Number.NaN],
  ])('%s is none', (_, from, to) => expect(snapToWords(text, { from, to })).toBeUndefined())

  it('is the whole text where only signs are missing', () => {
    expect(isWholeText('„Welt, Welt!“', { from: 1, to: 11 })).toBe(true)
    expect(isWholeText('„Welt, Welt!“', { from: 1, to: 5 })).toBe(false)
    expect(isWholeText('…', { from: 0, to: 1 })).toBe(false)
  })
})

describe('marked words', () => {
  const kept = keptWords(text, at('beginning God'))

  it.each([
    ['in their text', text, kept, 'beginning God'],
    ['in a text that was corrected elsewhere', 'In that beginning God made', kept, 'beginning God'],
    ['where another sign stands between them', 'In the beginning, God created', kept, 'beginning, God'],
    ['not where one of them is another word', 'In the beginning Gott created', kept, undefined],
    ['not where they are twice', 'the beginning God and beginning God', kept, undefined],
    ['not where they are parts of words', 'In the beginning Gods created', kept, undefined],
    ['not where the hash fits and the offsets do not', text, { ...kept, from: 0, to: 6 }, undefined],
    ['not where the text is empty', '', kept, undefined],
    ['not where they are no words', text, { ...kept, words: '…' }, undefined],
  ])('stand %s', (_, content, one, words) => {
    const range = standingWords(one, content)
    expect(range && content.slice(range.from, range.to)).toBe(words)
  })

  it('stand in a text whose points are in another order than a server composes them', () => {
    const hebrew = 'בְּרֵאשִׁית בָּרָא אֱלֹהִים'
    const [, second = { from: 0, to: 0 }] = wordsIn(hebrew)
    const words = keptWords(hebrew, second)
    expect(words.words).toBe(words.words.normalize('NFC'))
    expect(standingWords(words, hebrew)).toEqual(second)
    expect(standingWords(words, `${hebrew} אֵת`)).toEqual(second)
  })

  it('begin and end at words of whatever text, or stand nowhere, whatever a device says of them', () => {
    const some = fc.record({
      hash: fc.constantFrom('0'.repeat(32), keptWords(text, at('God')).hash),
      from: fc.nat(60),
      to: fc.nat(60),
      words: fc.oneof(fc.string(), fc.constantFrom('God', 'the beginning')),
    })
    fc.assert(
      fc.property(some, fc.constantFrom(text, 'God 😀 the beginning'), (one, content) => {
        const range = standingWords(one, content)
        const words = wordsIn(content)
        const isAtWords =
          words.some(({ from }) => from === range?.from) && words.some(({ to }) => to === range?.to)
        expect(range === undefined || isAtWords).toBe(true)
      }),
    )
  })
})

describe('colours that overlap', () => {
  it.each<[string, Coloured[], string[]]>([
    ['beside each other', [mark('1', 'In', 'a'), mark('2', 'God', 'b')], ['In a', 'God b']],
    [
      'the later one over the end',
      [mark('1', 'In the beginning', 'a'), mark('2', 'beginning God', 'b', 2)],
      ['In the  a', 'beginning God b'],
    ],
    [
      'the later one inside',
      [mark('1', 'the beginning God', 'a'), mark('2', 'beginning', 'b', 2)],
      ['the  a', 'beginning b', ' God a'],
    ],
    [
      'the later one over all',
      [mark('1', 'the', 'a'), mark('2', 'In the beginning', 'b', 2)],
      ['In the beginning b'],
    ],
    [
      'words over a whole verse',
      [whole('a'), mark('1', 'God', 'b', 2)],
      ['In the beginning  a', 'God b', ' created a'],
    ],
    ['a whole verse over words', [mark('1', 'God', 'b'), whole('a', 2)], [`${text} a`]],
    [
      'one that waits over one that the server has, whatever the clock',
      [mark('1', 'God', 'a', 9_999), mark('2', 'God', 'b', 1, true)],
      ['God b'],
    ],
    ['at one instant in the order of their keys', [mark('2', 'God', 'b'), mark('1', 'God', 'a')], ['God b']],
  ])('%s', (_, coloured, shown) => {
    expect(shownPieces(coloured).map(({ from, to, tag }) => `${text.slice(from, to)} ${tag}`)).toEqual(shown)
  })
})

describe('a colour for words', () => {
  it.each<[string, Coloured[], string, string | undefined, string[]]>([
    ['without another one', [], 'God', 'a', [' God a']],
    ['over the same words', [mark('1', 'God', 'a')], 'God', 'b', [' God b']],
    [
      'beside words of that colour joins them',
      [mark('1', 'beginning', 'a')],
      'God',
      'a',
      ['wmk:1 beginning God a'],
    ],
    [
      'over the beginning of another leaves its rest',
      [mark('1', 'the beginning God', 'a')],
      'In the',
      'b',
      [' In the b', 'wmk:1 beginning God a'],
    ],
    [
      'inside of another leaves both sides',
      [mark('1', 'the beginning God', 'a')],
      'beginning',
      'b',
      ['wmk:1 the a', ' beginning b', 'wmk:1 God a'],
    ],
    [
      'is taken off inside',
      [mark('1', 'the beginning God', 'a')],
      'beginning',
      undefined,
      ['wmk:1 the a', 'wmk:1 God a'],
    ],
    ['is taken off all of it', [mark('1', 'God', 'a')], 'beginning God', undefined, []],
  ])('%s', (_, coloured, words, tag, pieces) => {
    expect(
      recoloured(text, shownPieces(coloured), at(words), tag).map(
        (one) => `${one.key} ${text.slice(one.from, one.to)} ${one.tag}`,
      ),
    ).toEqual(pieces)
  })

  const place = { numbering: 'eng', canonical: 1_001_001, edition: 'KJV' } as const
  const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const tags = [uuid(1), uuid(2), uuid(3)] as const

  it.each<[string, Coloured[], string, string | undefined, string[]]>([
    ['is one change', [], 'God', tags[0], ['+ God']],
    ['over a whole verse leaves that alone', [whole(tags[1])], 'God', tags[0], ['+ God']],
    ['is no change where they have none to take off', [mark('1', 'In', tags[0])], 'God', undefined, []],
    [
      'of a whole verse is taken off some of them: the others keep it',
      [whole(tags[1])],
      'God',
      undefined,
      [`- tgg:${tags[1]}:v:eng:1001001`, '+ In the beginning', '+ created'],
    ],
    [
      'over marks changes the first of them',
      [mark('1', 'the', tags[1]), mark('2', 'beginning', tags[2])],
      'In the beginning',
      tags[0],
      ['- wmk:2', '+ In the beginning'],
    ],
  ])('%s', (_, coloured, words, tag, written) => {
    let ids = 100
    const changes = recolourChanges({ ...place, text, coloured }, at(words), tag, () => uuid((ids += 1)))
    expect(
      changes.map(({ key, body }) =>
        typeof body === 'object' && body !== null && 'words' in body ? `+ ${body.words}` : `- ${key}`,
      ),
    ).toEqual(written)
  })

  it('is what its words show afterwards, and all others show what they did before', () => {
    const words = wordsIn(text)
    const range = fc
      .tuple(fc.nat(words.length - 1), fc.nat(words.length - 1))
      .map(([a, b]) => ({ from: words[Math.min(a, b)]?.from ?? 0, to: words[Math.max(a, b)]?.to ?? 0 }))
    const coloured = fc
      .array(fc.record({ range, tag: fc.constantFrom(...tags), at: fc.nat(5), isWhole: fc.boolean() }), {
        maxLength: 5,
      })
      .map((all) =>
        all.map(
          ({ range: own, tag, at: time, isWhole }, n): Coloured =>
            isWhole
              ? { ...whole(tag, time) }
              : { key: `wmk:${uuid(n + 10)}`, tag, at: time, isWaiting: false, ...own },
        ),
      )
      .map((all) => [...new Map(all.map((one) => [one.key, one])).values()])
    const shown = (all: readonly Coloured[]) =>
      words.map(
        (word) => shownPieces(all).find((piece) => piece.from <= word.from && piece.to >= word.to)?.tag,
      )
    fc.assert(
      fc.property(coloured, range, fc.constantFrom(undefined, ...tags), (before, chosen, tag) => {
        let ids = 100
        const changes = recolourChanges({ ...place, text, coloured: before }, chosen, tag, () =>
          uuid((ids += 1)),
        )
        const after = new Map(before.map((one) => [one.key, one]))
        for (const { kind, key, body } of changes) {
          if (body === null) after.delete(key)
          else if (kind === 'wordMark')
            after.set(key, { key, tag: body.tag, from: body.from, to: body.to, at: 9, isWaiting: false })
        }
        const isChosen = (n: number) =>
          (words[n]?.from ?? 0) >= chosen.from && (words[n]?.to ?? 0) <= chosen.to
        expect(shown([...after.values()])).toEqual(shown(before).map((old, n) => (isChosen(n) ? tag : old)))
      }),
    )
  })

  it('keeps the mark whose words it changes', () => {
    const [change] = recolourChanges(
      { ...place, text, coloured: [mark('1', 'God', tags[1])] },
      at('God'),
      tags[0],
      () => uuid(9),
    )
    expect(change).toMatchObject({ key: 'wmk:1', body: { tag: tags[0], words: 'God' } })
  })

  it('changes nothing where the words are too many to be kept', () => {
    const long = 'word '.repeat(limits.maxMarkedWords)
    const changes = recolourChanges(
      { ...place, text: long, coloured: [] },
      { from: 0, to: long.length },
      tags[0],
      () => uuid(1),
    )
    expect(changes).toEqual([])
  })
})
