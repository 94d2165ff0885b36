import { describe, expect, it } from 'vitest'
import { tagColours } from '../contract/members/tag-colours'
import { uuidSchema } from '../contract/members/things'
import { builtInTagId, builtInTags } from './built-in-tags'

describe('built-in tags', () => {
  it('never change their ids: they stand in the databases of members', () => {
    expect(builtInTagId(1, 'yellow')).toBe('03f407ad-fb86-8002-b3bd-467747e780c0')
    expect(builtInTagId(4711, 'pink')).toBe('b93b3327-816e-88a5-a245-0b462df14e50')
  })

  it('have ids of their own for every member and colour, all of them uuids', () => {
    const ids = Array.from({ length: 2_000 }, (_, user) => [...builtInTags(user + 1).keys()]).flat()
    expect(new Set(ids).size).toBe(2_000 * tagColours.length)
    expect(ids.filter((id) => !uuidSchema.safeParse(id).success)).toEqual([])
  })
})
