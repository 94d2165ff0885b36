/** Words of a verse that have a colour: overlaps, lines of poetry, other editions, both writing directions, keys, paper, a second device. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { newMember, register, signIn } from '../../support/members/member'
import { expectAllSent, keysOnServer } from '../../support/members/member-data'
import { openBrowser, type Person } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import {
  dialog,
  dragOver,
  openChapter,
  paintedWords,
  selectWords,
  toolbar,
} from '../../support/pages/study-page'
import type { AppServer } from '../../support/servers/app-server'

let server: AppServer
let person: Person
const member = newMember()

openForAllAtOwnServer({ hasMembers: true, chosen: 'de' }, async (opened) => {
  ;({ server, person } = opened)
  await person.page.goto(`${server.origin}/register`)
  await register(person.page, server.origin, member, '/register')
})

const verse = (page: Page, number: number, chapter = '') =>
  page.locator(`article${chapter && `[data-chapter="${chapter}"]`}:visible .v[data-v="${number}"]`).first()
const colour = (page: Page, name: string) => toolbar(page).getByRole('button', { name, exact: true }).click()
const painted = (page: Page, look: string, words: readonly string[]) =>
  expect.poll(async () => (await paintedWords(page, look)).toSorted()).toEqual(words.toSorted())

describe('a colour of words', () => {
  it('wins over an older one where they overlap; is taken off; stays after a reload', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await selectWords(page, 4, 'diesem … Leben')
    await colour(page, 'Gelb')
    await painted(page, 'yellow', ['diesem Wort lag das Leben'])
    await selectWords(page, 4, 'lag … dieses')
    await colour(page, 'Blau')
    // A mark of a footnote stands between the words, and is none of them.
    await painted(page, 'blue', ['lag das Leben,*1 und dieses'])
    await painted(page, 'yellow', ['diesem Wort'])
    await selectWords(page, 4, 'das … und')
    await colour(page, 'Farbe entfernen')
    await painted(page, 'blue', ['lag', 'dieses'])
    await page.reload()
    await painted(page, 'blue', ['lag', 'dieses'])
    await painted(page, 'yellow', ['diesem Wort'])
  })

  it('leaves the rest of a whole verse its own; a whole verse covers words', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await verse(page, 6).locator('.t').click()
    await colour(page, 'Grün')
    await expect.poll(() => verse(page, 6).getAttribute('data-hl')).toBe('green')
    await page.keyboard.press('Escape')
    await selectWords(page, 6, 'einen … Mann')
    await colour(page, 'Rosa')
    await painted(page, 'green', ['Gott schickte ', '; der hieß Johannes.'])
    await painted(page, 'pink', ['einen Mann'])
    await page.keyboard.press('Escape')
    await verse(page, 6).locator('.t').click()
    // Until then the bar may be that of the words: it follows the text.
    await toolbar(page).getByText('1 Vers ausgewählt').waitFor()
    await colour(page, 'Orange')
    await expect.poll(() => verse(page, 6).getAttribute('data-hl')).toBe('orange')
    await painted(page, 'pink', [])
  })

  it('goes over the lines of a psalm, and stands in the column of a comparison', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Ps23`)
    const lines = page.locator('article:visible .v[data-v="2"]')
    const words = async (at: number) =>
      (await lines.nth(at).locator('.t').innerText()).match(/\p{L}+/gu) ?? []
    const [first, second] = [await words(0), await words(1)]
    await dragOver(page, [lines.nth(0), first.at(-1) ?? ''], [lines.nth(1), second[0] ?? ''])
    await colour(page, 'Gelb')
    await expect.poll(async () => (await paintedWords(page, 'yellow')).length).toBe(2)
    const shown = await paintedWords(page, 'yellow')
    expect([shown[0]?.match(/\p{L}+/u)?.[0], shown[1]]).toEqual([first.at(-1), second[0]])
    await openChapter(page, `${server.origin}/SEN.SDE/Ps23`)
    await expect.poll(() => paintedWords(page, 'yellow')).toHaveLength(2)
    await page.locator('.cell[data-abbr="SEN"] .v[data-edge="yellow"]').first().waitFor()
    expect(await page.locator('.cell[data-abbr="SDE"] .v[data-edge]').count()).toBe(0)
  })

  it('is chosen by keys, in the direction of the text', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await verse(page, 7).locator('.n').focus()
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Shift+ArrowRight')
    await painted(page, 'chosen', ['Er kam als'])
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowLeft')
    await painted(page, 'chosen', ['kam'])
    expect(new URL(page.url()).pathname).toBe('/SDE/Joh1')
    await page.keyboard.press('Escape')
    await painted(page, 'chosen', [])
    await openChapter(page, `${server.origin}/SAR/John1`)
    await verse(page, 7).locator('.n').focus()
    await page.keyboard.press('Shift+ArrowLeft')
    const text = await verse(page, 7).locator('.t').innerText()
    await expect.poll(async () => text.startsWith((await paintedWords(page, 'chosen'))[0] ?? '-')).toBe(true)
  })

  it('is of whole words in Hebrew and in Arabic, points and vowels included', async () => {
    const { page } = person
    for (const edition of ['SHE', 'SAR']) {
      await openChapter(page, `${server.origin}/${edition}/John1`)
      const text = await verse(page, 2).locator('.t').innerText()
      const [, second = '', third = ''] = text.match(/[\p{L}\p{M}]+/gu) ?? []
      await dragOver(page, [verse(page, 2), second], [verse(page, 2), third])
      await colour(page, 'Blau')
      await expect
        .poll(async () => (await paintedWords(page, 'blue'))[0]?.match(/[\p{L}\p{M}]+/gu))
        .toEqual([second, third])
    }
  })

  it('is listed with the words and their edition; taking it off can be undone', async () => {
    const { page } = person
    await page.goto(`${server.origin}/tags`)
    await dialog(page).getByRole('link', { name: 'Blau' }).click()
    await dialog(page).getByText('Wörter in SHE').waitFor()
    const row = dialog(page).locator('li', { hasText: 'lag' }).first()
    await row.getByRole('button').click()
    await expect
      .poll(() =>
        dialog(page)
          .locator('li', { hasText: /^.*Wörter in SDE.*lag/s })
          .count(),
      )
      .toBe(0)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await dialog(page).locator('li', { hasText: 'lag' }).first().waitFor()
  })

  it('is on a second device', async () => {
    await expectAllSent(person.page)
    const keys = await keysOnServer(server.origin, member)
    expect(keys.filter((key) => key.startsWith('wmk:')).length).toBeGreaterThan(5)
    const other = await openBrowser()
    await other.page.goto(`${server.origin}/login`)
    await signIn(other.page, server.origin, member, '/login')
    await openChapter(other.page, `${server.origin}/SDE/Joh1`)
    await painted(other.page, 'yellow', ['diesem Wort'])
    await other.close()
  })
})

describe('chapters that follow each other', () => {
  it('are selected over their border: copied, coloured, and in one note', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Rut2`)
    await page.getByRole('button', { name: 'Textdarstellung' }).click()
    await page.getByRole('radio', { name: 'Fortlaufend' }).check()
    await page.keyboard.press('Escape')
    const [last, first] = [verse(page, 23, '8002000'), verse(page, 1, '8003000')]
    await last.scrollIntoViewIfNeeded()
    await first.waitFor()
    await first.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const words = async (one: typeof last) => (await one.locator('.t').innerText()).match(/\p{L}+/gu) ?? []
    const [end, begin] = [await words(last), await words(first)]
    await dragOver(page, [last, end.at(-1) ?? ''], [first, begin[1] ?? ''])
    await toolbar(page).locator('b', { hasText: 'Rut 2,23; 3,1' }).waitFor()
    await painted(page, 'chosen', [end.at(-1) ?? '', begin.slice(0, 2).join(' ')])
    await colour(page, 'Gelb')
    await painted(page, 'yellow', [end.at(-1) ?? '', begin.slice(0, 2).join(' ')])
    await toolbar(page).getByRole('button', { name: 'Notiz', exact: true }).click()
    await page.waitForURL(/at=eng:8002023,8003001/)
  })

  it('are selected by a press in one and one with Shift in the next', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Rut2`)
    const [last, second] = [verse(page, 22, '8002000'), verse(page, 2, '8003000')]
    await last.scrollIntoViewIfNeeded()
    await last.locator('.t').click()
    await second.locator('.t').click({ modifiers: ['Shift'] })
    await toolbar(page).locator('b', { hasText: 'Rut 2,22–23; 3,1–2' }).waitFor()
    await colour(page, 'Blau')
    await expect.poll(() => second.getAttribute('data-hl')).toBe('blue')
    expect(await last.getAttribute('data-hl')).toBe('blue')
  })
})
