import { describe, expect, it } from 'vitest'
import type { Change, Op } from '../../../contract/members/op'
import type { SyncRow } from '../../../contract/members/things'
import { dayMs } from '../../../time'
import {
  activityChange,
  activityFields,
  noteChange,
  noteFields,
  optionChange,
  storedNote,
  uuid,
} from '../../testing/samples'
import { shownThing } from './shown-thing'

const nothingCleared = { clearedBefore: 0, clears: [] }
const target = 'v:eng:43003016'

function op(change: Change, rest: Partial<Pick<Op, 'seq' | 'at' | 'base'>> = {}): Op {
  const made = { seq: 1, opId: uuid(9), user: 1, device: 'd1', lane: change.key, at: 5_000, v: 1, ...rest }
  return { ...change, ...made, attempts: 0, nextTry: 0, state: 'queued' }
}

function row(key: string, data: SyncRow['data'], rev = 4): SyncRow {
  return { key, rev, deleted: data === null, data }
}

describe('shownThing', () => {
  it('is what the server has, while nothing waits', () => {
    const key = `note:${uuid(1)}`
    expect(shownThing(key, row(key, storedNote('text', 70)), [], nothingCleared)).toEqual({
      key,
      kind: 'note',
      waiting: 0,
      rev: 4,
      at: 70,
      places: ['eng:43003000'],
      tags: [],
      data: { ...noteFields('text'), createdAt: 70, changedAt: 70 },
    })
  })

  it('folds what waits over it in its order', () => {
    const ops = [op(optionChange('LUT')), op(optionChange('BSB'), { seq: 2 })]
    expect(shownThing('opt:bibles', row('opt:bibles', 'KJV'), ops, nothingCleared)).toMatchObject({
      data: 'BSB',
      waiting: 2,
    })
  })

  it('keeps when a note was made and what it is a copy of', () => {
    const key = `note:${uuid(1)}`
    const copyOf = { note: uuid(2), writtenAt: 60 }
    const stored = row(key, { ...noteFields('old'), createdAt: 70, changedAt: 80, copyOf })
    const shown = shownThing(key, stored, [op(noteChange(1, 'new'), { base: 4 })], nothingCleared)
    expect(shown?.data).toEqual({ ...noteFields('new'), createdAt: 70, changedAt: 5_000, copyOf })
  })

  it('says which revision the writer of a waiting text had seen, not what came meanwhile', () => {
    const key = `note:${uuid(1)}`
    const waiting = [op(noteChange(1, 'mine'), { base: 4 })]
    expect(shownThing(key, row(key, storedNote('theirs'), 8), waiting, nothingCleared)).toMatchObject({
      rev: 4,
    })
  })

  it.each<[string, SyncRow | undefined, Op[]]>([
    ['a deleted row', row('opt:bibles', null), []],
    ['nothing', undefined, []],
    ['a thing whose deletion waits', row(`note:${uuid(1)}`, storedNote('text')), [op(noteChange(1, null))]],
    ['data of another shape', row(`tag:${uuid(1)}`, { nome: 'grace' }), []],
    ['a key of another time', row('abc:1', 'x'), []],
  ])('shows nothing of %s', (_, stored, ops) => {
    const key = stored?.key ?? 'opt:bibles'
    expect(shownThing(key, stored, ops, nothingCleared)).toBeUndefined()
  })

  it.each<[Change, object]>([
    [
      { kind: 'like', key: `like:verse:${target}`, body: true },
      { places: ['eng:43003000'], tags: [], at: 5_000 },
    ],
    [
      { kind: 'tagging', key: `tgg:${uuid(7)}:${target}`, body: true },
      { places: ['eng:43003000'], tags: [uuid(7)], at: 5_000 },
    ],
    [
      { kind: 'progress', key: 'rpp:plan:day-1', body: true },
      { at: 5_000, data: { at: 5_000 } },
    ],
    [
      { kind: 'tag', key: `tag:${uuid(7)}`, body: { name: 'grace', shared: false } },
      { data: { name: 'grace', shared: false } },
    ],
    [
      { kind: 'dismissal', key: 'dis:3', body: { days: 2, readingPlan: false, ids: [] } },
      { data: { until: 5_000 + 2 * dayMs } },
    ],
    [activityChange(1), { at: 5_000, data: { ...activityFields(1), occurredAt: 5_000 } }],
  ])('finds $key where it belongs', (change, found) => {
    expect(shownThing(change.key, undefined, [op(change)], nothingCleared)).toMatchObject({
      waiting: 1,
      rev: 0,
      ...found,
    })
  })

  it('hides activities at or before the mark, and those a waiting clear knew; clocks of devices are not asked', () => {
    const key = `act:${uuid(1)}`
    const stored = row(key, { ...activityFields(1), occurredAt: 9_000 }, 4)
    const clear = op({ kind: 'clear', key: 'clear', body: null }, { seq: 5, at: 1 })
    const isShown = (clearing: { clearedBefore: number; clears: Op[] }, rows = stored, ops: Op[] = []) =>
      shownThing(key, rows, ops, clearing) !== undefined
    expect(isShown({ clearedBefore: 9_000, clears: [] })).toBe(false)
    expect(isShown({ clearedBefore: 8_999, clears: [] })).toBe(true)
    expect(isShown({ clearedBefore: 0, clears: [{ ...clear, base: 4 }] })).toBe(false)
    expect(isShown({ clearedBefore: 0, clears: [{ ...clear, base: 3 }] })).toBe(true)
    const waiting = (seq: number) =>
      shownThing(key, undefined, [op(activityChange(1), { seq })], { clearedBefore: 0, clears: [clear] })
    expect([waiting(4) === undefined, waiting(6) === undefined]).toEqual([true, false])
  })
})
