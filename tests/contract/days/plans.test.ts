/** The calls of reading plans, and the message that says what is due on the day of the device. */
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { madePlanOf } from '#core/sync/testing/samples'
import { dayMs } from '#core/time'
import { oneDatabase } from '../../support/databases/test-databases'
import { type People, type Person, peopleForAll } from '../accounts/people'

let people: People
const [database] = oneDatabase
if (!database) throw new Error('There is no database to test with.')
peopleForAll(database.open, (opened) => {
  people = opened.people
})

const data = async (...asked: Parameters<People['ask']>) => {
  const answer = await people.ask(...asked)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const german = { 'accept-language': 'de' }

describe('plans', () => {
  it('are listed with what they take, in the language of the request', async () => {
    const list: { key: string; title: string; sections: number; minutes: number }[] = await data('plans', {
      headers: german,
    })
    expect(list).toHaveLength(10)
    expect(list.find(({ key }) => key === 'bible-in-a-year')).toMatchObject({
      title: 'Die Bibel in einem Jahr',
      sections: 365,
      minutes: 10,
    })
  })

  it('have sections with passages, counted as they say', async () => {
    const plan = await data('plan', { params: { plan: 'mcheyne' }, headers: german })
    expect(plan).toMatchObject({ numbering: 'eng', rule: 'date' })
    expect(plan.sections[0]).toEqual({
      id: 1,
      title: 'Tag 1',
      date: '01-01',
      ranges: [1, 40, 15, 44].map((book) => ({
        from: book * 1_000_000 + 1_000,
        to: book * 1_000_000 + 1_000,
      })),
    })
    expect((await people.ask('plan', { params: { plan: 'nothing' } })).statusCode).toBe(404)
  })

  it('are given to calendars as whole days on the days of the week that are read on', async () => {
    const asked = {
      params: { plan: 'gospels' },
      query: { start: '2026-12-30', weekdays: '1,5' },
      headers: german,
    }
    const answer = await people.ask('planCalendar', asked)
    expect(answer.headers['content-type']).toBe('text/calendar')
    const calendar = new ICAL.Component(ICAL.parse(answer.body))
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect(events).toHaveLength(40)
    expect(events.slice(0, 3).map(({ startDate }) => startDate.toString())).toEqual([
      '2027-01-01',
      '2027-01-04',
      '2027-01-08',
    ])
    expect(events[0]?.summary).toBe('Die Evangelien in 40 Tagen: Tag 1')
    expect(events[0]?.description).toBe('Matthäus 1–4')
    expect(events.every(({ startDate, endDate }) => startDate.isDate && endDate.isDate)).toBe(true)
    expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect((await people.ask('planCalendar', asked)).body).toBe(answer.body)
  })

  it.each([
    ['a day that is none', { start: '2026-02-30' }],
    ['no day', {}],
    ['a weekday that is none', { start: '2026-12-01', weekdays: '8' }],
  ])('refuse %s', async (_, query) => {
    expect((await people.ask('planCalendar', { params: { plan: 'gospels' }, query })).statusCode).toBe(400)
  })
})

describe('the message of what is due', () => {
  const schedule = {
    part: 'schedule',
    round: 1,
    startedOn: '2026-11-27',
    from: '2026-11-27',
    sections: '1-30',
    skipped: '',
    over: 30,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  }
  const due = async ({ token }: Person, day?: string) => {
    const query = day === undefined ? {} : { day }
    const list: { id: number; notification_message: { message: string } }[] = await data('notifications', {
      token,
      query,
      headers: german,
    })
    return list.filter(({ id }) => id === 0).map(({ notification_message: { message } }) => message)
  }

  it('names the passages of the day of the device until they are read or it is closed', async () => {
    const person = await people.register()
    const { token } = person
    await people.ask('putPlan', { token, params: { plan: 'psalms-in-a-month' }, body: { change: schedule } })
    expect(await due(person)).toEqual([])
    expect(await due(person, '2026-11-26')).toEqual([])
    expect((await due(person, '2026-11-27'))[0]).toMatch(
      /^<p>Heute: Psalm 1–\d+ <a href="\/reading-plan\/psalms-in-a-month\/3">/,
    )
    await people.ask('putPlanProgress', { token, params: { key: 'psalms-in-a-month:1' } })
    expect(await due(person, '2026-11-27')).toEqual([])
    expect(await due(person, '2026-11-28')).toHaveLength(1)
    const closed = { id: 0, dismiss: 1, readingPlan: true, ids: [0], forMs: 3 * 3_600_000 }
    const { row } = (
      await people.ask('dismissNotification', { token, params: { id: 0 }, body: closed })
    ).json()
    expect(row.data.until - Date.now()).toBeLessThan(dayMs / 4)
    expect(await due(person, '2026-11-28')).toEqual([])
  })

  it('names a plan of the member’s own as the member did, and none that was deleted', async () => {
    const person = await people.register()
    const { token } = person
    const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'
    await people.ask('putMadePlan', { token, params: { id }, body: madePlanOf('Mine & <b>yours</b>') })
    const own = { ...schedule, sections: '1-2', over: 2 }
    await people.ask('putPlan', { token, params: { plan: id }, body: { change: own } })
    expect((await due(person, '2026-11-27'))[0]).toContain(
      `<p>Heute: Markus 1–2 <a href="/reading-plan/${id}/1">Mine &amp; &lt;b&gt;yours&lt;/b&gt;</a></p>`,
    )
    await people.ask('deleteMadePlan', { token, params: { id } })
    expect(await due(person, '2026-11-27')).toEqual([])
  })

  it('is none in a pause', async () => {
    const person = await people.register()
    const { token } = person
    const put = (change: object) =>
      people.ask('putPlan', { token, params: { plan: 'psalms-in-a-month' }, body: { change } })
    await put(schedule)
    await put({ part: 'pause', pauses: [{ from: '2026-11-28' }] })
    expect(await due(person, '2026-11-29')).toEqual([])
    expect((await put({ part: 'pause', pauses: [{ from: '2026-11-31' }] })).statusCode).toBe(400)
  })
})
