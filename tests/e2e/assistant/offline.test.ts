/** Without a network: chats are read, and this device answers by itself. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newMember, register } from '../../support/members/member'
import { type Person, waitForServiceWorker } from '../../support/pages/browser'
import { answerOf, answers, ask, cards, dialog, field, log } from '../../support/pages/chat-page'
import { openForAll, openForAllAtOwnServer } from '../../support/pages/open-for-all'
import { downloadEdition } from '../../support/pages/stored'
import type { AppServer } from '../../support/servers/app-server'
import { readingServer } from '../../support/servers/reading-server'

describe('a member without a network', () => {
  let server: AppServer
  let person: Person
  let page: Page
  openForAllAtOwnServer({ hasMembers: true, chosen: 'de' }, async (opened) => {
    ;({ server, person, page } = opened)
    await register(page, server.origin, newMember())
    await page.goto(`${server.origin}/SDE/Joh3`)
    await waitForServiceWorker(page)
    await page.goto(`${server.origin}/chats?new`)
    await answerOf(page, 'Wer war Rut?')
  })

  it('reads chats, and is led to answers from this device', async () => {
    const chat = page.url()
    await person.context.setOffline(true)
    await page.goto(chat)
    await expect.poll(() => log(page).innerText()).toContain('Noomi')
    expect(await field(page).count()).toBe(0)
    expect(await dialog(page).innerText()).toContain('Offline: nur Gespräche auf diesem Gerät.')
    expect(
      await dialog(page)
        .getByRole('button', { name: /umbenennen|löschen/ })
        .count(),
    ).toBe(0)
    await dialog(page).getByRole('searchbox').fill('noomi')
    await dialog(page).getByRole('link', { name: 'Wer war Rut?' }).waitFor()
    await dialog(page).getByRole('link', { name: 'Antworten von diesem Gerät' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/nicodemus-ai')
    await page.goto(chat)
    await expect.poll(() => log(page).innerText()).toContain('Noomi')
    await person.context.setOffline(false)
    await field(page).waitFor()
    await answerOf(page, 'Was steht in Johannes 3,16?')
    expect(await answers(page).count()).toBe(2)
  })
})

describe('a visitor with an edition on the device, without a network', () => {
  let person: Person
  let page: Page
  openForAll({ chosen: 'de', isTouch: true, width: 390, height: 844 }, async (opened) => {
    ;({ person, page } = opened)
    await page.goto(`${readingServer.origin}/downloads`)
    await downloadEdition(page, 'SDE')
    await page.goto(`${readingServer.origin}/SDE/Joh3`)
    await waitForServiceWorker(page)
    await person.context.setOffline(true)
  })

  it.each([
    ['Was steht in Johannes 3,16?', /Johannes 3,16[\s\S]*die Welt am Herzen/],
    ['Wer war Rut?', /Rut 1[\s\S]*Noomi/],
    ['Was sagt die Bibel über Sorgen?', /Philipper 4,6/],
    ['gleichnis vom sämann', /Markus 4/],
  ])('asks "%s" and gets verses', async (question, verses) => {
    await page.goto(`${readingServer.origin}/nicodemus-ai`)
    await ask(page, question)
    await cards(page).first().waitFor()
    expect(await log(page).innerText()).toMatch(verses)
  })

  it('is told where there is nothing, with the way to the search', async () => {
    await page.goto(`${readingServer.origin}/nicodemus-ai`)
    await ask(page, 'Wie wird morgen das Wetter?')
    await log(page).getByText('Ich habe nichts gefunden, was dazu passt.').waitFor()
    await cards(page)
      .getByRole('link', { name: /^Suche: / })
      .click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/search\/SDE/)
  })
})
