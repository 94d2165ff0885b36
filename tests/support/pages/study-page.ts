/** What tests of notes, colours and tags do with the page (German interface). */
import type { Locator, Page } from 'playwright'
import { atRest } from './at-rest'

/** The overlay on the screen. */
export const dialog = (page: Page): Locator => page.locator('dialog[open]').last()
export const toolbar = (page: Page): Locator => page.locator('[data-selection-bar]')
export const noteText = (page: Page): Locator => page.getByRole('textbox', { name: 'Text der Notiz' })

const verse = (page: Page, number: number): Locator =>
  page.locator(`.v[data-v="${number}"]`).filter({ visible: true }).first()

/** Opens a text and waits until the page has taken over. */
export async function openChapter(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // The ways on come when all of the text stands: before that it cannot be scrolled wherever one likes.
  await page.waitForFunction(
    () => !document.getElementById('first') && document.querySelector('article .turn'),
  )
}

export async function selectVerse(page: Page, number: number): Promise<void> {
  await verse(page, number).locator('.t').click()
  await toolbar(page).getByRole('button', { name: 'Gelb' }).waitFor()
}

/** Drags over words of a verse, from `from` to the end of `to`, which may be in another chapter. */
export async function dragOver(page: Page, from: [Locator, string], to: [Locator, string]): Promise<void> {
  const start = await edgeOf(...from, 'left')
  const end = await edgeOf(...to, 'right')
  await page.mouse.move(...start)
  await page.mouse.down()
  await page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
  await page.mouse.move(...end)
  await page.mouse.up()
}

/** Selects words of a verse by the mouse. */
export async function selectWords(page: Page, number: number, words: string): Promise<void> {
  const verse = page.locator(`article:visible .v[data-v="${number}"]`).first()
  await verse.scrollIntoViewIfNeeded()
  const [first = '', ...others] = words.split(' … ')
  await dragOver(page, [verse, first], [verse, others.at(-1) ?? first])
}

/** Where words of an element begin or end on the screen, whichever way they are read. */
async function edgeOf(verse: Locator, words: string, side: 'left' | 'right'): Promise<[number, number]> {
  return await verse.evaluate(
    (element, [wanted, edge]): [number, number] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        const at = node.textContent?.indexOf(wanted) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + wanted.length)
        const boxes = [...range.getClientRects()]
        const isRtl = getComputedStyle(element).direction === 'rtl'
        const box = edge === 'left' ? boxes[0] : boxes.at(-1)
        const isRight = (edge === 'right') !== isRtl
        if (box) return [isRight ? box.right - 2 : box.left + 2, box.top + box.height / 2]
      }
      throw new Error(`"${wanted}" is not in ${element.textContent}`)
    },
    [words, side] as const,
  )
}

/** What a highlight of the page paints: the words of each of its ranges. */
export async function paintedWords(page: Page, look: string): Promise<string[]> {
  return await page.evaluate((name) => {
    const ranges = [...(CSS.highlights.get(`words-${name}`) ?? [])]
    return ranges.map(({ startContainer, startOffset, endContainer, endOffset }) => {
      const range = document.createRange()
      range.setStart(startContainer, startOffset)
      range.setEnd(endContainer, endOffset)
      return range.toString()
    })
  }, look)
}

export async function colourOf(page: Page, number: number): Promise<string | undefined> {
  return (await verse(page, number).getAttribute('data-hl')) ?? undefined
}

/** Writes a note at the selected verses; the editor stays open. */
export async function writeNote(page: Page, title: string, text: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Notiz', exact: true }).click()
  await noteText(page).waitFor()
  await noteText(page).click()
  await page.keyboard.type(text)
  await dialog(page).getByLabel('Titel', { exact: true }).fill(title)
}

/** Puts a new tag on the selected verses. */
/** Writes another text over that of the note that is open, and waits until it is stored. */
export async function rewriteNote(page: Page, text: string): Promise<void> {
  await noteText(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
  await dialog(page)
    .getByText(/^gespeichert/)
    .waitFor()
}

export async function addTag(page: Page, name: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Schlagwort', exact: true }).click()
  await page.getByLabel('Neues Schlagwort').fill(name)
  // Pressed in a box that still moves, the program tries again from elsewhere: it scrolls the page, which closes the box.
  await atRest(page)
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  await page.getByRole('button', { name, pressed: true }).waitFor()
}

/** Pastes HTML into the editor, as another program puts it into the clipboard. */
export async function pasteHtml(page: Page, html: string): Promise<void> {
  await noteText(page).click()
  await noteText(page).evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)
}
