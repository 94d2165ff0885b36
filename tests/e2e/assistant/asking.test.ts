/** Asking the library: a member in a chat that stays, a visitor without one. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { newMember, register } from '../../support/members/member'
import { answerOf, answers, cards, dialog, log } from '../../support/pages/chat-page'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let page: Page

openForAll({ hasMembers: true, chosen: 'de' }, (opened) => {
  ;({ page } = opened)
})

const violations = async () => (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations

describe('the library', () => {
  it('answers a visitor', daily, async () => {
    await page.goto(`${readingServer.origin}/nicodemus-ai`)
    await dialog(page).getByRole('button', { name: 'Was steht in Johannes 3,16?' }).click()
    await cards(page).first().waitFor()
    expect(await log(page).innerText()).toMatch(/Aus der Bibliothek[\s\S]*Johannes 3,16[\s\S]*Welt/)
  })

  it('has nothing for axe where it has answered a visitor', async () => {
    await page.goto(`${readingServer.origin}/nicodemus-ai`)
    await dialog(page).getByRole('button', { name: 'Was steht in Johannes 3,16?' }).click()
    await cards(page).first().waitFor()
    expect(await violations()).toEqual([])
  })

  it('answers a member with sources that open, and the chat stays', daily, async () => {
    await register(page, readingServer.origin, newMember())
    await page.goto(`${readingServer.origin}/chats?chat=new`)
    expect(await answerOf(page, 'Was steht in Johannes 3,16?')).toContain('Johannes 3,16')
    expect(await answerOf(page, 'Wer war Rut?')).toContain('Noomi')

    await page.reload()
    await expect.poll(() => answers(page).count()).toBe(2)
    expect(await log(page).innerText()).toMatch(/Johannes 3,16\?[\s\S]*Welt[\s\S]*Noomi/)
    await cards(page).first().getByRole('link').first().click()
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/SDE\/Joh3/)
    await page.locator('article:visible .v[data-marked]').first().waitFor()
  })

  it('has nothing for axe where it has answered a member', async () => {
    await page.goto(`${readingServer.origin}/chats?chat=new`)
    await answerOf(page, 'Wer war Rut?')
    expect(await violations()).toEqual([])
  })
})
