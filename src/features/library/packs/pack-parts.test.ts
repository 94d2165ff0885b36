import { describe, expect, it } from 'vitest'
import { packParts } from './pack-parts'

const articles = (scope: string, packed: number) => ({
  role: 'articles' as const,
  scope,
  packed,
  size: 1,
  hash: scope,
})
const segments = [
  { role: 'heads' as const, packed: 5, size: 1, hash: 'h' },
  articles('43', 30),
  articles('1', 10),
  articles('2', 20),
  articles('0', 1),
]

describe('the parts of a pack', () => {
  it('are its books in their order, without what belongs to none', () => {
    expect(packParts({ segments }, [43]).books).toEqual([
      { book: 1, bytes: 10, isHere: false },
      { book: 2, bytes: 20, isHere: false },
      { book: 43, bytes: 30, isHere: true },
    ])
  })

  it('are testaments of several books, as far as they are not here', () => {
    expect(packParts({ segments }, [1]).testaments).toEqual([{ name: 'old', missing: [2], bytes: 20 }])
    expect(packParts({ segments }, [1, 2]).testaments).toEqual([])
  })
})
