/** Verses as a picture: seen first, in the look that was chosen, then saved; from the bar of the selection and from the page of a verse. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { remember } from '../../support/looks/screens'
import { openText, serveReaders } from '../../support/pages/reading-page'
import { dialog, openChapter, selectVerse, toolbar } from '../../support/pages/study-page'

const readers = serveReaders()

/** Width and height of the PNG that comes with the press, and its name. */
async function savedPicture(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Speichern' }).click(),
  ])
  const bytes = await readFile(await download.path())
  return { name: download.suggestedFilename(), sizePx: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] }
}

/** The colour of a corner of the preview. */
const ground = (page: Page) =>
  dialog(page)
    .locator('canvas[role="img"]')
    .evaluate((element) => {
      // A copy: the browser complains of a canvas that is read again and again.
      const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      probe?.drawImage(element as HTMLCanvasElement, -2, -2)
      return [...(probe?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    })

it('is drawn as it was chosen, saved and told of', async () => {
  const { page, context } = await readers.open()
  await remember(context, readers.origin, { locale: 'de' })
  await openChapter(page, `${readers.origin}/SDE/Joh1`)
  await selectVerse(page, 14)
  await toolbar(page).getByText('Mehr', { exact: true }).click()
  await toolbar(page).getByRole('button', { name: 'Bild' }).click()
  await dialog(page).getByRole('img', { name: 'So sieht das Bild aus: Johannes 1,14' }).waitFor()
  await expect.poll(() => ground(page)).toEqual([251, 250, 247])
  await dialog(page).getByRole('radio', { name: 'Gerahmt' }).check()
  await dialog(page).getByRole('radio', { name: 'Hochformat' }).check()
  await expect.poll(() => ground(page)).toEqual([246, 238, 221])
  expect(await savedPicture(page)).toEqual({ name: 'Johannes 1,14.png', sizePx: [1080, 1920] })
  await page.getByText('Bild gespeichert').waitFor()
  expect(await page.locator('dialog[open]').count()).toBe(0)
  // Nothing of the selection has gone.
  await toolbar(page).waitFor()
})

it('of a verse with its neighbours is made from its page', async () => {
  const { page, context } = await readers.open()
  await remember(context, readers.origin, { locale: 'de' })
  await openText(page, `${readers.origin}/SDE/Joh1`)
  await page.goto(`${readers.origin}/de/verse/Joh2,1`)
  const around = dialog(page).getByRole('navigation', { name: 'Vers davor und danach' })
  await around.getByRole('link', { name: 'Johannes 1,51' }).waitFor()
  await around.getByRole('link', { name: 'Johannes 2,2' }).click()
  await dialog(page).getByRole('heading', { name: 'Johannes 2,2', exact: true }).waitFor()
  await around.getByRole('link', { name: 'Johannes 2,1' }).waitFor()
  await dialog(page).getByRole('button', { name: 'Bild' }).click()
  await dialog(page).getByRole('radio', { name: 'Querformat' }).check()
  expect(await savedPicture(page)).toEqual({ name: 'Johannes 2,2.png', sizePx: [1920, 1080] })
  // The page of the verse is still there, and says so.
  await dialog(page).getByText('Bild gespeichert').waitFor()
})
