/** Where a chat stands on the screen: a new question at the top, nothing moves while one reads, nothing lies under the field. */
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blocksOf } from '../../support/assistant/checked-text'
import { remember } from '../../support/looks/screens'
import { membersReady, newMember, register } from '../../support/members/member'
import { atRest } from '../../support/pages/at-rest'
import { openBrowser, type Person } from '../../support/pages/browser'
import {
  agreeToModel,
  answerOf,
  answers,
  ask,
  button,
  dialog,
  endedAnswer,
  log,
} from '../../support/pages/chat-page'
import { type ModelServer, startModelServer } from '../../support/servers/model-server'

let all: ModelServer
let person: Person
let page: Page

beforeAll(async () => {
  all = await startModelServer()
  await membersReady(all.server.origin)
  person = await openBrowser()
  ;({ page } = person)
  await remember(person.context, all.server.origin, { locale: 'de' })
  await register(page, all.server.origin, newMember())
})
afterAll(async () => {
  await person.close()
  await all.close()
  expect(person.complaints).toEqual([])
})

/** Of the box that scrolls: how far, and where its upper edge is. */
const box = () =>
  log(page).evaluate((element) => {
    let one: HTMLElement | null = element.parentElement
    while (one && !/auto|scroll/.test(getComputedStyle(one).overflowY)) one = one.parentElement
    return { scrolled: Math.round(one?.scrollTop ?? 0), top: one?.getBoundingClientRect().top ?? 0 }
  })
const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN
const question = (words: string) => log(page).getByText(words, { exact: true }).last()
/** Nothing lies over it. */
const isFree = (one: Locator) =>
  one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && element.contains(hit)
  })
const copy = () => answers(page).last().getByRole('button', { name: 'Kopieren' })
const toEnd = () => button(page, 'Zum Ende der Antwort')

describe.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])('an answer that comes at once, $width px wide', (size) => {
  beforeAll(async () => {
    await page.setViewportSize(size)
    await page.goto(`${all.server.origin}/chats?new`)
    await answerOf(page, 'Was steht in Johannes 3,16?')
  })

  it('of the first question stands below it, and its head stays', async () => {
    expect((await box()).scrolled).toBe(0)
    expect(await isFree(question('Was steht in Johannes 3,16?'))).toBe(true)
  })

  it('that is long is read from its beginning; a button leads to its end', async () => {
    await answerOf(page, 'Wer war Rut?')
    await atRest(page)
    const before = await box()
    const fromTop = (await topOf(question('Wer war Rut?'))) - before.top
    expect(fromTop).toBeGreaterThan(0)
    expect(fromTop).toBeLessThan(40)
    await toEnd().click()
    await toEnd().waitFor({ state: 'detached' })
    expect(await isFree(copy())).toBe(true)
    expect((await box()).scrolled).toBeGreaterThan(before.scrolled)
  })

  it('that is short stands at the top too, with its actions', async () => {
    await answerOf(page, 'Wie wird morgen das Wetter?')
    await atRest(page)
    expect((await topOf(question('Wie wird morgen das Wetter?'))) - (await box()).top).toBeLessThan(40)
    expect(await isFree(copy())).toBe(true)
    expect(await toEnd().count()).toBe(0)
  })

  it('is opened at its last question, and the keyboard comes to nothing hidden', async () => {
    await answerOf(page, 'Wer war Rut?')
    await page.reload()
    await answers(page).last().waitFor()
    await atRest(page)
    expect((await topOf(question('Wer war Rut?'))) - (await box()).top).toBeLessThan(40)
    await answers(page).last().getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    expect(await copy().evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await isFree(copy())).toBe(true)
  })
})

describe('an answer that is being written', () => {
  const lines = Array.from({ length: 24 }, (_, at) => `Dies ist der Satz ${at + 1} über die Liebe Gottes.`)
  beforeEach(() => {
    Object.assign(all.model, { text: blocksOf(...lines), cuts: 20, pauseMs: 25 })
  })

  it('grows below its question and moves nothing; who reads above stays there', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await agreeToModel(page, all.server.origin)
    await page.goto(`${all.server.origin}/chats?new`)
    all.model.text = blocksOf(...lines).replaceAll('Satz', 'Spruch')
    await answerOf(page, 'Was steht in Johannes 3,16?')
    all.model.text = blocksOf(...lines)
    const asked = 'Was sagt die Bibel über Sorgen?'
    await ask(page, asked)
    await answers(page).last().getByText('Satz 2 über').waitFor()
    const began = await box()
    expect((await topOf(question(asked))) - began.top).toBeLessThan(40)
    await answers(page).last().getByText('Satz 12 über').waitFor()
    expect(await box()).toEqual(began)
    await dialog(page).getByText('Satz 3 über').last().hover()
    await page.mouse.wheel(0, -300)
    await expect.poll(async () => (await box()).scrolled).toBe(began.scrolled - 300)
    await endedAnswer(page)
    expect((await box()).scrolled).toBe(began.scrolled - 300)
    await toEnd().waitFor()
  })
})
