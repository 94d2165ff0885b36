/**
 * Texts that try to become code, in everything a member writes and is shown: notes, tags, history, the profile, letters of the server. The
 * server takes them as text, the device pulls them, every screen draws them, none runs.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payload } from '../../support/editions/payloads'
import { isLong } from '../../support/long-series'
import { remember } from '../../support/looks/screens'
import { newMember, register } from '../../support/members/member'
import { memberRows, memberToken } from '../../support/members/member-data'
import { atRestWithAnswers } from '../../support/pages/at-rest'
import { openBrowser, type Person } from '../../support/pages/browser'
import { type AppServer, startAppServer } from '../../support/servers/app-server'

/** Of each kind; notes carry four texts each. */
const things = isLong ? 500 : 60

let server: AppServer
let person: Person
let page: Page
const executed: number[] = []
const member = newMember('<img src=x onerror=executed(-1)>')

beforeAll(async () => {
  server = await startAppServer()
  person = await openBrowser()
  page = person.page
  await page.exposeFunction('executed', (number: number) => void executed.push(number))
  page.on('dialog', (dialog) => void dialog.dismiss())
  await remember(person.context, server.origin, { locale: 'de' })
  await register(page, server.origin, member)
})
afterAll(async () => {
  await person.close()
  await server.close()
})

it('is stored as it was written', async () => {
  const send = await caller()
  const tags: string[] = []
  for (let number = 0; number < things; number += 1) {
    const tag = randomUUID()
    if (
      (await send('PUT', `/api/tags/${tag}`, { name: short(number, 80), shared: number % 2 === 0 })) === 200
    )
      tags.push(tag)
    await send('PUT', `/api/taggings/${tags.at(-1) ?? tag}:v:eng:${43_001_001 + (number % 50)}`, {})
    await send('PUT', `/api/notes/${randomUUID()}`, note(number, tags.slice(-3)))
    await send('POST', '/api/activity', {
      name: short(number + 5_000, 200),
      route: `/SDE/${encodeURIComponent(short(number, 60))}`,
      type: number % 2 === 0 ? 'text' : 'search',
      abbreviations: 'SDE',
      parent: 0,
    })
  }
  expect(tags.length).toBeGreaterThan(things / 2)
  await page.goto(`${server.origin}/notes`)
  await expect
    .poll(async () => (await memberRows(page, 'things')).filter(({ kind }) => kind === 'note').length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(things / 2)
}, 600_000)

it.each(['/notes', '/tags', '/history', '/likes', '/profile', '/SDE/Joh1', '/SDE.SEN/Joh1', '/'])(
  'does not run on %s',
  async (path) => {
    await page.goto(server.origin + path)
    await page.locator('dialog[open], main').first().waitFor()
    await atRestWithAnswers(person, page)
    expect(executed).toEqual([])
  },
)

it('does not run in the editor, in the box of notes, in a tag, and in what is said of them', async () => {
  const notes = (await memberRows(page, 'things')).filter(({ kind }) => kind === 'note')
  for (const { key } of notes.slice(0, isLong ? 60 : 6)) {
    await page.goto(`${server.origin}/notes?note=${String(key).slice(5)}`)
    await page.getByRole('textbox', { name: 'Text der Notiz' }).waitFor()
  }
  const tags = (await memberRows(page, 'things')).filter(({ kind }) => kind === 'tag')
  for (const { key } of tags.slice(0, isLong ? 10 : 3)) {
    await page.goto(`${server.origin}/tag/${String(key).slice(4)}`)
    await page.locator('dialog[open] h1').waitFor()
  }
  await page.goto(`${server.origin}/SDE/Joh1`)
  await page.locator('.nm').first().click()
  await page.getByRole('dialog').first().waitFor()
  await atRestWithAnswers(person, page)
  expect(executed).toEqual([])
}, 600_000)

function note(number: number, tags: readonly string[]) {
  const text = (offset: number, marks: object[] = []) => ({
    type: 'text',
    text: short(number + offset, 2_000),
    marks,
  })
  const link = { type: 'link', attrs: { href: `https://example.org/${encodeURIComponent(payload(number))}` } }
  return {
    base: 0,
    title: short(number, 200),
    body: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [text(1_000), text(2_000, [link])] },
        { type: 'heading', attrs: { level: 2 }, content: [text(3_000)] },
      ],
    },
    numbering: 'eng',
    chapter: 43_001_000,
    verses: [43_001_001 + (number % 50)],
    tags,
  }
}

/** As much of a payload as the field takes, without what is refused in any text. */
function short(number: number, length: number): string {
  return payload(number)
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, length)
}

/** Sends a call of the member; the status. */
async function caller(): Promise<(method: string, path: string, body: object) => Promise<number>> {
  const authorization = `Bearer ${await memberToken(server.origin, member)}`
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', authorization }
  return async (method, path, body) =>
    (await fetch(server.origin + path, { method, headers, body: JSON.stringify(body) })).status
}
