/** What may be asked: so many questions a day, ten in a chat, none without words; and what is said where that cannot be learnt. */
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newMember, register } from '../../support/members/member'
import { answerOf, answers, ask, button, cards, dialog, field, log } from '../../support/pages/chat-page'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

/** Where a picture is put, for those who look at them. */
const pictures = process.env['PERIKOPE_PICTURES']
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
const question = 'Was steht in Johannes 3,16?'
const limitCall = '**/api/chat_daily_limit'
const words = (page: Page) => dialog(page).innerText()

describe('two questions a day', () => {
  let server: AppServer
  let page: Page
  const settings = { CHAT_DAILY_LIMIT: '2' }
  openForAllAtOwnServer({ hasMembers: true, chosen: 'de', settings }, async (opened) => {
    ;({ server, page } = opened)
    await register(page, server.origin, newMember())
  })

  it('are counted down as answers end, and then there are no more', async () => {
    await page.goto(`${server.origin}/chats?new`)
    await expect.poll(() => words(page)).toContain('heute noch 2 Fragen')
    const counted: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('chat_daily_limit')) counted.push(request.method())
    })
    await answerOf(page, question)
    await expect.poll(() => words(page)).toMatch(/1 von 10 Fragen.*heute noch 1 Frage\b/)
    await answerOf(page, 'Wer war Rut?')
    await dialog(page).getByText('Für heute sind alle Fragen gestellt. Morgen geht es weiter.').waitFor()
    expect(await field(page).count()).toBe(0)
    // Asked again after each answer.
    await expect.poll(() => counted.length).toBeGreaterThanOrEqual(2)
    await page.reload()
    await dialog(page).getByText('Für heute sind alle Fragen gestellt.').waitFor()
    expect(await answers(page).count()).toBe(2)
    await page.goto(`${server.origin}/nicodemus-ai`)
    await ask(page, question)
    await cards(page).first().waitFor()
  })
})

describe('in a chat', () => {
  let server: AppServer
  let page: Page
  const settings = { CHAT_DAILY_LIMIT: '20' }
  openForAllAtOwnServer({ hasMembers: true, chosen: 'de', settings }, async (opened) => {
    ;({ server, page } = opened)
    await register(page, server.origin, newMember())
  })

  it('nothing without words is asked', async () => {
    await page.goto(`${server.origin}/chats?new`)
    await field(page).fill('  \n ')
    await field(page).press('Enter')
    // It says that it is disabled, and can be pressed all the same.
    await button(page, 'Fragen').click({ force: true })
    expect(await log(page).innerText()).toBe('')
    expect(new URL(page.url()).search).toMatch(/^\?new/)
  })

  it('where the limit of the day cannot be learnt, that is said and nothing is asked', async () => {
    await page.route(limitCall, (route) => route.abort())
    await page.goto(`${server.origin}/chats?new`)
    const retry = log(page).getByRole('button', { name: 'Erneut versuchen' })
    await retry.waitFor()
    expect(await field(page).getAttribute('aria-invalid')).toBe('true')
    await field(page).fill(question)
    await field(page).press('Enter')
    expect(await answers(page).count()).toBe(0)
    expect(await field(page).inputValue()).toBe(question)
    await page.unroute(limitCall)
    await retry.click()
    await retry.waitFor({ state: 'detached' })
    expect(await field(page).getAttribute('aria-invalid')).toBeNull()
    await field(page).fill('')
  })

  it('ten questions are answered, then it is blocked and leads to a new one', async () => {
    await page.goto(`${server.origin}/chats?new`)
    const sent: number[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/chat'))
        sent.push(request.postData()?.length ?? 0)
    })
    for (let verse = 1; verse <= 10; verse += 1) {
      await answerOf(page, `Was steht in Johannes 3,${verse}?`)
      if (verse < 10) expect(await field(page).isEditable()).toBe(true)
    }
    // The server has the chat: what is sent of it does not grow with its questions.
    expect(sent.length).toBeGreaterThanOrEqual(10)
    expect(Math.max(...sent)).toBeLessThan(1000)
    expect(await answers(page).count()).toBe(10)
    const asked = log(page).getByText('Was steht in Johannes 3,10?', { exact: true }).last()
    const cited = answers(page).last()
    for (const newest of [asked, cited])
      await expect
        .poll(() =>
          newest.evaluate((one) => {
            const { top } = one.getBoundingClientRect()
            return top >= 0 && top < innerHeight
          }),
        )
        .toBe(true)
    const blocked = dialog(page).getByText('Ein Gespräch endet nach 10 Fragen.')
    await blocked.waitFor()
    expect(await field(page).count()).toBe(0)
    await page.reload()
    await blocked.waitFor()
    expect(await answers(page).count()).toBe(10)
    for (const size of pictures ? sizes : []) {
      await page.setViewportSize(size)
      await page.reload()
      await blocked.waitFor()
      await page.screenshot({ path: join(pictures ?? '', `tenth ${size.width}.png`) })
    }
    await dialog(page).getByRole('link', { name: 'Neues Gespräch' }).last().click()
    await field(page).waitFor()
    expect(await answers(page).count()).toBe(0)
  })
})
