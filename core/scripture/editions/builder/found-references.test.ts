import { describe, expect, it } from 'vitest'
import { fakeReading } from '../../../../tests/support/editions/built-edition'
import { resolveReferences } from './found-references'

const place = { book: 40, chapter: 1 }
const resolve = (...found: { content: string; target?: string }[]) =>
  resolveReferences(found, place, fakeReading)

describe('cross references', () => {
  it('take the range their markup names', () => {
    expect(resolve({ content: 'Mark 1:2–3', target: 'b41 1:2-3' })).toMatchObject({
      references: [{ canonical: 41_001_002, canonical_end: 41_001_003, content: 'Mark 1:2–3' }],
      unread: [],
    })
  })

  it('are read out of running text when there is no target or it names nothing', () => {
    const { references } = resolve(
      { content: 'b41 1:2; b42 3:4.' },
      { content: 'b43 1:1', target: 'nonsense' },
    )
    expect(references.map((one) => [one.canonical, one.content])).toEqual([
      [41_001_002, 'b41 1:2'],
      [42_003_004, 'b42 3:4'],
      [43_001_001, 'b43 1:1'],
    ])
  })

  it('are printed with the words around them', () => {
    const { references, unread } = resolve({ content: 'See b41 1:2; and b42 3:4 parallel passages.' })
    expect(references.map((one) => one.content)).toEqual(['See b41 1:2', 'and b42 3:4 parallel passages.'])
    expect(unread).toEqual([])
  })

  it('keep words that cannot be read, and say so when a number is among them', () => {
    const { references, unread } = resolve({ content: 'b41 1:2; 2 Enoch 5' })
    expect(references).toEqual([{ canonical: 41_001_002, content: 'b41 1:2; 2 Enoch 5' }])
    expect(unread).toEqual(['2 Enoch 5'])
  })

  it('are none when nothing can be read', () => {
    expect(resolve({ content: ' 2 Enoch\n 5 ' })).toEqual({
      references: [],
      unread: ['2 Enoch 5'],
      content: '2 Enoch 5',
    })
  })
})
