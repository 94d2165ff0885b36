import { describe, expect, it } from 'vitest'
import { type Change, clearKey } from '../../contract/members/op'
import { dayMs } from '../../time'
import { drive } from '../steps'
import {
  activityChange,
  activityFields,
  arriving,
  noteChange,
  optionChange,
  storedNote,
  uuid,
} from '../testing/samples'
import { MapServerStore } from '../testing/stores/map-server-store'
import { applyOp } from './apply-op'
import type { ArrivingOp } from './calls/arriving-op'

const noteKey = `note:${uuid(1)}`
const clear: Change = { kind: 'clear', key: clearKey, body: null }

function setUp() {
  const store = new MapServerStore(() => 1_000)
  const apply = (change: Change, rest: Partial<ArrivingOp> = {}) =>
    drive(applyOp(arriving(change, { opId: uuid(store.recorded.size + 1), ...rest })), store)
  const living = () => [...store.rowMap.values()].filter(({ deleted }) => !deleted)
  const titles = () => living().map(({ data }) => (data as { title: string }).title)
  return { store, apply, living, titles }
}

describe('applyOp', () => {
  it('gives each changed row the next number of the member', () => {
    const { store, apply } = setUp()
    expect(apply(optionChange('KJV'))).toEqual({
      status: 200,
      rows: [{ key: 'opt:bibles', rev: 1, deleted: false, data: 'KJV' }],
    })
    expect(apply(activityChange(1))).toMatchObject({
      rows: [{ rev: 2, data: { ...activityFields(1), occurredAt: 1_000 } }],
    })
    expect(store.marks()).toMatchObject({ rev: 2, floor: 0, clearedBefore: 0, gaps: [] })
  })

  it('answers a repetition as it answered the first time, and changes nothing', () => {
    const { store, apply } = setUp()
    const first = apply(optionChange('KJV'), { opId: uuid(7) })
    expect(apply(optionChange('KJV'), { opId: uuid(7) })).toEqual(first)
    expect(JSON.stringify(store.recordedOp(uuid(7)))).not.toContain('KJV')
    apply(optionChange('LUT'), { device: 'd2' })
    // The revision its writer has seen; the newer row comes with the next pull.
    expect(apply(optionChange('KJV'), { opId: uuid(7) })).toMatchObject({ rows: [{ rev: 1, data: 'LUT' }] })
    expect(store.row('opt:bibles')).toMatchObject({ data: 'LUT', rev: 2 })
  })

  it('shows what is done after a clear when the clock was put back, and brings nothing cleared back', () => {
    const { store, apply } = setUp()
    const hour = 3_600_000
    apply({ kind: 'clear', key: 'clear', body: null }, { instant: 10 * hour, now: 10 * hour })
    const [now, before] = [2 * hour, { instant: hour, now: 2 * hour }]
    expect(apply(activityChange(1), { instant: now, now })).toMatchObject({ rows: [{ deleted: false }] })
    expect(apply(activityChange(2), before)).toEqual({ status: 200, rows: [] })
    apply({ kind: 'clear', key: 'clear', body: null }, { instant: now, now })
    expect(store.row(`act:${uuid(1)}`)).toMatchObject({ deleted: true })
    expect(apply(activityChange(3), { instant: now + 1, now: now + 1 })).toMatchObject({
      rows: [{ deleted: false }],
    })
  })

  it('refuses another change under a known id', () => {
    const { store, apply } = setUp()
    apply(optionChange('KJV'), { opId: uuid(7) })
    expect(apply(optionChange('LUT'), { opId: uuid(7) })).toEqual({ status: 422, code: 'key-reused' })
    expect(store.row('opt:bibles')).toMatchObject({ data: 'KJV' })
  })

  it('records a refusal, so that a late repetition has no effect either', () => {
    const { store, apply } = setUp()
    const wrong: Change = { kind: 'option', key: 'opt:theme', body: 'pink' }
    expect(apply(wrong, { opId: uuid(7) })).toEqual({ status: 422, code: 'invalid-input' })
    expect(store.recordedOp(uuid(7))).toMatchObject({ outcome: { status: 422 } })
    expect(store.marks().rev).toBe(0)
  })

  it.each<Change>([
    { kind: 'option', key: 'opt:__proto__', body: 'x' },
    { kind: 'option', key: 'opt:theme', body: 3 },
    { kind: 'like', key: noteKey, body: true },
    { kind: 'tag', key: 'tag:1', body: null },
    { kind: 'dismissal', key: 'dis:x', body: { days: 1, readingPlan: false, ids: [] } },
  ])('refuses $kind $key', (change) => {
    expect(setUp().apply(change)).toEqual({ status: 422, code: 'invalid-input' })
  })

  it('works without an id, without protection', () => {
    const { store, apply } = setUp()
    apply(optionChange('KJV'), { opId: undefined })
    apply(optionChange('KJV'), { opId: undefined })
    expect(store.marks().rev).toBe(2)
    expect(store.recorded.size).toBe(0)
  })

  it('keeps since when something was liked, and leaves a tombstone when it is not', () => {
    const { store, apply } = setUp()
    const like = (body: true | null): Change => ({ kind: 'like', key: 'like:verse:v:eng:43003016', body })
    apply(like(true), { instant: 500 })
    expect(apply(like(true), { instant: 900 })).toMatchObject({ rows: [{ rev: 2, data: { at: 500 } }] })
    expect(apply(like(null), { instant: 900, now: 1_500 })).toMatchObject({
      rows: [{ rev: 3, deleted: true, data: null }],
    })
    expect(store.row('like:verse:v:eng:43003016')).toMatchObject({ instant: 1_500 })
  })

  it('takes the later end of a dismissal, in whatever order they come', () => {
    const dismissal = (days: number): Change => ({
      kind: 'dismissal',
      key: 'dis:3',
      body: { days, readingPlan: false, ids: [] },
    })
    const { apply } = setUp()
    apply(dismissal(30))
    expect(apply(dismissal(2))).toMatchObject({ rows: [{ data: { until: 1_000 + 30 * dayMs } }] })
  })
})

