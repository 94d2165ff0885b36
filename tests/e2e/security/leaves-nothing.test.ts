/** After signing out a device keeps nothing by which the next person learns who was here, what they read and what they looked for. */
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { newMember, register } from '../../support/members/member'
import type { Person } from '../../support/pages/browser'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import type { AppServer } from '../../support/servers/app-server'

let server: AppServer
let person: Person
openForAllAtOwnServer({ hasMembers: true, chosen: 'de' }, (opened) => {
  ;({ server, person } = opened)
})

/** Everything a page of this origin can read of what the device keeps. */
async function keptOn(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(async () => {
    const opened = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error(name)))
      })
    const rows = (database: IDBDatabase, store: string) =>
      new Promise<unknown[]>((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll()
        request.addEventListener('success', () => resolve(request.result))
      })
    const kept: Record<string, string> = {
      cookies: document.cookie,
      history: JSON.stringify(history.state),
      session: JSON.stringify({ ...sessionStorage }),
      local: JSON.stringify({ ...localStorage }),
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await opened(name)
      // Texts themselves say nothing of who has read them.
      for (const store of [...database.objectStoreNames].filter(
        (one) => !/^(books|chapters|names|searchIndexes|pageTexts|editions|meanings)$/.test(one),
      ))
        kept[`${name} ${store}`] = JSON.stringify(await rows(database, store))
      database.close()
    }
    for (const cache of await caches.keys())
      for (const { url } of await (await caches.open(cache)).keys())
        if (new URL(url).pathname.startsWith('/api/') && !/\/api\/(text|library)/.test(url))
          kept[`cache ${url}`] = url
    return kept
  })
}

it('nothing of a member stays in any tab of the device', async () => {
  const { page } = person
  const miriam = newMember('Mirjamnaama')
  await register(page, server.origin, miriam)
  const user = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).join())
  const [, number = ''] = /user-(\d+)/.exec(user) ?? []
  await page.goto(`${server.origin}/SDE/Rut2`)
  await page.locator('[data-panel="user"]').waitFor()
  await page.goto(`${server.origin}/search/SDE/Gerstenernte`)
  await page.getByRole('heading', { name: 'Gerstenernte', exact: true }).waitFor()
  const other = await person.context.newPage()
  await other.goto(`${server.origin}/SDE/Rut3`)
  await other.locator('[data-panel="user"]').waitFor()
  await page.goto(`${server.origin}/SDE/Ps23`)
  const marks = [miriam.email, 'Mirjamnaama', 'Gerstenernte', 'Rut2', 'Rut3', `user-${number}`]
  const found = async (of: Page) =>
    Object.entries(await keptOn(of)).flatMap(([where, text]) => {
      const decoded = decodeURIComponent(
        text
          .replaceAll('%', '%25')
          .replaceAll('%25', '%')
          .replace(/%(?![\da-f]{2})/gi, '%25'),
      )
      return marks.filter((mark) => `${where} ${decoded}`.includes(mark)).map((mark) => `${where}: ${mark}`)
    })
  await expect.poll(async () => (await found(page)).length).toBeGreaterThan(4)
  await page.locator('[data-panel="user"]').click()
  await page.getByRole('link', { name: 'Abmelden' }).click()
  await page.locator('header a[href="/register"]').waitFor({ state: 'attached' })
  await expect.poll(async () => await found(page)).toEqual([])
  // What is on the screen of a tab may be in its session.
  await expect.poll(async () => (await found(other)).filter((line) => line !== 'session: Rut3')).toEqual([])
})
