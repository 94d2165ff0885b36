import { describe, expect, it } from 'vitest'
import type { SyncRow } from '../../../contract/members/things'
import type { PullPage } from '../../pull-page'
import { drive } from '../../steps'
import { activityFields, optionChange, sampleDevice, uuid } from '../../testing/samples'
import { MapClientStore } from '../../testing/stores/map-client-store'
import { addChanges } from '../changes/add-changes'
import { firstFacts } from '../sync-facts'
import { applyPage } from './apply-page'

const device = sampleDevice({ now: 1_000 })

function option(path: string, rev: number, data: string | null): SyncRow {
  return { key: `opt:${path}`, rev, deleted: data === null, data }
}

function page(changes: SyncRow[], cursor: string, rest: Partial<PullPage> = {}): PullPage {
  return { changes, cursor, more: false, reset: false, epoch: 'e1', clearedBefore: 0, ...rest }
}

function setUp(...rows: SyncRow[]) {
  const store = new MapClientStore()
  const apply = (asked: string, given: PullPage) => drive(applyPage(device, asked, given), store)
  const shown = () => [...store.thingMap.values()].map(({ key, data }) => `${key}=${String(data)}`)
  apply('', page(rows, 'c:e1:5', { reset: true }))
  return { store, apply, shown }
}

describe('applyPage', () => {
  it('stores rows and cursor and shows them', () => {
    const { store, apply, shown } = setUp()
    expect(apply('c:e1:5', page([option('bibles', 6, 'KJV')], 'c:e1:6', { more: true }))).toBe(true)
    expect(store.facts()).toMatchObject({ cursor: 'c:e1:6', seen: 6 })
    expect(shown()).toEqual(['opt:bibles=KJV'])
  })

  it('removes what was deleted and keeps its revision, so that a late answer does not bring it back', () => {
    const { store, apply, shown } = setUp(option('bibles', 5, 'KJV'))
    apply('c:e1:5', page([option('bibles', 7, null)], 'c:e1:7'))
    apply('c:e1:7', page([option('bibles', 6, 'LUT')], 'c:e1:7'))
    expect(shown()).toEqual([])
    expect(store.rowMap.get('opt:bibles')).toMatchObject({ rev: 7, deleted: true })
  })

  it('takes the rows of a page another tab has overtaken, not its cursor', () => {
    const { store, apply, shown } = setUp(option('bibles', 5, 'KJV'))
    apply('c:e1:5', page([option('bibles', 9, 'BSB')], 'c:e1:9'))
    expect(apply('c:e1:5', page([option('bibles', 6, 'LUT'), option('promo', 7, 'x')], 'c:e1:7'))).toBe(true)
    expect(store.facts()).toMatchObject({ cursor: 'c:e1:9' })
    expect(shown()).toEqual(['opt:bibles=BSB', 'opt:promo=x'])
  })

  it('goes on showing what the person has changed', () => {
    const { store, apply } = setUp()
    drive(addChanges(device, [optionChange('mine')]), store)
    apply('c:e1:5', page([option('bibles', 6, 'theirs')], 'c:e1:6'))
    expect(store.thingMap.get('opt:bibles')).toMatchObject({ data: 'mine', waiting: 1, rev: 6 })
    expect(store.rowMap.get('opt:bibles')).toMatchObject({ data: 'theirs' })
  })

  it('builds a snapshot beside the rows and swaps when it is whole', () => {
    const { apply, shown } = setUp(option('bibles', 4, 'old'), option('promo', 5, 'gone'))
    apply(
      'c:e1:5',
      page([option('bibles', 2, 'restored')], 's:e2:2:3', { reset: true, more: true, epoch: 'e2' }),
    )
    expect(shown()).toEqual(['opt:bibles=old', 'opt:promo=gone'])
    apply('s:e2:2:3', page([option('externalLinks', 3, 'new')], 'c:e2:3', { epoch: 'e2' }))
    expect(shown()).toEqual(['opt:bibles=restored', 'opt:externalLinks=new'])
  })

  it('begins a snapshot anew when the server says so in the middle of one', () => {
    const { store, apply, shown } = setUp(option('bibles', 4, 'old'))
    apply('c:e1:5', page([option('promo', 2, 'half')], 's:e1:2:9', { reset: true, more: true }))
    apply('s:e1:2:9', page([option('bibles', 12, 'new')], 'c:e1:12', { reset: true }))
    expect(shown()).toEqual(['opt:bibles=new'])
    expect(store.facts()).toMatchObject({ isSnapshot: false, cursor: 'c:e1:12' })
  })

  it('hides the history at or before a new clear mark, of which the mark alone tells', () => {
    const { store, apply } = setUp({
      key: `act:${uuid(1)}`,
      rev: 5,
      deleted: false,
      data: { ...activityFields(1), occurredAt: 70 },
    })
    expect(store.thingMap.size).toBe(1)
    apply('c:e1:5', page([], 'c:e1:5', { clearedBefore: 70 }))
    expect(store.thingMap.size).toBe(0)
  })

  it('ends the wait of the path', () => {
    const { store, apply } = setUp()
    store.putFacts({ ...firstFacts, cursor: 'c:e1:5', failures: 3, nextTry: 9_000 })
    apply('c:e1:5', page([], 'c:e1:5'))
    expect(store.facts()).toMatchObject({ failures: 0, nextTry: 0 })
  })
})
