/** The list of chats: found by words, renamed, deleted with a way back, all deleted; as rows and as tiles. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newMember, register } from '../../support/members/member'
import { answerOf, answers, button, dialog, field, log } from '../../support/pages/chat-page'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

let server: AppServer
let page: Page

openForAllAtOwnServer({ hasMembers: true, chosen: 'de' }, async (opened) => {
  ;({ server, page } = opened)
  await register(page, server.origin, newMember())
  for (const question of ['Was steht in Johannes 3,16?', 'Wer war Rut?', 'Was steht in Markus 4,3?']) {
    await page.goto(`${server.origin}/chats?new`)
    await answerOf(page, question)
  }
})

const list = () => dialog(page).getByRole('region', { name: 'Deine Gespräche' })
const titles = () => list().getByRole('heading', { level: 3 }).allInnerTexts()
const open = async () => {
  await page.goto(`${server.origin}/chats`)
  await list().getByRole('listitem').first().waitFor()
}

describe('the list of chats', () => {
  it('has the last one first, and opens each', async () => {
    await open()
    expect(await titles()).toEqual([
      'Was steht in Markus 4,3?',
      'Wer war Rut?',
      'Was steht in Johannes 3,16?',
    ])
    await list().getByRole('link', { name: 'Wer war Rut?' }).click()
    await expect.poll(() => log(page).innerText()).toContain('Noomi')
  })

  it('finds words of answers too', async () => {
    await open()
    await list().getByRole('searchbox').fill('Elimelech')
    await expect.poll(titles).toEqual(['Wer war Rut?'])
    expect(await list().getByRole('status').innerText()).toBe('1 Gespräch')
    await list().getByRole('searchbox').fill('Xylophon')
    await expect.poll(() => list().getByRole('status').innerText()).toBe('Kein Gespräch mit diesen Wörtern.')
    await list().getByRole('searchbox').fill('')
    await expect.poll(async () => (await titles()).length).toBe(3)
  })

  it('renames one in its place; Escape leaves it as it was', async () => {
    await open()
    await list()
      .getByRole('button', { name: /Markus 4,3.*umbenennen/ })
      .click()
    const title = list().getByRole('textbox', { name: 'Titel' })
    await title.fill('Nie')
    await title.press('Escape')
    expect(await titles()).toContain('Was steht in Markus 4,3?')
    await list()
      .getByRole('button', { name: /Markus 4,3.*umbenennen/ })
      .click()
    await title.fill('Der Sämann')
    await title.press('Enter')
    await expect.poll(titles).toContain('Der Sämann')
    await open()
    expect(await titles()).toContain('Der Sämann')
  })

  it('shows tiles with the beginning of answers, and remembers that', async () => {
    await open()
    await list().getByText('Kacheln', { exact: true }).click()
    await list().locator('ul[data-grid]').waitFor()
    expect(await list().innerText()).toContain('Johannes 3,16')
    await open()
    await list().locator('ul[data-grid]').waitFor()
    await list().getByText('Liste', { exact: true }).click()
    await list().locator('ul:not([data-grid])').first().waitFor()
  })

  it('gives a deleted chat back', async () => {
    await open()
    await list().getByRole('link', { name: 'Wer war Rut?' }).click()
    await answers(page).first().waitFor()
    await list()
      .getByRole('button', { name: /Wer war Rut.*löschen/ })
      .click()
    await expect.poll(titles).not.toContain('Wer war Rut?')
    // The chat that stood there is gone too.
    await field(page).waitFor()
    expect(await answers(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(titles).toContain('Wer war Rut?')
    await list().getByRole('link', { name: 'Wer war Rut?' }).click()
    await expect.poll(() => log(page).innerText()).toContain('Noomi')
  })

  it('deletes all after a question', async () => {
    await open()
    await button(page, 'Alle löschen').click()
    await dialog(page).getByRole('button', { name: 'Behalten' }).click()
    expect((await titles()).length).toBe(3)
    await button(page, 'Alle löschen').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Alle löschen' }).click()
    await expect.poll(titles).toEqual([])
    await page.goto(`${server.origin}/chats`)
    await dialog(page).getByText('Noch keine Gespräche. Stell deine erste Frage.').waitFor()
  })
})
