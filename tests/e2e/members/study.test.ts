/** Notes, colours, tags, likes and history of a member in a real browser, also without network and after a reload. */
import { describe, expect, it } from 'vitest'
import { daily } from '../../support/daily'
import { remember } from '../../support/looks/screens'
import { newMember, register, signIn } from '../../support/members/member'
import { expectAllSent, memberRows } from '../../support/members/member-data'
import { atRest } from '../../support/pages/at-rest'
import { openBrowser, type Person, waitForServiceWorker } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import {
  addTag,
  colourOf,
  dialog,
  noteText,
  openChapter,
  paintedWords,
  pasteHtml,
  selectVerse,
  selectWords,
  toolbar,
  writeNote,
} from '../../support/pages/study-page'
import type { AppServer } from '../../support/servers/app-server'

let server: AppServer
let person: Person
const member = newMember()

openForAllAtOwnServer({ hasMembers: true, chosen: 'de' }, (opened) => {
  ;({ server, person } = opened)
})

describe('a visitor', () => {
  it('who likes a verse signs in, and then the verse is liked', daily, async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await selectVerse(page, 4)
    await toolbar(page).getByRole('button', { name: 'Gefällt mir' }).click()
    await page.waitForURL(/\/register/)
    const { pathname, search } = new URL(page.url())
    await register(page, server.origin, member, pathname + search)
    await page.waitForURL(/\/SDE\/Joh1$/)
    await toolbar(page).locator('[aria-pressed="true"]', { hasText: 'Gefällt mir' }).waitFor()
    await page.goto(`${server.origin}/likes`)
    await dialog(page).getByText('1 Vers gefällt dir').waitFor()
  })
})

describe('a colour', () => {
  it('in a further chapter of a passage is that of its verse there', async () => {
    const { page } = person
    const verseOf = (chapter: number) =>
      page.locator(`main > [data-path]:not([data-kept]) [data-chapter="${chapter}"] .v[data-v="12"]`)
    await openChapter(page, `${server.origin}/SDE/Mk1-2`)
    await page.locator('[data-further-text]').waitFor()
    await verseOf(41_002_000).locator('.t').first().click()
    await toolbar(page).getByRole('button', { name: 'Blau' }).click()
    await expect.poll(() => verseOf(41_002_000).first().getAttribute('data-hl')).toBe('blue')
    await page.reload()
    await expect.poll(() => verseOf(41_002_000).first().getAttribute('data-hl')).toBe('blue')
    expect(await verseOf(41_001_000).first().getAttribute('data-hl')).toBeNull()
  })

  it('stays after a reload, and is there in every translation and in a comparison', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await selectVerse(page, 5)
    await toolbar(page).getByRole('button', { name: 'Grün' }).click()
    await expect.poll(() => colourOf(page, 5)).toBe('green')
    await page.reload()
    await expect.poll(() => colourOf(page, 5)).toBe('green')
    await openChapter(page, `${server.origin}/SEN/John1`)
    await expect.poll(() => colourOf(page, 5)).toBe('green')
    await openChapter(page, `${server.origin}/SDE.SEN/Joh1`)
    await expect.poll(() => page.locator('.row[data-row="5"] .v[data-hl="green"]').count()).toBe(2)
  })

  it('of words is exact in their edition, and a quiet edge in another one', daily, async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await selectWords(page, 7, 'als … Zeuge')
    await toolbar(page).getByText('2 Wörter ausgewählt').waitFor()
    await toolbar(page).getByRole('button', { name: 'Gelb' }).click()
    await expect.poll(() => paintedWords(page, 'yellow')).toEqual(['als Zeuge'])
    expect(await colourOf(page, 7)).toBeUndefined()
    await openChapter(page, `${server.origin}/SEN/John1`)
    await page.locator('.v[data-v="7"][data-edge="yellow"]').first().waitFor()
    expect(await paintedWords(page, 'yellow')).toEqual([])
  })

  it('gives way to another one and is erased', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await selectVerse(page, 5)
    await toolbar(page).getByRole('button', { name: 'Rosa' }).click()
    await expect.poll(() => colourOf(page, 5)).toBe('pink')
    await toolbar(page).getByRole('button', { name: 'Farbe entfernen' }).click()
    await expect.poll(() => colourOf(page, 5)).toBe(undefined)
  })
})

