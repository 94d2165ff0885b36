import { describe, expect, it } from 'vitest'
import type { Division, MadePlan } from '../../contract/members/made-plan'
import { madePlanSchema } from '../../contract/members/made-plan'
import type { Change } from '../../contract/members/op'
import type { PlanState } from '../../contract/members/plan-state'
import { dueSections } from '../schedule/due'
import { isRead, markPassage, markSection, progressOf, readUpTo } from '../schedule/marks'
import { newSchedule, plannedDays } from '../schedule/planned-days'
import { type Made, type MadeParts, madeParts, replacedPlan } from './edit'
import { planOfMade } from './made-plan'
import { marksAfter, rescheduled } from './reschedule'
import type { Reading } from './staying'

const key = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
const day = '2026-12-01'
const byChapters: Division = { by: 'chapters', amount: 1 }

function made(parts: Made): MadeParts {
  if (parts.kind !== 'made') throw new Error(parts.kind)
  return parts
}

function planOf(packed: string, division: Division = byChapters): MadePlan {
  const sources = [{ ranges: packed }]
  const { sections, lastId } = made(madeParts({ sources, division }, 'eng'))
  return madePlanSchema.parse({
    title: 'Mine',
    rule: 'day',
    numbering: 'eng',
    sources,
    division,
    sections,
    lastId,
  })
}

/** The plan as it is read, with marks that changes made. */
function reading(
  plan: MadePlan,
  mark: (plan: ReturnType<typeof planOfMade>, state: PlanState) => Change[],
): Reading {
  const own = planOfMade(key, plan)
  const schedule = newSchedule(own, {
    from: day,
    perDay: 1,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    round: 1,
    byDate: false,
  })
  const state: PlanState = { schedule, pauses: [], upTo: new Map() }
  const marks = new Set<string>()
  let upTo = 0
  for (const change of mark(own, state)) {
    if (change.kind === 'plan' && change.body.part === 'read') upTo = change.body.upTo
    const name = change.key.split(':')[2] ?? ''
    if (change.kind === 'progress') marks[change.body ? 'add' : 'delete'](name)
  }
  return { state: { ...state, upTo: new Map([[1, upTo]]) }, marks }
}

const markIds =
  (...ids: number[]) =>
  (plan: ReturnType<typeof planOfMade>, state: PlanState) =>
    ids.flatMap((id) => markSection(plan, progressOf(state, new Set()), id, true))

function edited(plan: MadePlan, of: Reading, packed: string, division: Division = byChapters) {
  const parts = made(
    madeParts({ sources: [{ ranges: packed }], division }, 'eng', { key, plan, reading: of }),
  )
  const after = { ...plan, ...parts }
  return { parts, after, rows: parts.sections.map(({ id, ranges }) => `${id} ${ranges}`) }
}

