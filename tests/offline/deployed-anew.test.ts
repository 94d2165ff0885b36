/**
 * A deployment that leaves nothing of the build a page runs, while a member writes: one reload brings the new build, at the place where the
 * person was, and with every word (SERVICE-WORKER rule 5).
 */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { remember } from '../support/looks/screens'
import { newMember, register, signIn } from '../support/members/member'
import { expectAllSent, memberRows, notesOnServer } from '../support/members/member-data'
import { waitForServiceWorker } from '../support/pages/browser'
import { dialog, noteText, openChapter, selectVerse, writeNote } from '../support/pages/study-page'
import { deployAnew } from './stage/another-build'
import { network, person, server, setStage } from './stage/stage'

// The failed import is said once per try, and that there is no service worker here; nothing else may be wrong.
setStage(/dynamically imported module|preload CSS|ServiceWorkerRegError|bad HTTP response code/)

const header = (page: Page) => page.locator('header').filter({ visible: true }).first()

/** What a person presses beside an open note, each in a file of its own. */
const presses: readonly [what: string, press: Do, arrives: Do][] = [
  [
    'the menu',
    (page) => header(page).getByRole('button', { name: 'Menü' }).click(),
    (page) => page.getByRole('link', { name: 'Abmelden' }).waitFor(),
  ],
  [
    'the way to where reading stopped',
    (page) => header(page).getByText('Weiterlesen').click(),
    (page) => page.waitForURL(/\/SDE\/Joh1$/),
  ],
  [
    'a screen',
    (page) => header(page).locator('a[href="/downloads"]').click(),
    (page) => dialog(page).getByRole('heading', { name: 'Downloads' }).waitFor(),
  ],
]
type Do = (page: Page) => Promise<void>

const member = newMember()
let isRegistered = false

describe('a deployment beside a note that is being written', () => {
  it.each(presses)('costs one reload and no word when %s is pressed', async (what, press, arrives) => {
    const { page } = person
    const withoutWorker = (path: string) =>
      path === '/sw.js' ? ({ kind: 'answer', status: 404, type: 'text/plain', body: '' } as const) : undefined
    network.meddle = withoutWorker
    await startNote(page, what)
    deployAnew(network)
    const deployed = network.meddle
    network.meddle = (path) => withoutWorker(path) ?? deployed(path)

    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    const loaded = page.waitForEvent('load')
    await page.keyboard.type(' bis zuletzt')
    await press(page)
    await loaded
    await expectWhole(page)
    await expectKept(page, `${what} bis zuletzt`)
    // A screen has an address, at which the page begins anew; what has none is pressed again.
    if (!page.url().endsWith('/downloads')) await press(page)
    await arrives(page)
    expect(loads).toBe(1)
  })

  it.each(presses)(
    'is not noticed by who has a service worker and presses %s',
    async (what, press, arrives) => {
      const { page } = person
      const start = `${what}, mit Helfer,`
      await startNote(page, start)
      await waitForServiceWorker(page)
      deployAnew(network)
      let loads = 0
      page.on('domcontentloaded', () => {
        loads += 1
      })
      await page.keyboard.type(' bis zuletzt')
      await press(page)
      await arrives(page)
      await expectKept(page, `${start} bis zuletzt`)
      expect(loads).toBe(0)
    },
  )
})

/** A note beside its chapter, of which a beginning is stored. */
async function startNote(page: Page, text: string): Promise<void> {
  await remember(person.context, network.origin, { locale: 'de' })
  if (isRegistered) await signIn(page, network.origin, member)
  else await register(page, network.origin, member)
  isRegistered = true
  await openChapter(page, `${network.origin}/SDE/Joh1`)
  await selectVerse(page, 4)
  await writeNote(page, '', text)
  await expectAllSent(page)
  await dialog(page)
    .getByText(/^gespeichert/)
    .waitFor()
  await noteText(page).click()
  await page.keyboard.press('Control+End')
}

/** Text and header, of the new build. */
async function expectWhole(page: Page): Promise<void> {
  await page.locator('#root article:visible h1').first().waitFor()
  await header(page).getByRole('button', { name: 'Menü' }).waitFor()
  await expect.poll(() => page.locator('script[src*=".new.js"]').count()).toBeGreaterThan(0)
}

/** On this device and at the server, once. */
async function expectKept(page: Page, text: string): Promise<void> {
  const begin = text.replace(' bis zuletzt', '')
  const kept = async () => (await notesOnServer(server.origin, member)).filter((one) => one.startsWith(begin))
  await expect.poll(kept).toEqual([text])
  await expectAllSent(page)
  const things = JSON.stringify(await memberRows(page, 'things'))
  expect(things.split(text)).toHaveLength(2)
}
