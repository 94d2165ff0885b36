import { describe, expect, it } from 'vitest'
import type { Article } from '../../contract/content/article'
import { articleSchema } from '../../contract/content/article'
import { headRowOf, packArticles, packHeads, unpackArticles, unpackHeads } from './wire'

const articles: Article[] = [
  {
    id: 3,
    head: 'Aaron',
    parts: [
      {
        tag: 'p',
        children: [
          'the eldest son of Amram (',
          { tag: 'ref', from: 2006020, to: 2006020, children: ['Ex. 6:20'] },
          '; ',
          { tag: 'ref', from: 2006023, to: 2006023, children: ['23'] },
          '; ',
          { tag: 'ref', from: 19023000, to: 19023000, children: ['Ps. 23'] },
          '; ',
          { tag: 'ref', from: 2004014, to: 2004016, children: ['Ex. 4:14-16'] },
          ') ',
          { tag: 'ref', from: 45008001, to: 45008001, children: ['there'] },
          { tag: 'entry', id: 7, children: ['HUR'] },
          { tag: 'image', media: 'abc', alt: 'A "seal"' },
          { tag: 'a', href: 'https://example.org/', children: [{ tag: 'em', children: ['more'] }] },
        ],
      },
    ],
  },
  {
    id: 4,
    head: 'Journeys',
    parts: [],
    at: [{ from: 1000000, to: 1000000 }],
    groups: [
      {
        level: 1,
        title: 'Of Paul',
        ranges: [
          { from: 44013001, to: 44014028 },
          { from: 44015000, to: 44015000 },
          { from: 44016001, to: 44016001 },
        ],
        see: [{ text: 'Aaron', id: 3 }, { text: 'Barnabas' }],
      },
      { level: 2, title: '', ranges: [], see: [] },
    ],
  },
  {
    id: 5,
    head: 'Ninety days',
    parts: [{ tag: 'p', children: ['About it'] }],
    rule: 'day',
    groups: [
      { section: { id: 1 }, level: 1, title: '', ranges: [{ from: 1_001_000, to: 1_002_000 }], see: [] },
      { section: { id: 4 }, level: 1, title: 'A rest', ranges: [], see: [] },
    ],
  },
  {
    id: 6,
    head: 'The year',
    parts: [],
    rule: 'date',
    groups: [
      {
        section: { id: 1, date: '12-31' },
        level: 1,
        title: 'The last day',
        ranges: [{ from: 66_022_001, to: 66_022_021 }],
        see: [],
      },
      {
        section: { id: 2, date: '02-29' },
        level: 1,
        title: '',
        ranges: [{ from: 31_000_000, to: 31_000_000 }],
        see: [],
      },
    ],
  },
]

describe('articles on their way', () => {
  it('come back as they were', () => {
    expect(unpackArticles(packArticles(articles))).toEqual(articles)
    expect(articles.map((article) => articleSchema.parse(article))).toEqual(articles)
  })

  it('write a reference by its printed digits where they say it', () => {
    const packed = packArticles(articles)
    expect(packed).toContain('["",2,"Ex. 6:20"]')
    expect(packed).toContain('["",0,"23"]')
    expect(packed).toContain('["","19.23.0","Ps. 23"]')
  })

  it('keep the numbers of their words, in the list of heads too', () => {
    const numbered: Article[] = [
      { id: 1, head: 'ἐγώ', number: 'G1473', otherNumbers: ['G1691', 'G3165'], parts: [] },
      { id: 2, head: 'אֱלֹהִים', number: 'H430G', parts: [] },
    ]
    expect(unpackArticles(packArticles(numbered))).toEqual(numbered)
    const rows = numbered.map(headRowOf)
    expect(rows.map(({ numbers }) => numbers)).toEqual([['G1473', 'G1691', 'G3165'], ['H430G']])
    expect(unpackHeads(packHeads(rows))).toEqual(rows)
  })

  it('of packs from before there were numbers are read', () => {
    expect(unpackHeads('[[3,"Aaron"],[4,"Journeys",1]]')).toEqual([
      { id: 3, head: 'Aaron' },
      { id: 4, head: 'Journeys', isEmpty: true },
    ])
    expect(unpackArticles('[{"i":3,"h":"Aaron"}]')).toEqual([{ id: 3, head: 'Aaron', parts: [] }])
  })

  it.each(['G0025', '25', 'G25,G26', 'G25 ', ''])('have no number like "%s"', (number) => {
    expect(() => unpackArticles(JSON.stringify([{ i: 1, h: 'A', n: number }]))).toThrow()
    expect(() => unpackHeads(JSON.stringify([[1, 'A', 0, number]]))).toThrow()
  })

  it.each([
    '{}',
    'no json',
    '[{"i":1,"h":"A","p":[["script","alert(1)"]]}]',
    '[{"i":1,"h":"A","p":[["a","javascript:alert(1)","x"]]}]',
    '[{"i":1,"h":"A","p":[["","999.1.1","x"]]}]',
    '[{"i":1,"h":"A","p":[["",0,"x"]]}]',
    `[{"i":1,"h":"A","p":[${'["em",'.repeat(60)}"x"${']'.repeat(60)}]}]`,
  ])('are refused when they hold anything else: %s', (text) => {
    expect(() => unpackArticles(text)).toThrow()
  })

  it('go with their heads', () => {
    const heads = [
      { id: 3, head: 'Aaron' },
      { id: 4, head: 'Journeys', isEmpty: true as const },
    ]
    expect(unpackHeads(packHeads(heads))).toEqual(heads)
  })

  it.each([
    [
      'a topic with places',
      [{ level: 1, title: '', ranges: [{ from: 1_001_001, to: 1_001_001 }], see: [] }],
      false,
    ],
    ['a topic that only leads on', [{ level: 1, title: '', ranges: [], see: [{ text: 'B', id: 2 }] }], true],
    ['an entry of a dictionary', undefined, false],
  ])('say of %s whether it is empty', (_, groups, isEmpty) => {
    const row = headRowOf({ id: 1, head: 'A', parts: [], ...(groups && { groups }) })
    expect(row).toEqual(isEmpty ? { id: 1, head: 'A', isEmpty } : { id: 1, head: 'A' })
  })
})