describe('a plan that is changed while it is read', () => {
  it('keeps what was read, and ids of parts that stay; what is new comes after', () => {
    const plan = planOf('41.1.0-4.0')
    const { rows, parts } = edited(plan, reading(plan, markIds(1, 3)), '41.1.0-4.0 19.23.0')
    expect(rows).toEqual(['1 41.1.0', '2 41.2.0', '3 41.3.0', '4 41.4.0', '5 19.23.0'])
    expect([parts.stayed, parts.lastId]).toEqual([2, 5])
  })

  it('reads in the wished order what is not read yet, under new ids', () => {
    const plan = planOf('41.1.0-4.0')
    const { rows } = edited(plan, reading(plan, markIds(1)), '19.23.0 41.1.0-4.0')
    expect(rows).toEqual(['1 41.1.0', '5 19.23.0', '6 41.2.0', '7 41.3.0', '8 41.4.0'])
  })

  it('keeps what was read although it is no longer wished, and never gives its id again', () => {
    const plan = planOf('41.1.0-4.0')
    const first = edited(plan, reading(plan, markIds(4)), '19.23.0')
    expect(first.rows).toEqual(['4 41.4.0', '5 19.23.0'])
    const second = edited(first.after, reading(plan, markIds(4)), '42.1.0-2.0')
    expect(second.rows).toEqual(['4 41.4.0', '6 42.1.0', '7 42.2.0'])
  })

  it('divides only the rest anew', () => {
    const plan = planOf('41.0.0', { by: 'days', amount: 16 })
    const of = reading(plan, (own, state) => readUpTo(own, progressOf(state, new Set()), 6))
    const { parts, after } = edited(plan, of, '41.0.0', { by: 'days', amount: 11 })
    expect([parts.stayed, parts.sections.length]).toEqual([6, 11])
    const own = planOfMade(key, after)
    const progress = progressOf(of.state, of.marks)
    expect(own.sections.filter((section) => isRead(progress, section)).map(({ id }) => id)).toEqual([
      1, 2, 3, 4, 5, 6,
    ])
    expect(own.sections.map(({ id, place = id }) => place)).toEqual(own.sections.map((_, at) => at + 1))
    expect(
      madeParts({ sources: [{ ranges: '41.0.0' }], division: { by: 'days', amount: 6 } }, 'eng', {
        key,
        plan,
        reading: of,
      }),
    ).toEqual({
      kind: 'tooFewDays',
      least: 7,
    })
  })

  it('keeps the passage of a day that was read, and marks the day for it', () => {
    const plan = planOf('41.1.0 19.23.0 41.2.0 19.24.0', { by: 'chapters', amount: 2 })
    const of = reading(plan, (own, state) =>
      markPassage(own, progressOf(state, new Set()), { id: 1, index: 1, isNowRead: true }),
    )
    const { rows, after } = edited(plan, of, '41.1.0 19.23.0 41.2.0 19.24.0', byChapters)
    expect(rows).toEqual(['1 19.23.0', '3 41.1.0', '4 41.2.0', '5 19.24.0'])
    const changes = marksAfter(planOfMade(key, plan), planOfMade(key, after), of)
    expect(changes).toEqual([{ kind: 'progress', key: `rpp:${key}:1`, body: true }])
  })

  it('leaves out what the reader left out', () => {
    const plan = planOf('41.1.0-4.0')
    const of = reading(plan, markIds(1))
    const skipping = { ...of, state: { ...of.state, schedule: { ...of.state.schedule, skipped: '2' } } }
    const { rows } = edited(plan, skipping, '41.1.0-4.0', { by: 'chapters', amount: 2 })
    expect(rows).toEqual(['1 41.1.0', '2 41.2.0', '5 41.3.0-4.0'])
  })

  it('all of it read stays read', () => {
    const plan = planOf('41.1.0-2.0')
    const { rows } = edited(plan, reading(plan, markIds(1, 2)), '41.1.0-2.0', { by: 'days', amount: 1 })
    expect(rows).toEqual(['1 41.1.0', '2 41.2.0'])
  })

  it('goes on in its days: as much a day as before, from the day of the change', () => {
    const plan = planOf('41.1.0-8.0')
    const before = planOfMade(key, plan)
    const of = reading(plan, markIds(1, 2, 3))
    const { after } = edited(plan, of, '41.1.0-8.0 19.23.0')
    const now = planOfMade(key, after)
    const schedule = rescheduled(before, now, of, { day: '2026-12-03', weekdays: [6, 1] })
    // The third part was of this day and is read: Friday has no reading, so it goes on on Saturday.
    expect([schedule.sections, schedule.from, schedule.weekdays]).toEqual(['4-9', '2026-12-04', [1, 6]])
    const days = plannedDays(now, { ...of.state, schedule })
    expect([...days.values()].slice(0, 2)).toEqual(['2026-12-05', '2026-12-07'])
    const due = dueSections(now, { ...of.state, schedule }, of.marks, '2026-12-05')
    expect([due.read, due.total, due.today.map(({ id }) => id)]).toEqual([3, 9, [4]])
  })

  it('has days for its own parts alone, also where ids are missing', () => {
    const plan = {
      ...planOf('41.1.0-2.0'),
      sections: [
        { id: 3, ranges: '41.1.0' },
        { id: 900, ranges: '41.2.0' },
      ],
      lastId: 900,
    }
    const of = reading(plan, markIds())
    const stale = { ...of.state, schedule: { ...of.state.schedule, sections: '1-900', over: 2 } }
    expect([...plannedDays(planOfMade(key, plan), stale)]).toEqual([
      [3, '2026-12-01'],
      [900, '2026-12-02'],
    ])
  })
})

describe('a plan that comes from a file over the one that is here', () => {
  const plan = planOf('41.1.0-3.0')
  const file = {
    ...plan,
    title: 'New name',
    sections: [
      { id: 1, title: 'First', ranges: '41.1.0-2.0' },
      { id: 2, ranges: '41.3.0' },
      { id: 3, ranges: '41.1.0' },
    ],
  }

  it('has what was read only once more where it reads it twice', () => {
    const { title, sections, lastId } = replacedPlan({ key, plan, reading: reading(plan, markIds(1)) }, file)
    expect([title, lastId]).toEqual(['New name', 4])
    expect(sections).toEqual([
      { id: 1, ranges: '41.1.0' },
      { id: 2, title: 'First', ranges: '41.2.0' },
      { id: 3, ranges: '41.3.0' },
      { id: 4, ranges: '41.1.0' },
    ])
  })

  it('gives no id that a mark knows, as after a deletion', () => {
    const of = reading(plan, markIds(1))
    const again = { ...of, marks: new Set([...of.marks, '17', 'r2-not-21-3']) }
    expect(replacedPlan({ key, plan, reading: again }, file).lastId).toBe(22)
  })
})

describe('a row of a plan', () => {
  const plan = planOf('41.1.0-2.0')
  it.each<[string, object]>([
    [
      'ids that do not ascend',
      {
        sections: [
          { id: 2, ranges: '41.1.0' },
          { id: 2, ranges: '41.2.0' },
        ],
      },
    ],
    ['an id above the last', { sections: [{ id: 3, ranges: '41.1.0' }] }],
    ['no sections', { sections: [] }],
    ['words for ranges', { sections: [{ id: 1, ranges: 'MAT 5' }] }],
    ['a blank title', { title: ' ' }],
    ['a control character', { title: 'a\u0000' }],
    [
      'too many bytes',
      { sections: [{ id: 1, ranges: Array.from({ length: 20_000 }, () => '41.1.0').join(' ') }] },
    ],
  ])('is refused for %s', (_, wrong) => {
    expect(madePlanSchema.safeParse({ ...plan, ...wrong }).success).toBe(false)
  })

  it('that names no place has none', () => {
    const [section] = planOfMade(key, {
      ...plan,
      sections: [{ id: 1, ranges: '1 999.1.1 41.2.0-1.0 41.3.0' }],
    }).sections
    expect(section?.ranges).toEqual([{ from: 41_003_000, to: 41_003_000 }])
  })
})