describe('a note', () => {
  it('saves itself, and its references are links to the words on this device', daily, async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await selectVerse(page, 4)
    await writeNote(page, 'Leben und Licht', 'Vergleiche Joh 1,9 dazu.')
    await dialog(page)
      .getByText(/^gespeichert/)
      .waitFor()
    await dialog(page).getByRole('button', { name: 'Fertig' }).click()
    // The text comes to rest where it was: a box at a mark that it moves would close.
    await dialog(page).waitFor({ state: 'detached' })
    await atRest(page)
    await page.locator('.nm').click()
    const box = page.getByRole('dialog', { name: '1 Notiz zu Vers 4' })
    const reference = box.getByRole('button', { name: 'Joh 1,9' })
    await reference.waitFor()
    // Where what is pressed still moves, Playwright scrolls it to the lower edge before it tries again: the box would
    // close with the scrolling.
    await atRest(page)
    await reference.click()
    await box.getByText(/Das wahre Licht/).waitFor()
    await page.keyboard.press('Escape')
    // An address that is opened while the entry of the box is travelled over is dropped.
    await box.waitFor({ state: 'detached' })
    await atRest(page)
  })

  it('is found in the list by a word of its text', async () => {
    const { page } = person
    await page.goto(`${server.origin}/notes`)
    await dialog(page).getByLabel('In Notizen suchen').fill('VERGLEICHE')
    await dialog(page).getByText('1 Notiz', { exact: true }).waitFor()
    await dialog(page).getByLabel('In Notizen suchen').fill('Quatsch')
    await dialog(page).getByText('0 Notizen').waitFor()
  })

  it('takes from a paste what notes know, nothing else', async () => {
    const { page } = person
    await page.goto(`${server.origin}/notes`)
    await dialog(page).getByRole('button', { name: 'Neue Notiz' }).click()
    await noteText(page).waitFor()
    await pasteHtml(
      page,
      '<h1>Titel</h1><p onclick="x()">Ein <b>fettes</b> Wort<img src=x onerror="window.hit=1"><script>window.hit=1</script> <a href="javascript:alert(1)">da</a></p>',
    )
    await expect.poll(() => noteText(page).innerText()).toContain('Ein fettes Wort')
    expect(await noteText(page).locator('strong').innerText()).toBe('fettes')
    expect(await noteText(page).locator('img, script, a, [onclick]').count()).toBe(0)
    expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false)
    await dialog(page)
      .getByText(/^gespeichert/)
      .waitFor()
  })

  it('is gone when it is deleted, and back when that is undone', async () => {
    const { page } = person
    await dialog(page).getByRole('button', { name: 'Löschen' }).click()
    await page.getByText('Notiz gelöscht').waitFor()
    await dialog(page).getByText('1 Notiz', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await dialog(page).getByText('2 Notizen').waitFor()
  })

  it('goes into a file and comes back from it once', async () => {
    const { page } = person
    await dialog(page).getByText('Sichern und einlesen', { exact: true }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Als Markdown speichern' }).click(),
    ])
    const path = await download.path()
    await dialog(page)
      .locator('input[type="file"]')
      .setInputFiles({
        name: 'notizen.md',
        mimeType: 'text/markdown',
        buffer: Buffer.concat([await import('node:fs/promises').then(({ readFile }) => readFile(path))]),
      })
    await page.getByText('Eingelesen: 0. Schon da: 2.').waitFor()
  })

  it('is there after a reload that comes in the middle of a word', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await selectVerse(page, 6)
    await writeNote(page, 'Johannes', 'Er kam zum Zeug')
    await page.reload()
    await expect
      .poll(async () => (await memberRows(page, 'things')).map((row) => JSON.stringify(row)))
      .toContainEqual(expect.stringContaining('Er kam zum Zeug'))
  })
})

