/** What may be asked: so many questions a day, ten in a chat, none without words; and what is said where that cannot be learnt. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newMember, register } from '../../support/members/member'
import { answerOf, answers, ask, button, cards, dialog, field, log } from '../../support/pages/chat-page'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

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
    for (let verse = 1; verse <= 10; verse += 1) await answerOf(page, `Was steht in Johannes 3,${verse}?`)
    const blocked = dialog(page).getByText('Dieses Gespräch hatte 10 Fragen, mehr hat keines.')
    await blocked.waitFor()
    expect(await field(page).count()).toBe(0)
    await page.reload()
    await blocked.waitFor()
    expect(await answers(page).count()).toBe(10)
    await dialog(page).getByRole('link', { name: 'Neues Gespräch' }).last().click()
    await field(page).waitFor()
    expect(await answers(page).count()).toBe(0)
  })
})
