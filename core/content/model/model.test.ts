import { describe, expect, it } from 'vitest'
import type { Article } from '../../contract/content/article'
import { type PackManifest, packDifference, packManifestSchema } from '../../contract/content/manifest'
import { packRanges, unpackRanges } from '../../scripture/packed-ranges'
import { indexChapters, packChapters, unpackChapters } from './chapters'
import { byHead, headKey } from './head-key'
import { createIdGiver } from './ids'
import { scopeOf } from './segments'

describe('ids', () => {
  it('stay over updates and are never given twice', () => {
    const first = createIdGiver()
    expect(['aaron', 'adam', 'adam', 'zion'].map(first.give)).toEqual([1, 2, 3, 4])
    const second = createIdGiver(first.finish())
    expect(['abel', 'adam', 'zion'].map(second.give)).toEqual([5, 2, 4])
    const third = createIdGiver(second.finish())
    expect(['aaron', 'adam', 'adam', 'eve'].map(third.give)).toEqual([1, 2, 3, 6])
  })

  it('take any head as a key', () => {
    const giver = createIdGiver()
    expect(['__proto__', 'constructor', '__proto__'].map(giver.give)).toEqual([1, 2, 3])
    expect(createIdGiver(giver.finish()).give('constructor')).toBe(2)
  })
})

describe('ranges', () => {
  it('are written by what stands before', () => {
    const ranges = [
      { from: 2006016, to: 2006020 },
      { from: 2006023, to: 2006023 },
      { from: 2007000, to: 2007000 },
      { from: 39004005, to: 40001001 },
      { from: 40000000, to: 40000000 },
    ]
    expect(packRanges(ranges)).toBe('2.6.16-20 23 7.0 39.4.5-40.1.1 0.0')
    expect(unpackRanges(packRanges(ranges))).toEqual(ranges)
  })
})

describe('chapters', () => {
  const named: Article = {
    id: 9,
    head: 'Aaron',
    parts: [{ tag: 'ref', from: 2006020, to: 2008001, children: ['Ex. 6:20-8:1'] }],
    at: [{ from: 1001000, to: 1001000 }],
  }

  it('lead to articles that name them', () => {
    const index = indexChapters('dictionary', [named])
    expect([...index]).toEqual([
      [1001000, [9]],
      [2006000, [9]],
      [2007000, [9]],
      [2008000, [9]],
    ])
    expect(unpackChapters(packChapters(index))).toEqual(index)
  })

  it('lead only to sections that stand there in a commentary', () => {
    expect([...indexChapters('commentary', [named]).keys()]).toEqual([1001000])
    expect(indexChapters('topics', [named]).size).toBe(0)
  })
})

describe('heads', () => {
  it('are found without case, marks and signs', () => {
    expect(headKey('Élie (the “Tishbite”)')).toBe('elie the tishbite')
    expect(headKey("Jacob's Well")).toBe('jacobs well')
  })

  it('stand in the order of their language, numbers by their value', () => {
    const heads = ['Psalm 10', 'Zion', 'Ägypten', 'Psalm 9'].map((head, id) => ({ id, head }))
    expect(heads.toSorted(byHead('de')).map(({ head }) => head)).toEqual([
      'Ägypten',
      'Psalm 9',
      'Psalm 10',
      'Zion',
    ])
  })
})

describe('segments', () => {
  it('hold shares that no other article moves, and whole books of a commentary', () => {
    expect(scopeOf('dictionary', { id: 12 })).toBe('4')
    expect(scopeOf('commentary', { id: 12, at: [{ from: 43003001, to: 43003008 }] })).toBe('43')
    expect(scopeOf('commentary', { id: 12 })).toBe('0')
  })
})

describe('an update', () => {
  const manifest = (hashes: string[]): PackManifest =>
    packManifestSchema.parse({
      format: 1,
      kind: 'dictionary',
      abbr: 'EASTON',
      name: 'Easton',
      locale: 'en',
      direction: 'ltr',
      numbering: 'eng',
      licence: 'Public domain',
      attribution: '',
      sourceUrl: '',
      version: hashes.join(''),
      counts: { items: 1, refs: 0, doubtful: 0, media: 0 },
      segments: hashes.map((hash) => ({ role: 'articles', hash, size: 20, packed: 10 })),
    })

  it('fetches what changed and names what is needed no more', () => {
    const difference = packDifference(manifest(['a', 'c', 'd']), manifest(['a', 'b']))
    expect(difference.wanted.map(({ hash }) => hash)).toEqual(['c', 'd'])
    expect(difference.kept.map(({ hash }) => hash)).toEqual(['a'])
    expect(difference.unneeded).toEqual(['b'])
    expect(difference.bytes).toBe(20)
    expect(packDifference(manifest(['a'])).wanted).toHaveLength(1)
  })

  it('is refused without a licence', () => {
    expect(packManifestSchema.safeParse({ ...manifest([]), licence: '' }).success).toBe(false)
  })
})
