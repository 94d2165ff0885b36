/** A chapter on paper: columns that end together on the last page, the notes below them on the same page, nothing of the app. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openScreen } from '../../support/looks/screens'
import { openForAll } from '../../support/pages/open-for-all'
import { readingServer } from '../../support/servers/reading-server'

let page: Page

openForAll({ chosen: 'de' }, (opened) => {
  ;({ page } = opened)
})
beforeAll(async () => {
  await openScreen(page, readingServer.origin, { name: 'text', path: '/SDE/Joh1', shows: 'article .turn' })
  await page.emulateMedia({ media: 'print' })
})
afterAll(() => page.emulateMedia({ media: null }))

it('nothing is placed inside the columns, which would keep Chromium from balancing them', async () => {
  expect(await page.evaluate(placedInColumns)).toEqual([])
})

it('the notes stand on the page on which the text ends', async () => {
  await page.evaluate(() => {
    for (const below of document.querySelectorAll('.licence')) below.remove()
  })
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  // With columns that are not balanced the notes of this chapter, without what stands below them, need a third page.
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

it('nothing of the app stands on it', async () => {
  expect(await page.evaluate(fixedOnThePage)).toEqual([])
})

function placedInColumns(): string[] {
  const parts = [...document.querySelectorAll('article[data-chapter="43001000"] .scripture *')]
  return parts.flatMap((part) => {
    if (part.getClientRects().length === 0) return []
    const styles = [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo))
    const isPlaced = styles.some(({ position, content }) => position === 'absolute' && content !== 'none')
    return isPlaced ? [part.outerHTML.slice(0, 80)] : []
  })
}

function fixedOnThePage(): string[] {
  return [...document.querySelectorAll('body *')].flatMap((part) => {
    const isShown = part.getClientRects().length > 0
    return isShown && getComputedStyle(part).position === 'fixed' ? [part.outerHTML.slice(0, 80)] : []
  })
}
