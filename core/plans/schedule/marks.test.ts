import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyDay, planOf } from '../../../tests/support/content/sample-plans'
import type { Change } from '../../contract/members/op'
import {
  mergedChange,
  type PlanChange,
  type PlanPart,
  type PlanState,
  partAfter,
  stateOf,
} from '../../contract/members/plan-state'
import { dataAfter } from '../../sync/data-after'
import type { Plan } from '../plan'
import { packIds, unpackIds } from './id-ranges'
import { isRead, markPassage, markSection, progressOf, readPassages, readUpTo } from './marks'
import { newSchedule } from './planned-days'

/** A member's rows of one plan, changed as the sync changes them. */
class Member {
  readonly parts = new Map<string, PlanPart>()
  readonly marks = new Set<string>()

  constructor(
    readonly plan: Plan,
    change: PlanChange,
  ) {
    this.parts.set(`pln:${plan.key}:schedule`, partAfter(change, undefined))
  }

  get state(): PlanState {
    const state = stateOf([...this.parts.values()])
    if (!state) throw new Error('not started')
    return state
  }

  do(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.kind === 'plan')
        this.parts.set(change.key, partAfter(change.body, this.parts.get(change.key)))
      else if (dataAfter(change, undefined, 1) === undefined) this.marks.delete(markIn(change.key))
      else this.marks.add(markIn(change.key))
    }
  }

  get read(): number[] {
    const progress = progressOf(this.state, this.marks)
    return this.plan.sections.filter((section) => isRead(progress, section)).map(({ id }) => id)
  }
}

const markIn = (key: string) => key.split(':').slice(2).join(':')

describe('marks', () => {
  const plan = planOf(30, 3)
  const begun = () =>
    new Member(
      plan,
      newSchedule(plan, { from: '2026-11-27', perDay: 1, weekdays: everyDay, round: 1, byDate: false }),
    )
  const now = (member: Member) => progressOf(member.state, member.marks)
  const section = (id: number) => plan.sections[id - 1] ?? { id, title: '', ranges: [] }

  it('of all passages make the section, and of a section all passages', () => {
    const member = begun()
    for (const index of [0, 1]) member.do(markPassage(plan, now(member), { id: 4, index, isNowRead: true }))
    expect([member.read, readPassages(now(member), section(4))]).toEqual([[], [true, true, false]])
    member.do(markPassage(plan, now(member), { id: 4, index: 2, isNowRead: true }))
    expect(member.read).toEqual([4])
    member.do(markPassage(plan, now(member), { id: 4, index: 0, isNowRead: false }))
    expect([member.read, readPassages(now(member), section(4))]).toEqual([[], [false, true, true]])
    member.do(markSection(plan, now(member), 4, true))
    member.do(markSection(plan, now(member), 4, false))
    expect([member.read, [...member.marks]]).toEqual([[], []])
  })

  it('up to a section are one change, and each section below can be taken out', () => {
    const member = begun()
    const changes = readUpTo(plan, now(member), 20)
    expect(changes).toHaveLength(1)
    member.do(changes)
    expect(member.read).toHaveLength(20)
    member.do(markSection(plan, now(member), 7, false))
    expect(member.read).not.toContain(7)
    member.do(markPassage(plan, now(member), { id: 7, index: 1, isNowRead: true }))
    expect(readPassages(now(member), section(7))).toEqual([false, true, false])
    member.do(markPassage(plan, now(member), { id: 8, index: 1, isNowRead: false }))
    expect(readPassages(now(member), section(8))).toEqual([true, false, true])
    member.do(markSection(plan, now(member), 7, true))
    member.do(markSection(plan, now(member), 8, true))
    expect(member.read).toHaveLength(20)
    member.do(readUpTo(plan, now(member), 5, true))
    expect(member.read.filter((id) => id <= 5 || id > 8)).toEqual([1, 2, 3, 4, 5])
  })

  it('belong to their round', () => {
    const member = begun()
    member.do(readUpTo(plan, now(member), 30))
    const again = newSchedule(plan, {
      from: '2027-01-01',
      perDay: 1,
      weekdays: everyDay,
      round: 2,
      byDate: false,
    })
    member.do([{ kind: 'plan', key: 'pln:test-1:schedule', body: again }])
    expect(member.read).toEqual([])
    member.do(markSection(plan, now(member), 1, true))
    expect([member.read, [...member.marks]]).toEqual([[1], ['r2-1']])
    expect(isRead(progressOf(member.state, member.marks, 1), section(30))).toBe(true)
  })

  it('lead to any wish from any state', () => {
    const wish = fc.record({
      id: fc.integer({ min: 1, max: 30 }),
      index: fc.integer({ min: -1, max: 2 }),
      isNowRead: fc.boolean(),
      isUpTo: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 25 }), (wishes) => {
        const member = begun()
        const model = new Map(plan.sections.map(({ id }) => [id, [false, false, false]]))
        for (const { id, index, isNowRead, isUpTo } of wishes) {
          if (isUpTo) {
            member.do(readUpTo(plan, now(member), id))
            for (let at = 1; at <= id; at += 1) model.set(at, [true, true, true])
          } else if (index < 0) {
            const isWhole = model.get(id)?.every(Boolean) === true
            member.do(markSection(plan, now(member), id, isNowRead))
            if (isWhole !== isNowRead) model.set(id, [isNowRead, isNowRead, isNowRead])
          } else {
            member.do(markPassage(plan, now(member), { id, index, isNowRead }))
            model.set(
              id,
              (model.get(id) ?? []).map((read, at) => (at === index ? isNowRead : read)),
            )
          }
          for (const [one, passages] of model)
            expect([one, readPassages(now(member), section(one))]).toEqual([one, passages])
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('changes that meet', () => {
  const read = (upTo: number, isUndo = false): PlanChange => ({
    part: 'read',
    round: 1,
    upTo,
    ...(isUndo ? { isUndo } : {}),
  })

  it('keep the further reading, unless it is taken back', () => {
    const old: PlanPart = { part: 'read', round: 1, upTo: 12 }
    expect(partAfter(read(8), old)).toMatchObject({ upTo: 12 })
    expect(partAfter(read(14), old)).toMatchObject({ upTo: 14 })
    expect(partAfter(read(8, true), old)).toEqual({ part: 'read', round: 1, upTo: 8 })
  })

  it('do together what they do one after the other', () => {
    const change = fc
      .tuple(fc.integer({ min: 0, max: 30 }), fc.boolean())
      .map(([upTo, undo]) => read(upTo, undo))
    fc.assert(
      fc.property(change, change, fc.integer({ min: 0, max: 30 }), (one, other, upTo) => {
        const old: PlanPart = { part: 'read', round: 1, upTo }
        expect(partAfter(mergedChange(one, other), old)).toEqual(partAfter(other, partAfter(one, old)))
      }),
    )
  })
})

it('ids are written shortly and read again', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 })), (ids) => {
      const sorted = ids.toSorted((a, b) => a - b)
      expect(unpackIds(packIds(sorted), 500)).toEqual(sorted)
    }),
  )
  expect([packIds([1, 2, 3, 7]), packIds([])]).toEqual(['1-3,7', ''])
  expect(unpackIds('1-99999999', 3)).toEqual([1, 2, 3])
  expect([unpackIds('x,-3,5-2,,0', 9), unpackIds('', 9)]).toEqual([[], []])
})
