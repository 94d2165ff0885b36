/** The newsletter of visitors and the contact form in a real browser. */
import { describe, expect, it } from 'vitest'
import type { Person } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'
import { mailedLink } from '../../support/servers/mails'

let server: AppServer
let person: Person

openForAllAtOwnServer({ hasMembers: true, chosen: 'de' }, (opened) => {
  ;({ server, person } = opened)
})

const open = (path: string) => person.page.goto(server.origin + path)
const path = () => person.page.url().slice(server.origin.length)
const dialog = () => person.page.locator('dialog[open]').last()
const field = (label: string) => dialog().getByLabel(label, { exact: true })
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click()

describe('letters', () => {
  it('begin and end a newsletter by the link of a mail', async () => {
    await open('/newsletter')
    await field('E-Mail-Adresse').fill('maria@example.org')
    await press('Newsletter bestellen')
    await expect.poll(() => dialog().innerText()).toContain('Wir haben dir an maria@example.org geschrieben.')
    const link = await mailedLink(server, /\/newsletter-confirmation#[\w-]+/)
    for (const [button, outcome] of [
      ['Newsletter bestellen', 'Den nächsten Newsletter bekommst du.'],
      ['Newsletter abbestellen', 'Du bekommst keinen Newsletter mehr.'],
    ] as const) {
      await open('/SDE/Joh1')
      await open(link)
      await expect.poll(path).toBe('/newsletter-confirmation')
      await press(button)
      await expect.poll(() => dialog().innerText()).toContain(outcome)
    }
  })

  it('reach the people who run this', async () => {
    await open('/contact')
    await field('Name').fill('Maria')
    await field('E-Mail-Adresse').fill('maria@example.org')
    await field('Betreff').fill('Danke')
    await field('Nachricht').fill('Zwei Zeilen\nohne Anliegen.')
    await press('Absenden')
    await expect.poll(() => dialog().innerText()).toContain('Danke für deine Nachricht.')
  })
})
