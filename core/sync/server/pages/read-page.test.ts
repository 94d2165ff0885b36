import { describe, expect, it } from 'vitest'
import * as limits from '../../../limits'
import { dayMs } from '../../../time'
import { drive } from '../../steps'
import { arriving, noteChange } from '../../testing/samples'
import { MapServerStore } from '../../testing/stores/map-server-store'
import { applyOp } from '../apply-op'
import { purgeTombstones } from './purge'
import { readPage } from './read-page'

function setUp(notes: number) {
  const store = new MapServerStore(() => 1_000)
  const write = (n: number, title: string | null) => drive(applyOp(arriving(noteChange(n, title))), store)
  for (let n = 1; n <= notes; n += 1) write(n, `note ${n}`)
  const page = (cursor: string, limit = 2) => drive(readPage(cursor, limit), store)
  return { store, write, page }
}

describe('readPage', () => {
  it('begins with a snapshot, page by page, and goes on with what changed meanwhile', () => {
    const { write, page } = setUp(3)
    const first = page('')
    expect(first).toMatchObject({
      reset: true,
      more: true,
      cursor: 's:e1:2:3',
      changes: [{ rev: 1 }, { rev: 2 }],
    })
    write(1, 'changed')
    const second = page(first.cursor)
    expect(second).toMatchObject({ reset: false, more: true, cursor: 'c:e1:3', changes: [{ rev: 3 }] })
    expect(page(second.cursor)).toMatchObject({
      more: false,
      cursor: 'c:e1:4',
      changes: [{ rev: 4, deleted: false }],
    })
  })

  it('tells what a restored backup lost with the last page too, when others wrote while the snapshot was read', () => {
    const { store, write, page } = setUp(3)
    store.restored(store.backup())
    const first = page('')
    write(1, 'changed')
    const second = page(first.cursor)
    expect([second.more, page(second.cursor)]).toMatchObject([true, { more: false, lost: [[3, 1_000]] }])
  })

  it('answers nothing new with nothing', () => {
    const { page } = setUp(2)
    expect(page('c:e1:2')).toEqual({
      changes: [],
      cursor: 'c:e1:2',
      more: false,
      reset: false,
      epoch: 'e1',
      clearedBefore: 0,
    })
  })

  it('is empty for a member who has nothing', () => {
    expect(setUp(0).page('')).toMatchObject({ changes: [], reset: true, more: false, cursor: 'c:e1:0' })
  })

  it('says that there is more exactly when there is', () => {
    const { page } = setUp(4)
    expect(page('c:e1:0')).toMatchObject({ more: true, cursor: 'c:e1:2' })
    expect(page('c:e1:2')).toMatchObject({ more: false, cursor: 'c:e1:4' })
  })

  it.each(['c:e0:2', 'c:e1:9', 'c:e1:-1', 'c:e1:', 's:e1:1:99', 'x', 'c:e1:2e1'])(
    'begins anew for the cursor %s',
    (cursor) => {
      expect(setUp(3).page(cursor).reset).toBe(true)
    },
  )

  it('begins anew below removed tombstones, and comes to an end all the same', () => {
    const { store, write, page } = setUp(3)
    write(3, null)
    drive(purgeTombstones(1_001 + limits.tombstoneDays * dayMs), store)
    expect(store.marks().floor).toBe(4)
    expect(page('c:e1:3').reset).toBe(true)
    expect(page('c:e1:4').reset).toBe(false)
    const first = page('', 1)
    const second = page(first.cursor, 1)
    expect([first.reset, second.reset]).toEqual([true, false])
    expect(page(second.cursor, 1)).toMatchObject({ reset: false, more: false, changes: [] })
  })

  it('keeps tombstones for their days', () => {
    const { store, write } = setUp(1)
    write(1, null)
    drive(purgeTombstones(1_000 + limits.tombstoneDays * dayMs), store)
    expect(store.marks().floor).toBe(0)
    expect(store.rowMap.size).toBe(1)
  })
})
