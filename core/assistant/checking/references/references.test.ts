/** Every place that is shown exists; what only looks like one is not shown. */
import { describe, expect, it } from 'vitest'
import { checkedEvents, removedReasons, shownText } from '../../../../tests/support/assistant/checked-text'
import { firstSource, starterLibrary } from '../../../../tests/support/assistant/rows'
import { passageSource } from '../../passage-source'

async function check(text: string, sources = [firstSource]) {
  const events = await checkedEvents(await starterLibrary('en'), [text], { sources })
  return { events, shown: shownText(events), removed: removedReasons(events) }
}

const link = (href: string, label: string) => ({ tag: 'a', href, children: [label] })

describe('markers', () => {
  it('a place is a link and a card', async () => {
    const { events } = await check('Grace is told [[Jn 1:16]].')
    expect(events.map(({ type }) => type)).toEqual(['sources', 'sentence', 'sentence'])
    expect(events[1]).toEqual({
      type: 'sentence',
      part: {
        kind: 'text',
        begins: 'paragraph',
        nodes: ['Grace is told ', link('/SEN/John1:16', 'John 1:16'), '.'],
        cites: [],
      },
    })
    expect(events[2]).toEqual({ type: 'sentence', part: { kind: 'source', n: 2 } })
  })

  it('a known source with the same address keeps its number', async () => {
    const source = await passageSource(await starterLibrary('en'), 43_001_016, 43_001_016)
    const { events } = await check('Told [[John 1:16]].', source ? [firstSource, { ...source, n: 7 }] : [])
    expect(events.map(({ type }) => type)).toEqual(['sentence', 'sentence'])
    expect(events[1]).toEqual({ type: 'sentence', part: { kind: 'source', n: 7 } })
  })

  it('a list that begins with the same place is another source', async () => {
    const source = await passageSource(await starterLibrary('en'), 43_001_016, 43_001_016)
    const list = { ...firstSource, n: 2, kind: 'entry' as const, link: source?.link ?? '' }
    const { events } = await check('Told [[John 1:16]].', [firstSource, list])
    expect(events.at(-1)).toEqual({ type: 'sentence', part: { kind: 'source', n: 3 } })
  })

  it.each([
    ['[[John\u00a01:16]]', 'John 1:16'],
    ['[[John 1:16\u201117]]', 'John 1:16-17'],
    ['[[John\u202f1:16–17]]', 'John 1:16-17'],
    ['[[John 1:16; Mark 1:1]]', 'John 1:16; Mark 1:1'],
    ['[[John 1:16|the text]]', 'John 1:16'],
    ['【John 1:16】', 'John 1:16'],
    ['[[John 1:50-2:2]]', 'John 1:50-2:2'],
    ['[[Genesis 1]]', 'Genesis 1'],
    // Not in this edition, but it exists.
    ['[[Exodus 20:3]]', 'Exodus 20:3'],
  ])('%s', async (marker, label) => {
    expect(await check(`Told often ${marker}.`)).toMatchObject({ shown: `Told often ${label}.`, removed: [] })
  })

  it.each([
    ['Told often [[John 3:99]].', 'Told often.'],
    ['Told often ([[Hezekiah 4:5]]).', 'Told often.'],
    ['Told often [[John 1:16; John 3:99]].', 'Told often John 1:16.'],
    ['Told often [[not a place]].', 'Told often.'],
    // Nothing sensible is left of these.
    ['It is told in [[Psalm 151:1]].', ''],
    ['In [[John 3:99]] it is told.', ''],
    ['See [[verse 3]].', ''],
  ])('%s is taken out', async (text, shown) => {
    expect(await check(text)).toMatchObject({ shown, removed: ['reference'] })
  })

  it.each([
    ['Told [1].', [1]],
    ['Told [1][2].', [1]],
    ['Told [1, 2].', [1]],
    ['Told.[1]', [1]],
    ['Told. [1]', [1]],
    ['Told 【1】.', [1]],
    ['Told 【1†source】.', [1]],
    ['Told [^1].', [1]],
    ['Told [١].', [1]],
    ['Told [7].', []],
    ['Told [0].', []],
  ])('%s', async (text, cites) => {
    const { events, removed } = await check(text)
    expect(events).toEqual([
      { type: 'sentence', part: { kind: 'text', begins: 'paragraph', nodes: ['Told.'], cites } },
    ])
    expect(removed).toEqual([])
  })
})

describe('running text', () => {
  it('a place becomes a link with its words as written', async () => {
    const { events } = await check('As St. John 3,16 teaches.')
    expect(events).toEqual([
      {
        type: 'sentence',
        part: {
          kind: 'text',
          begins: 'paragraph',
          nodes: ['As St. ', link('/SEN/John3:16', 'John 3,16'), ' teaches.'],
          cites: [],
        },
      },
    ])
  })

  it.each([
    'Verse 3 goes on.',
    'It begins at 10:30 and ends at 18:00.',
    'It costs 3.50 Euro or $ 4.20.',
    'It was in 57, or in 1990, or 586 BC.',
    'About 2.5 million people live there, 1,000 of them here.',
    'Chapter 4 tells more.',
    'He had 12 disciples and 3 friends.',
    'There are 150 psalms, 66 books and 1,189 chapters.',
    'In V. 16 and chapter 3 it comes back.',
    'Nero burnt Rome in AD 64.',
  ])('%s', async (text) => {
    expect(await check(text)).toMatchObject({ shown: text, removed: [] })
  })

  it.each([
    'John 3:99 says it.',
    'John 3: 99 says it.',
    'John 3v99 says it.',
    'John 3:16-99 says it.',
    'John 3:16, 17, 99.',
    'John 3:16; 99:1.',
    'Psalm 151 says it.',
    'Psalm CLI says it.',
    'Mark 17 says it.',
    'First Corinthians 17 says it.',
    'Song of Songs 9 says it.',
    '3 Corinthians 2:1 says it.',
    'Third Corinthians 2:1 says it.',
    'Hezek 4:5 says it.',
    'chapter 3 verse 99 says it.',
    'John 3, verse 99 says it.',
    'verse 77 of Psalm 117 says it.',
    'Chapter 30 of John says it.',
    'The 30th chapter of John says it.',
    'Mark 17 and Mark 3 say it.',
    'Matthew 28,21 says it.',
    'Jude 26 says it.',
    'It is found (3:99).',
    'Enoch 1:9 says it.',
    'Ｊｏｈｎ ３：９９ says it.',
    'Jоhn 3:99 says it.',
    'John 3\u22369\u22369 says it.',
    'Jo\u200bhn 3:\u206099 says it.',
  ])('%s is not shown', async (text) => {
    expect(await check(text)).toMatchObject({ shown: '', removed: ['reference'] })
  })
})
