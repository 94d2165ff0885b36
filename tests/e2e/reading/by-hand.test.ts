/** What a person does with the text by hand, and the way a phone is used: selecting, listening with the screen off, a hit far down a list. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { finishUtterance, giveVoices, heardOn } from '../../support/fake-voices'
import { openScreen, remember } from '../../support/looks/screens'
import { atRest } from '../../support/pages/at-rest'
import { openBrowser, type Person } from '../../support/pages/browser'
import { openForAll } from '../../support/pages/open-for-all'
import { counts, hits, search } from '../../support/pages/search-page'
import { readingServer } from '../../support/servers/reading-server'

let person: Person
let page: Page

openForAll({ isCalm: true, chosen: 'de' }, async (opened) => {
  ;({ person, page } = opened)
  await giveVoices(person.context, ['Anna de-DE'])
})

describe('verses that are selected by hand', () => {
  it.each([
    ['/SAR/John1', 1],
    ['/SDE/Joh1', 4],
  ])(
    'from the middle of one to the middle of the next are plain words when they are pasted: %s, %i',
    async (path, verse) => {
      await openScreen(page, readingServer.origin, { name: 'text', path, shows: 'article .turn' })
      await page.evaluate(selectFromMiddleToMiddle, verse)
      await page.keyboard.press('Control+C')
      const pasted = await page.evaluate(() => navigator.clipboard.readText())
      const words = await page.evaluate(wordsFromMiddleToMiddle, verse)
      expect(words.length).toBeGreaterThan(20)
      expect(pasted.trim()).toBe(words)
    },
  )

  it.each([360, 390, 420, 600])(
    'marks stay on the line of their word on a screen of %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 800 })
      await openScreen(page, readingServer.origin, {
        name: 'text',
        path: '/SDE/Joh1',
        shows: 'article .turn',
      })
      expect(await page.evaluate(marksThatBeginALine)).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
    },
  )
})

describe('reading aloud', () => {
  it('goes past the end of a chapter with the screen off', async () => {
    const path = '/SDE/Ps23'
    await openScreen(page, readingServer.origin, { name: 'text', path, shows: 'article .turn' })
    await page.locator('#text [data-listen]').filter({ visible: true }).click()
    const player = page.getByRole('toolbar', { name: 'Vorlesen' })
    await player.getByRole('button', { name: /^Vorlesen einstellen/ }).click()
    await page.getByRole('switch', { name: 'Am Ende weiter mit dem nächsten Kapitel' }).check()
    await page.keyboard.press('Escape')
    await expect.poll(() => heardOn(page)).not.toEqual([])
    const next = await page.locator('article:visible .turn .next').getAttribute('href')
    await page.evaluate(turnScreenOff)
    const heard = async () => (await heardOn(page)).length
    const isAtNext = () => new URL(page.url()).pathname === next
    await expect
      .poll(async () => {
        if (!isAtNext()) await finishUtterance(page)
        return isAtNext()
      })
      .toBe(true)
    const before = await heard()
    await expect
      .poll(async () => {
        await finishUtterance(page)
        return await heard()
      })
      .toBeGreaterThan(before + 1)
  })
})

describe('on a phone, with headings hidden', () => {
  it('the last hit of the third page opens at its verse, and back is where it stood in the list', async () => {
    const phone = await openBrowser({ width: 390, height: 844, isTouch: true })
    const { page: small } = phone
    await remember(phone.context, readingServer.origin, { locale: 'de' })
    await openScreen(small, readingServer.origin, { name: 'text', path: '/SDE/Joh1', shows: 'article .turn' })
    await small.getByRole('button', { name: 'Textdarstellung' }).click()
    await small.getByRole('switch', { name: 'Überschriften' }).uncheck()
    await search(small, readingServer.origin, '/search/SDE/und')
    const total = Number(/^\d+/.exec(await counts(small))?.[0])
    expect(total).toBeGreaterThan(250)
    const wanted = Math.min(300, total)
    await expect
      .poll(async () => {
        await small.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        return await hits(small).count()
      })
      .toBeGreaterThanOrEqual(wanted)
    const hit = hits(small).nth(wanted - 1)
    await hit.scrollIntoViewIfNeeded()
    await atRest(small)
    const top = async () => await hit.evaluate((one) => Math.round(one.getBoundingClientRect().top))
    // Where it is pressed: what is pressed at the edge of the screen is scrolled in before.
    await hit.evaluate((one) => {
      const remember = () => {
        document.documentElement.dataset['stood'] = String(Math.round(one.getBoundingClientRect().top))
      }
      one.addEventListener('click', remember, { capture: true, once: true })
    })
    await hit.getByRole('link').first().tap()
    const stood = Number(await small.locator('html').getAttribute('data-stood'))
    const marked = small.locator('article:visible .v[data-marked]').first()
    await marked.waitFor()
    await atRest(small)
    const box = await marked.boundingBox()
    expect(box?.y).toBeGreaterThan(40)
    expect(box?.y).toBeLessThan(700)
    await small.goBack()
    await hit.waitFor()
    await expect.poll(async () => Math.abs((await top()) - stood)).toBeLessThan(40)
    expect(phone.complaints).toEqual([])
    await phone.close()
  })
})

/** Selects from the middle of a verse to the middle of the next one, as a mouse does. */
function selectFromMiddleToMiddle(first: number): void {
  const middleOf = (verse: number): [Node, number] => {
    const walker = document.createTreeWalker(
      document.querySelector(`#root article #v${verse} .t`) ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const text = walker.nextNode() ?? document.body
    return [text, (text.textContent ?? '').indexOf(' ', 8) + 1]
  }
  const range = document.createRange()
  range.setStart(...middleOf(first))
  range.setEnd(...middleOf(first + 1))
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}

/** The words between these two places: those of the verses, without numbers and marks. */
function wordsFromMiddleToMiddle(begin: number): string {
  const article = document.querySelector(`#root article #v${begin}`)?.closest('article')
  const wordsOf = (verse: number) =>
    [...(article?.querySelectorAll(`.v[data-v="${verse}"] .t`) ?? [])]
      .map((part) => {
        const copy = part.cloneNode(true)
        if (copy instanceof Element) for (const mark of copy.querySelectorAll('.fn, .n')) mark.remove()
        return (copy.textContent ?? '').trim()
      })
      .join(' ')
  const [first, second] = [wordsOf(begin), wordsOf(begin + 1)]
  return `${first.slice(first.indexOf(' ', 8) + 1)} ${second.slice(0, second.indexOf(' ', 8)).trim()}`
}

/** Marks whose line has nothing of their verse before them. */
function marksThatBeginALine(): string[] {
  return [...document.querySelectorAll<HTMLElement>('#root article .fn, #root article .xr')].flatMap(
    (mark) => {
      const range = document.createRange()
      const before = mark.previousSibling ?? mark.parentElement?.querySelector('.t')
      if (!before) return []
      range.selectNodeContents(before)
      const last = [...range.getClientRects()].at(-1)
      const own = mark.getClientRects()[0]
      return last && own && own.top > last.bottom ? [mark.outerHTML] : []
    },
  )
}

/** What a page is told and no longer does with the screen off: it is hidden and nothing is painted. */
function turnScreenOff(): void {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
  window.requestAnimationFrame = () => 0
  document.dispatchEvent(new Event('visibilitychange'))
}
