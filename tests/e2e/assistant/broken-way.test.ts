/** An answer whose way is cut: by the network, by a tunnel, by a reload. It goes on where it was, and nothing comes twice. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type BreakableWay, startBreakableWay } from '../../offline/stage/breakable-way'
import { blocksOf } from '../../support/assistant/checked-text'
import { remember } from '../../support/looks/screens'
import { membersReady, newMember, register } from '../../support/members/member'
import { oneMoreDevice } from '../../support/members/member-data'
import { openBrowser, type Person } from '../../support/pages/browser'
import { agreeToModel, answers, ask, dialog, endedAnswer, log } from '../../support/pages/chat-page'
import { type ModelServer, startModelServer } from '../../support/servers/model-server'

let all: ModelServer
let way: BreakableWay
let person: Person
let page: Page
const member = newMember()

const numbers = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn']
const text = blocksOf(...numbers.map((number) => `Dies ist der Satz ${number} über die Liebe Gottes.`))

beforeAll(async () => {
  all = await startModelServer()
  way = await startBreakableWay(all.server.origin)
  await membersReady(all.server.origin)
  person = await openBrowser()
  ;({ page } = person)
  await remember(person.context, way.origin, { locale: 'de' })
  await register(page, way.origin, member)
  await agreeToModel(page, way.origin)
})
afterAll(async () => {
  await person.close()
  await way.close()
  await all.close()
  expect(person.complaints).toEqual([])
})
beforeEach(() => {
  Object.assign(all.model, { text, cuts: 8, pauseMs: 60 })
})

const streaming = () => log(page).locator('[data-state="streaming"]')

/** Asks, and waits until some sentences are there and others not. */
async function halfAnswered(): Promise<void> {
  await page.goto(`${way.origin}/chats?new`)
  await ask(page, 'Was steht in Johannes 3,16?')
  await streaming().getByText('Satz zwei').waitFor()
  expect(await streaming().innerText()).not.toContain('Satz zehn')
}

/** The server has all of it, whoever looks. */
async function untilAnswered(address = page.url()): Promise<void> {
  const id = new URL(address).searchParams.get('chat')
  const ask = await oneMoreDevice(all.server.origin, member)
  await expect.poll(() => ask(`/api/chat/${id}`)).toContain('Satz zehn')
}

async function expectWholeOnce(): Promise<void> {
  const shown = await endedAnswer(page)
  expect(await answers(page).last().getAttribute('data-state')).toBe('complete')
  expect(numbers.map((number) => shown.split(`Satz ${number} `).length - 1)).toEqual(numbers.map(() => 1))
}

describe('an answer goes on', () => {
  it('after a tunnel', async () => {
    await halfAnswered()
    way.cut()
    await expect.poll(() => way.refused).toBeGreaterThan(0)
    way.mend()
    await expectWholeOnce()
  })

  it('after a while without a network', async () => {
    await halfAnswered()
    await person.context.setOffline(true)
    await dialog(page).getByText('Zum Fragen brauchst du Internet.').waitFor()
    await untilAnswered()
    await person.context.setOffline(false)
    await expectWholeOnce()
    await dialog(page).getByRole('textbox', { name: 'Deine Frage' }).waitFor()
  })

  it('after a reload in the middle', async () => {
    await halfAnswered()
    await page.reload()
    await streaming().waitFor()
    await expectWholeOnce()
  })

  it('while it is looked at in a second tab', async () => {
    await halfAnswered()
    const other = await person.context.newPage()
    await other.goto(page.url())
    await expectWholeOnce()
    await expect.poll(() => log(other).innerText()).toContain('Satz zehn')
    await other.close()
  })

  it('while its tab is closed: it is whole when one comes back', async () => {
    await halfAnswered()
    const address = page.url()
    await page.close()
    page = await person.context.newPage()
    await untilAnswered(address)
    await page.goto(address)
    await expectWholeOnce()
  })
})
