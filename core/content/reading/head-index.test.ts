import { describe, expect, it } from 'vitest'
import type { OpenPack } from './content-source'
import { headIndexOf, initialOf } from './head-index'

const packOf = (...heads: readonly string[]) =>
  ({ heads: async () => heads.map((head, place) => ({ id: place + 1, head })) }) as unknown as OpenPack

describe('the heads of a pack', () => {
  it('are known by their keys, those of one head together', async () => {
    const index = await headIndexOf(packOf('Adam', 'ADAM', 'Ölberg'))
    expect(index.keys).toEqual(['adam', 'adam', 'olberg'])
    expect(index.byKey.get('adam')).toEqual([1, 2])
    expect(index.placeOf.get(3)).toBe(2)
  })

  it('begin with letters of any script, and digits as one', async () => {
    const { initials } = await headIndexOf(packOf('…', '12 Stämme', '7 Siegel', 'Ähre', 'Aaron', 'אדם', '𐤀'))
    expect(initials).toEqual(['0', 'a', 'א', '𐤀'])
    expect(initialOf('')).toBe('')
  })
})
