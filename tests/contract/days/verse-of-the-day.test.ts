/** The verse of the day for programs and readers without script: call, feeds, pages, pictures. */
import { parseFeed } from 'feedsmith'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays, type Day } from '#core/calendar/day'
import { locales } from '#core/contract/locales'
import { entries, uuidOf } from '#core/verse-of-day/entries'
import { passageOf } from '#core/verse-of-day/verse-of-day'
import { startTestServer, type TestServer } from '../test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => await server.close())
afterEach(() => vi.useRealTimers())

const ask = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

/** The edition of the tests has some chapters: a day whose passage it has. */
async function dayWithText(): Promise<Day> {
  let day: Day = '2026-11-27'
  for (let tries = 0; tries < 430; tries += 1) {
    const { data } = (await ask(`/api/verse-of-the-day/${day}`)).json()
    if (data.text) return day
    day = addDays(day, 1)
  }
  throw new Error('No passage of the list is in the edition of the tests.')
}

describe('GET /api/verse-of-the-day', () => {
  it('answers the same entry for a day and for its UUID', async () => {
    const day = await dayWithText()
    const { data } = (await ask(`/api/verse-of-the-day/${day}`)).json()
    expect(data).toMatchObject({ day, uuid: uuidOf(passageOf(day)), edition: expect.any(String) })
    const named = (await ask(`/api/verse-of-the-day/${data.uuid.toUpperCase()}`)).json().data
    expect({ day, ...named }).toEqual(data)
  })

  it.each(['2026-02-30', 'today', '0f8fad5b-d9cb-469f-a165-70867728950e'])('knows no %s', async (word) => {
    expect((await ask(`/api/verse-of-the-day/${word}`)).statusCode).toBe(404)
  })

  it('refuses an edition that is not there', async () => {
    expect((await ask('/api/verse-of-the-day/2026-11-27?edition=NOBODY')).statusCode).toBe(404)
  })
})

describe('the feeds', () => {
  const itemsAt = async (instant: string, query = '') => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
    const rss = await ask(`/feed/verse-of-the-day.rss${query}`)
    const json = await ask(`/feed/verse-of-the-day.json${query}`)
    expect([rss.statusCode, json.statusCode]).toEqual([200, 200])
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    const read = parseFeed(rss.body)
    const other = parseFeed(json.body)
    if (read.format !== 'rss' || other.format !== 'json') throw new Error('not read as what it is')
    const items = (read.feed.items ?? []).map(({ guid, link, title, pubDate }) => ({
      id: guid?.value,
      link,
      title,
      at: String(pubDate),
    }))
    expect((other.feed.items ?? []).map(({ id, url, title }) => [id, url, title])).toEqual(
      items.map(({ id, link, title }) => [id, link, title]),
    )
    return items
  }

  it('are read by a parser as the same items, which never change', async () => {
    const day = await dayWithText()
    const before = await itemsAt(`${addDays(day, 1)}T12:00:00Z`)
    const after = await itemsAt(`${addDays(day, 2)}T00:30:00Z`)
    const mine = before.find(({ id }) => id === `${uuidOf(passageOf(day))}-${day}`)
    expect(mine?.link).toMatch(new RegExp(`/verse-of-the-day/${day}$`))
    expect(after).toContainEqual(mine)
    const page = await ask(new URL(mine?.link ?? '').pathname)
    expect([page.statusCode, page.body.includes('blockquote')]).toEqual([200, true])
  })

  it('have the day of the time zone that is asked for', async () => {
    const day = await dayWithText()
    const instant = `${addDays(day, -1)}T12:00:00Z`
    const hasDay = async (tz: string) =>
      (await itemsAt(instant, `?tz=${encodeURIComponent(tz)}`)).some(({ id }) => id?.endsWith(day))
    expect(await hasDay('Pacific/Auckland')).toBe(true)
    expect(await hasDay('America/Los_Angeles')).toBe(false)
    expect(await hasDay('UTC')).toBe(false)
  })

  it('name their own address with what was asked, and quote as HTML', async () => {
    const day = await dayWithText()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })
    const { body } = await ask('/feed/verse-of-the-day.rss?lang=de&edition=TST&tz=Europe/Berlin')
    expect(body).toContain('verse-of-the-day.rss?lang=de&amp;tz=Europe%2FBerlin&amp;edition=TST')
    expect(body).toContain('<blockquote lang="de" dir="ltr">')
  })

  it.each(['tz=Mars/Olympus', 'lang=xx', 'tz=', 'edition=NOBODY'])('refuse %s', async (query) => {
    expect((await ask(`/feed/verse-of-the-day.rss?${query}`)).statusCode).toBe(400)
  })
})

describe('the page of a day', () => {
  it('has the passage before any script, its picture and its own address', async () => {
    const day = await dayWithText()
    const { body } = await ask(`/verse-of-the-day/${day}`, { 'accept-language': 'de' })
    const { data } = (await ask(`/api/verse-of-the-day/${day}`)).json()
    expect(body).toContain('<blockquote lang="de" dir="ltr">')
    expect(body).toContain(`href="${encodeURI(data.path)}"`)
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/verse-of-the-day/${day}">`))
    const [, feed = ''] = /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)"/.exec(body) ?? []
    const { pathname, search } = new URL(feed)
    expect([search, (await ask(pathname + search)).statusCode]).toEqual(['?lang=de', 200])
    const [, picture = ''] = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(body) ?? []
    expect(picture).not.toBe('')
    expect((await ask(picture)).headers['content-type']).toBe('image/png')
  })

  it.each([...locales])('is there in %s', async (locale) => {
    const day = await dayWithText()
    const answer = await ask(`/verse-of-the-day/${day}`, { cookie: `locale=${locale}` })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<blockquote')
  })

  it('is none for a UUID of no entry, and there for that of an entry', async () => {
    expect((await ask('/verse-of-the-day/0f8fad5b-d9cb-469f-a165-70867728950e')).statusCode).toBe(404)
    const [uuid = ''] = entries.keys()
    expect((await ask(`/verse-of-the-day/${uuid}`)).statusCode).toBe(200)
  })
})
