/** The ways to the assistant: from selected verses, by its button and its tip; and the ways on from what it shows. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newMember, register } from '../../support/members/member'
import { openBrowser } from '../../support/pages/browser'
import { answers, ask, cards, dialog, endedAnswer, log } from '../../support/pages/chat-page'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import { openChapter, selectVerse, toolbar } from '../../support/pages/study-page'
import type { AppServer } from '../../support/servers/app-server'

let server: AppServer
let page: Page

openForAllAtOwnServer({ hasMembers: true, chosen: 'de' }, (opened) => {
  ;({ server, page } = opened)
})

const askAbout = async () => {
  await openChapter(page, `${server.origin}/SDE/Joh3`)
  await selectVerse(page, 16)
  await toolbar(page).locator('summary').click()
  await toolbar(page).getByRole('button', { name: 'Danach fragen' }).click()
  await dialog(page)
    .getByText(/Zu: .*Johannes 3,16.* \(.*SDE.*\)/)
    .waitFor()
}
const chatButton = () => page.getByRole('link', { name: 'Assistent', exact: true })

describe('a visitor', () => {
  it('asks about a selected verse on the page of the assistant', async () => {
    await askAbout()
    expect(new URL(page.url()).pathname).toBe('/nicodemus-ai')
    await dialog(page).getByRole('button', { name: 'Wo steht Ähnliches?' }).click()
    await cards(page).first().waitFor()
    expect(await log(page).innerText()).toContain('Römer 8,32')
  })

  it('finds something with each of the examples', async () => {
    for (let at = 0; at < 6; at += 1) {
      await page.goto(`${server.origin}/nicodemus-ai`)
      await dialog(page).getByRole('list', { name: 'Beispiele' }).getByRole('button').nth(at).click()
      await cards(page).first().waitFor()
      expect(await log(page).locator('[data-code="nothing"]').count()).toBe(0)
    }
  })

  it('hears in a crisis whom to call, by a link that is one', async () => {
    await page.goto(`${server.origin}/nicodemus-ai`)
    await ask(page, 'Ich will nicht mehr leben')
    const call = log(page).getByRole('link', { name: /112.? anrufen/ })
    await call.waitFor()
    expect(await call.getAttribute('href')).toBe('tel:112')
    // Nothing of the app takes the press away.
    const isFree = await call.evaluate(
      (link) =>
        new Promise<boolean>((resolve) => {
          addEventListener('click', (event) => {
            resolve(!event.defaultPrevented)
            event.preventDefault()
          })
          if (link instanceof HTMLElement) link.click()
        }),
    )
    expect(isFree).toBe(true)
    expect(await cards(page).count()).toBe(0)
  })

  it('is led from a long passage to all of it', async () => {
    await page.goto(`${server.origin}/nicodemus-ai`)
    await ask(page, 'Was steht in Markus 4?')
    await cards(page)
      .first()
      .getByRole('link', { name: /^Noch \d+ Verse$/ })
      .click()
    await expect.poll(() => decodeURI(new URL(page.url()).pathname)).toMatch(/^\/SDE\/Mk4/)
    await page.locator('article:visible h1').waitFor()
  })

  it('is told by the tip what the assistant does', async () => {
    const fresh = await openBrowser({ isNew: true })
    await fresh.context.addCookies(
      ['bs-help-text', 'bs-help-search'].map((name) => ({ name, value: '1', url: server.origin })),
    )
    await fresh.page.goto(`${server.origin}/SDE/Joh3`)
    const tip = fresh.page.getByText('Frag den Assistenten.')
    await tip.waitFor()
    expect(await fresh.page.locator('body').innerText()).not.toMatch(/\bKI\b/)
    await fresh.close()
  })

  it('without the option `chat.btn` has no button, and nothing in the bar of a selection', async () => {
    await openChapter(page, `${server.origin}/SDE/Joh3`)
    await chatButton().waitFor()
    await page.goto(`${server.origin}/nicodemus-ai`)
    const shown = dialog(page).getByRole('switch', { name: 'Knopf zum Assistenten zeigen' })
    await shown.click()
    await shown.and(page.locator(':not(:checked)')).waitFor()
    await openChapter(page, `${server.origin}/SDE/Joh3`)
    await selectVerse(page, 16)
    expect(await chatButton().count()).toBe(0)
    await toolbar(page).locator('summary').click()
    await toolbar(page).getByRole('button', { name: 'Kopieren als' }).waitFor()
    await expect.poll(() => toolbar(page).getByRole('button', { name: 'Danach fragen' }).count()).toBe(0)
    await page.goto(`${server.origin}/nicodemus-ai`)
    await shown.click()
    await shown.and(page.locator(':checked')).waitFor()
  })
})

describe('a member', () => {
  it('asks about a selected verse in a new chat', async () => {
    await register(page, server.origin, newMember())
    await askAbout()
    expect(new URL(page.url()).pathname).toBe('/chats')
    await dialog(page).getByRole('button', { name: 'Wo steht Ähnliches?' }).click()
    await answers(page).first().waitFor()
    expect(await endedAnswer(page)).toContain('Römer 8,32')
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?chat=/)
    // The next chat is about nothing.
    await dialog(page).getByRole('link', { name: 'Neues Gespräch' }).first().click()
    await dialog(page).getByRole('button', { name: 'Wer war Rut?' }).waitFor()
  })
})
