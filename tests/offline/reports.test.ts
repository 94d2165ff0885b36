/** Reporting an error without network: kept on the device of a visitor, sent when the network is back, once on the server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remember } from '../support/looks/screens'
import { membersReady } from '../support/members/member'
import { openBrowser, type Person, waitForServiceWorker } from '../support/pages/browser'
import { rowsOf } from '../support/pages/stored'
import { type AppServer, startAppServer } from '../support/servers/app-server'
import { type MailSink, startMailSink } from '../support/servers/mail-sink'
import { type MeddlingProxy, startMeddlingProxy } from './stage/meddling-proxy'

let server: AppServer
let sink: MailSink
let network: MeddlingProxy
let person: Person

beforeAll(async () => {
  sink = await startMailSink()
  server = await startAppServer({ SMTP_URL: sink.url, MAIL_FROM: 'office@bible.example' })
  network = await startMeddlingProxy(server.origin)
  await membersReady(server.origin)
  person = await openBrowser({ hasProfile: true })
  await remember(person.context, network.origin, { locale: 'de' })
})
afterAll(async () => {
  await person.close()
  await network.close()
  await server.close()
  await sink.close()
  expect(person.complaints).toEqual([])
})

const open = (path: string) => person.page.goto(network.origin + path)
const dialog = () => person.page.locator('dialog[open]').first()
const waiting = () => rowsOf(person.page, 'letters')
const mails = () => sink.mails.filter(({ to }) => to.includes('office@bible.example'))

async function write(text: string): Promise<void> {
  await dialog().getByRole('textbox').fill(text)
  await dialog().getByRole('button', { name: 'Absenden' }).click()
}

describe('a report', () => {
  it('is written at a verse without network, with the place and technical data as they were shown', async () => {
    const { page, context } = person
    await open('/SDE/Joh1')
    await waitForServiceWorker(page)
    // What draws the form is kept by the service worker before the network goes.
    await context.setOffline(true)
    await page.locator('article:visible .v .t').nth(4).click()
    const bar = page.locator('[data-selection-bar]')
    await bar.getByText('Mehr', { exact: true }).click()
    await bar.getByRole('button', { name: 'Fehler melden' }).click()
    await expect.poll(() => dialog().innerText()).toContain('Johannes 1,5 · SDE')
    await expect.poll(() => dialog().innerText()).toContain('Du bist offline.')
    await dialog().getByRole('button', { name: 'Zeigen, was mitgeschickt wird' }).click()
    const shown = await dialog().locator('pre').innerText()
    await write('Hier fehlt ein Wort.')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    await expect.poll(waiting).toHaveLength(1)
    const [row] = await waiting()
    expect(row).toMatchObject({
      letter: { body: { type: 'text', text: 'Hier fehlt ein Wort.', rating: '' } },
    })
    const { content } = (row as { letter: { body: { content: string } } }).letter.body
    expect(content.split('\n').slice(0, 2)).toEqual(['Johannes 1,5 · SDE', '/SDE/Joh1,5'])
    expect(shown).toContain(`browser: ${await page.evaluate(() => navigator.userAgent)}`)
    expect(content).toContain('network: offline')
  })

  it('survives a restart, and arrives once although the answer was lost', async () => {
    let lost = 0
    network.meddle = (path) => {
      if (path !== '/api/report_content' || lost > 0) return undefined
      lost += 1
      return { kind: 'cut', share: 0 }
    }
    await person.restart()
    await open('/SDE/Joh1')
    await expect.poll(() => lost, { timeout: 20_000 }).toBe(1)
    await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
    await expect.poll(() => mails().length).toBe(1)
    expect(mails()[0]?.text).toContain('Hier fehlt ein Wort.')
    expect(network.asked.filter((path) => path === '/api/report_content').length).toBeGreaterThan(1)
  })

  it('is asked about before it is lost, by Esc and by the back button, and the focus comes back', async () => {
    const { page } = person
    await open('/')
    await open('/report/nonsense')
    await expect.poll(() => dialog().getByRole('radio', { name: 'Etwas anderes' }).isChecked()).toBe(true)
    await dialog().getByRole('textbox').fill('Etwas')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Weiterschreiben' }).click()
    expect(await dialog().getByRole('textbox').inputValue()).toBe('Etwas')
    await dialog().getByRole('button', { name: 'Abbrechen' }).click()
    await question.getByRole('button', { name: 'Verwerfen' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  })

  it('needs words: without them the form says so and keeps nothing', async () => {
    await open('/report/text')
    await dialog().getByRole('button', { name: 'Absenden' }).click()
    await expect.poll(() => dialog().getByRole('alert').innerText()).toContain('Was ist dir aufgefallen?')
    expect(await waiting()).toEqual([])
  })
})