describe('the history', () => {
  it('stores an activity once, also under another id of an op', () => {
    const { store, apply } = setUp()
    apply(activityChange(1))
    expect(apply(activityChange(1), { instant: 3_000 })).toMatchObject({
      rows: [{ rev: 1, data: { occurredAt: 1_000 } }],
    })
    expect(store.marks().rev).toBe(1)
  })

  it('is cleared up to the instant of the click, and what comes late from before is not stored', () => {
    const { apply, living } = setUp()
    apply(activityChange(1), { device: 'd2', instant: 400 })
    apply(activityChange(2), { device: 'd2', instant: 600 })
    expect(apply(clear, { instant: 500 })).toEqual({
      status: 200,
      rows: [],
      clearedBefore: 500,
      removed: [uuid(1)],
    })
    expect(apply(activityChange(3), { device: 'd2', instant: 500 })).toEqual({ status: 200, rows: [] })
    expect(apply(activityChange(1), { device: 'd2', instant: 400 })).toMatchObject({
      rows: [{ deleted: true }],
    })
    expect(living().map(({ key }) => key)).toEqual([`act:${uuid(2)}`])
  })

  it('is cleared of all the same device sent before, however long its requests took', () => {
    const { apply, living } = setUp()
    apply(activityChange(1), { instant: 700 })
    apply(clear, { instant: 500 })
    expect(living()).toEqual([])
  })

  it('keeps the later of two marks', () => {
    const { store, apply } = setUp()
    apply(clear, { instant: 500 })
    expect(apply(clear, { instant: 300 })).toMatchObject({ clearedBefore: 500 })
    expect(store.marks().clearedBefore).toBe(500)
  })
})

describe('notes', () => {
  it('are written by whoever has seen them last', () => {
    const { apply, titles } = setUp()
    apply(noteChange(1, 'first'), { device: 'd1' })
    apply(noteChange(1, 'second'), { device: 'd2', base: 1 })
    expect(titles()).toEqual(['second'])
  })

  it('keep a text of another device its writer had not seen, once, and say where it is from', () => {
    const { store, apply, titles } = setUp()
    apply(noteChange(1, 'first'), { device: 'd1', instant: 100 })
    apply(noteChange(1, 'second'), { device: 'd2', base: 1, instant: 200 })
    const op = { device: 'd1', base: 7, opId: uuid(70), instant: 300 }
    const outcome = apply(noteChange(1, 'third'), op)
    expect(outcome).toMatchObject({
      rows: [
        { key: noteKey, rev: 4, data: { title: 'third', createdAt: 100, changedAt: 300 } },
        { rev: 3, data: { title: 'second', copyOf: { note: uuid(1), writtenAt: 200 } } },
      ],
    })
    store.recorded.clear()
    apply(noteChange(1, 'third'), op)
    expect(titles().sort()).toEqual(['second', 'third'])
  })

  it('make no copy of the writer’s own text, nor of the same words', () => {
    const { apply, titles } = setUp()
    apply(noteChange(1, 'first'), { device: 'd1' })
    apply(noteChange(1, 'second'), { device: 'd1', base: 0 })
    apply(noteChange(1, 'second'), { device: 'd2', base: 1 })
    expect(titles()).toEqual(['second'])
  })

  it('take every writer without a device for another one', () => {
    const { apply, titles } = setUp()
    apply(noteChange(1, 'first'), { device: '' })
    apply(noteChange(1, 'second'), { device: '', base: 0 })
    expect(titles().sort()).toEqual(['first', 'second'])
  })

  it('are not deleted by a device that had not seen the newer text', () => {
    const { apply, titles } = setUp()
    apply(noteChange(1, 'first'), { device: 'd1' })
    apply(noteChange(1, 'second'), { device: 'd2', base: 1 })
    expect(apply(noteChange(1, null), { device: 'd3', base: 1 })).toMatchObject({
      kept: true,
      rows: [{ rev: 2 }],
    })
    expect(titles()).toEqual(['second'])
    apply(noteChange(1, null), { device: 'd3', base: 2 })
    expect(titles()).toEqual([])
  })

  it('come back when they are written after they were deleted', () => {
    const { apply, titles } = setUp()
    apply(noteChange(1, 'first'), { device: 'd1' })
    apply(noteChange(1, null), { device: 'd1', base: 1 })
    expect(apply(noteChange(1, 'again'), { device: 'd2', base: 1 })).toMatchObject({ rows: [{ rev: 3 }] })
    expect(titles()).toEqual(['again'])
  })

  it('are overwritten without a copy when this version cannot read what is there', () => {
    const { store, apply, titles } = setUp()
    store.putRow({
      key: noteKey,
      rev: 9,
      deleted: false,
      data: { ...Object(storedNote('x')), verses: 'all' },
      device: 'd2',
      instant: 1,
    })
    store.putMarks({ rev: 9, floor: 0, clearedBefore: 0, gaps: [], space: 0, recorded: 0 })
    apply(noteChange(1, 'new'), { device: 'd1' })
    expect(titles()).toEqual(['new'])
  })
})
