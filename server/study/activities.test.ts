import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askHandler } from '../../tests/support/databases/call-handler'
import { addMember, putThings, readyStore } from '../../tests/support/databases/stored-things'
import { oneDatabase, type TestStore } from '../../tests/support/databases/test-databases'
import { activities, activityAbbreviations, lastActivity } from './activities'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const at = (text: string) => Date.parse(text)
const activity = (name: string, occurredAt: number, more: object = {}) => ({
  name,
  route: `/LUT12/${encodeURIComponent(name)}`,
  type: 'text',
  abbreviations: 'LUT12',
  parent: 0,
  occurredAt,
  ...more,
})

describe.each(oneDatabase)('the history in $name', ({ open }) => {
  let store: TestStore
  let member = 0
  let other = 0
  beforeAll(async () => {
    store = await open()
    member = await addMember(store, 'a@example.org', 'Europe/Berlin')
    other = await addMember(store, 'b@example.org')
    await putThings(store, member, {
      [`act:${uuid(1)}`]: activity('Joh1', at('2026-03-01T10:00:00Z')),
      [`act:${uuid(2)}`]: activity('100 % Gnade', at('2026-03-02T22:59:59Z'), {
        type: 'search',
        abbreviations: 'SEN,BSB',
      }),
      [`act:${uuid(3)}`]: activity('Joh1', at('2026-03-02T23:00:00Z')),
      [`act:${uuid(4)}`]: null,
      [`like:verse:v:eng:1001001`]: { at: 1 },
    })
    await putThings(store, other, {
      [`act:${uuid(5)}`]: activity('Fremd', at('2026-03-03T00:00:00Z'), { abbreviations: 'KJV' }),
    })
  })
  afterAll(async () => await store.close())

  async function ids(query: Record<string, string>, user = member): Promise<number[]> {
    const { data } = await askHandler('activities', activities(readyStore(store)), { query, user })
    return data.activities.map(({ id }) => Number(id.slice(-4)))
  }

  it('begins with the newest; an unknown order is that too, a minus turns it round', async () => {
    expect(await ids({})).toEqual([3, 2, 1])
    expect(await ids({ sort: 'nonsense' })).toEqual([3, 2, 1])
    expect(await ids({ sort: '-date' })).toEqual([1, 2, 3])
    expect(await ids({ sort: 'name' })).toEqual([2, 3, 1])
    expect(await ids({ sort: '-type' })).toEqual([3, 1, 2])
  })

  it.each([
    [{ types: ['search'] }, [2]],
    [{ types: 'text' }, [3, 1]],
    [{ types: [] }, []],
    [{ search: 'joh' }, [3, 1]],
    [{ search: '%' }, [2]],
    [{ search: '_' }, []],
    [{ search: "'; drop table things; --" }, []],
    // Days begin in Berlin, one hour before they do in Greenwich.
    [{ date: '2026-03-02' }, [2]],
    [{ date: '2026-03-03' }, [3]],
    [{ date: '2026-03-01..2026-03-02' }, [2, 1]],
    [{ date: '2026-03-02', search: 'joh' }, []],
    [{ unknown: 'word' }, [3, 2, 1]],
  ])('filters %o', async (filter, expected) => {
    expect(await ids({ filter: JSON.stringify(filter) })).toEqual(expected)
  })

  it.each([
    'no json',
    '{"date":"yesterday"}',
    '{"types":["note"]}',
    '[]x',
    '{"search":7}',
    '{"search":"\\u0000"}',
  ])('refuses the filter %s', async (filter) => {
    await expect(ids({ filter })).rejects.toMatchObject({ code: 'invalid-input' })
  })

  it('comes in pages and says how many there are', async () => {
    const page = async (number: number) =>
      await askHandler('activities', activities(readyStore(store)), {
        query: { page: String(number), limit: '2' },
        user: member,
      })
    const [first, second, third] = [await page(1), await page(2), await page(3)]
    expect(first.data.meta).toEqual({ max_page: 2 })
    expect([first, second, third].map(({ data }) => data.activities.length)).toEqual([2, 1, 0])
  })

  it('shows each place once where that is asked for', async () => {
    expect(await ids({ mode: 'last' })).toEqual([3, 2])
    expect(await ids({ mode: 'anything' })).toEqual([3, 2, 1])
  })

  it('knows the last one and the translations, each member their own', async () => {
    const last = async (user: number) =>
      (await askHandler('lastActivity', lastActivity(readyStore(store)), { user })).data
    expect(await last(member)).toMatchObject({
      id: uuid(3),
      name: 'Joh1',
      occurredAt: at('2026-03-02T23:00:00Z'),
    })
    expect(await last(other)).toMatchObject({ name: 'Fremd' })
    expect(await last(999)).toBeNull()
    const abbreviations = activityAbbreviations(readyStore(store))
    const answer = await askHandler('activityAbbreviations', abbreviations, { user: member })
    expect(answer.data).toEqual(['BSB', 'LUT12', 'SEN'])
  })
})