describe('without network', () => {
  it(
    'what is written is there after a reload, and on the server when the network is back',
    daily,
    async () => {
      const { page } = person
      await openChapter(page, `${server.origin}/SDE/Joh1`)
      await waitForServiceWorker(page)
      await server.stop()
      await person.context.setOffline(true)
      await openChapter(page, `${server.origin}/SDE/Joh1`)
      await selectVerse(page, 7)
      await toolbar(page).getByRole('button', { name: 'Blau' }).click()
      await writeNote(page, 'Unterwegs', 'Ohne Netz geschrieben.')
      await dialog(page)
        .getByText(/wartet auf Internet/)
        .waitFor()
      await page.goto(`${server.origin}/notes`)
      await dialog(page).getByText('Ohne Netz geschrieben.').waitFor()
      await openChapter(page, `${server.origin}/SDE/Joh1`)
      await expect.poll(() => colourOf(page, 7)).toBe('blue')

      await server.start()
      await person.context.setOffline(false)
      await expectAllSent(page)
      const other = await openBrowser()
      await remember(other.context, server.origin, { locale: 'de' })
      await signIn(other.page, server.origin, member, '/login?to=%2Fnotes')
      await dialog(other.page).getByText('Ohne Netz geschrieben.').waitFor()
      await other.close()
    },
  )
})

describe('tags', () => {
  it('are shared by name, never with who shares them', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    await selectVerse(page, 9)
    await addTag(page, 'Advent')
    await page.goto(`${server.origin}/tags`)
    await dialog(page).getByRole('link', { name: 'Advent' }).click()
    await dialog(page).getByRole('switch', { name: 'Mit anderen teilen' }).click()
    await dialog(page).getByRole('switch', { name: 'Mit anderen teilen', checked: true }).waitFor()
    await dialog(page).getByText('1 Vers', { exact: true }).waitFor()
    await expectAllSent(page)
    const visitor = await openBrowser()
    await remember(visitor.context, server.origin, { locale: 'de' })
    await expect
      .poll(
        async () => {
          await visitor.page.goto(`${server.origin}/tags`)
          const list = dialog(visitor.page)
          await list
            .getByRole('listitem')
            .or(list.getByText('Noch hat niemand ein Schlagwort geteilt.'))
            .first()
            .waitFor()
          return dialog(visitor.page).getByRole('link', { name: 'Advent' }).count()
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toBe(1)
    await dialog(visitor.page).getByRole('link', { name: 'Advent' }).click()
    await dialog(visitor.page).getByText('Johannes 1,9').waitFor()
    expect(await dialog(visitor.page).innerText()).not.toContain(member.nickname)
    await visitor.close()
  }, 60_000)
})

describe('the history', () => {
  it('has what was read although the page was left before its worker had written it', async () => {
    const { page } = person
    await openChapter(page, `${server.origin}/SDE/Joh1`)
    const id = crypto.randomUUID()
    await page.waitForFunction(() => sessionStorage.getItem('visit')?.includes('"isStored":true'))
    await page.evaluate((newId) => {
      const visit = JSON.parse(sessionStorage.getItem('visit') ?? '')
      sessionStorage.setItem('visit', JSON.stringify({ ...visit, id: newId, isStored: false }))
    }, id)
    await page.reload()
    const keys = async () => (await memberRows(page, 'things')).map(({ key }) => key)
    await expect.poll(keys, { timeout: 15_000 }).toContain(`act:${id}`)
    await page.waitForFunction(() => sessionStorage.getItem('visit')?.includes('"isStored":true'))
  })

  it('has what was read once, finds it, and is cleared after asking', async () => {
    const { page } = person
    // Loaded again it is still the same visit.
    for (const _ of ['first', 'again']) {
      await openChapter(page, `${server.origin}/SDE/Ps23`)
      // Not the visit before, which is stored already.
      await page.waitForFunction(() =>
        /"route":"\/SDE\/Ps23".*"isStored":true/.test(sessionStorage.getItem('visit') ?? ''),
      )
    }
    await page.goto(`${server.origin}/history`)
    await dialog(page).getByLabel('Im Verlauf suchen').fill('psalm')
    await dialog(page).getByText('1 Eintrag', { exact: true }).waitFor()
    await dialog(page).getByRole('button', { name: 'Verlauf löschen' }).click()
    await dialog(page).getByRole('button', { name: 'Alles löschen' }).click()
    await dialog(page).getByText('Hier steht, was du liest und suchst.').waitFor()
    expect(await dialog(page).getByLabel('Im Verlauf suchen').inputValue()).toBe('')
  })
})
