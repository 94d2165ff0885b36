/** A1: INP. What a reader touches in the shell and in a chapter, offline, as the browser itself times it: from the input to the next frame. */
import type { Page } from 'playwright'
import { waitForServiceWorker } from '../../support/pages/browser'
import { type Bench, limitFigure } from '../figure'
import { leastRounds, median } from '../measure'
import { copyAndPaint, download, openLab, until, visit, workMs } from './lab'

/** A press takes a person so long. */
const heldMs = 80
/** Outside of the page. */
const nowhere = [-10, -10] as const

const box = ':is([role="dialog"], dialog[open])'

/** What is done and how; every one begins where the one before it ended. */
const steps: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['selects a verse', press('article .v[data-v="3"] .t')],
  ['selects another', press('article .v[data-v="4"] .t')],
  ['gives the selection up', key('Escape')],
  ['opens a footnote', press('article .fn')],
  ['closes the footnote', key('Escape')],
  ['opens references', press('article .xr')],
  ['closes the references', key('Escape')],
  ['opens the menu', press('header button[aria-haspopup]')],
  ['closes the menu', key('Escape')],
  ['opens the menu again', press('header button[aria-haspopup]')],
  ['opens an overlay', press('dialog[open] a[href="/help"]')],
  ['closes the overlay', key('Escape')],
  ['opens the translations', press('header button[aria-haspopup]', 1)],
  ['marks one', press(`${box} input[type="checkbox"]:not(:checked)`)],
  ['closes the translations', key('Escape')],
  ['opens the text format', press('header button[aria-haspopup]', -1)],
  ['makes the letters larger', key('ArrowRight')],
  ['makes them smaller', key('ArrowLeft')],
  ['closes the text format', key('Escape')],
  ['opens it again', press('header button[aria-haspopup]', -1)],
  ['chooses the dark theme', press(`${box} [data-choice="theme-dark"]`)],
  ['chooses the light theme', press(`${box} [data-choice="theme-light"]`)],
  ['closes it again', key('Escape')],
  ['opens the books', press('nav[data-bar] button:not([aria-label])')],
  ['chooses a book', press(`${box} section button[aria-current]`)],
  ['chooses a chapter', press(`${box} li:has(> a[aria-current]) + li > a, ${box} a[aria-current] + a`)],
  ['opens the books again', press('nav[data-bar] button:not([aria-label])')],
  ['closes the books', key('Escape')],
  ['opens the translations again', press('header button[aria-haspopup]', 1)],
  ['closes the translations again', key('Escape')],
  ['listens', press('[data-listen]')],
  ['ends it', press('[data-audio-bar] button', -1)],
  ['scrolls to the end', key('End')],
  ['turns the page', press('article .turn .next')],
  ['turns back by a key', key('ArrowLeft')],
  ['turns on by a key', key('ArrowRight')],
  ['turns on again', key('ArrowRight')],
  ['turns back once more', key('ArrowLeft')],
  ['selects a verse there', press('article .v[data-v="5"] .t')],
  ['gives it up again', key('Escape')],
  ['enters the field', key('/')],
  ['types the first letter', key('J')],
  ['types the second letter', key('o')],
  ['types the third letter', key('h')],
  ['types a space', key(' ')],
  ['types a number', key('1')],
  ['goes there', key('Enter')],
  ['opens a footnote there', press('article .fn')],
  ['closes that footnote', key('Escape')],
  ['opens the menu once more', press('header button[aria-haspopup]')],
  ['goes home', press('dialog[open] a[href="/"]')],
  ['reads on', press('main a[href$="Joh1"]')],
]

/** As the measure is defined (web.dev/articles/inp): the slowest interaction of a visit, one left out for every 50. */
const inpOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => other - one)[Math.floor(times.length / 50)] ?? Number.NaN

export const interactions: Bench = {
  id: 'A1-inp',
  async measure(stage) {
    const server = await stage.server()
    const person = await openLab()
    const { page } = person
    try {
      await page.addInitScript(watchInteractions)
      await download(page, server.origin)
      await visit(page, `${server.origin}/SDE/Joh1`)
      await waitForServiceWorker(page)
      await page.waitForTimeout(workMs)
      await server.stop()
      const rounds: number[][] = []
      const copies: number[] = []
      for (let round = 0; round < leastRounds; round += 1) {
        await visit(page, `${server.origin}/SDE/Joh1`)
        rounds.push(await readAlong(page))
        copies.push(await copyAndPaint(page))
      }
      const times = rounds.flat()
      const slow = times.filter((ms) => ms > 50).length
      return [
        limitFigure({
          id: 'A1',
          what: `INP of a visit of ${steps.length} interactions, offline (worst of ${rounds.length})`,
          value: Math.max(...rounds.map(inpOf)),
          atMost: 50,
          unit: 'ms',
          detail: `all visits ${rounds.map(inpOf).join(' ')}; of all interactions: median ${median(times)}, over 50 ${[slow, ...slowSteps(rounds)].join(', ')}`,
          baseline: `copy and paint of a chapter, ${Math.round(median(copies))} ms`,
        }),
      ]
    } finally {
      await person.close()
      await server.start()
    }
  },
}

/** Those that took over 50 ms in some round, with the times of all rounds. */
function slowSteps(rounds: readonly (readonly number[])[]): string[] {
  return steps
    .map(([name], index) => ({ name, times: rounds.map((times) => times[index] ?? 0) }))
    .filter(({ times }) => Math.max(...times) > 50)
    .map(({ name, times }) => `${name} ${times.join(' ')}`)
}

/** Does all steps; the longest time of each, in ms. */
async function readAlong(page: Page): Promise<number[]> {
  const times: number[] = []
  for (const [, act] of steps) {
    await page.evaluate(() => (globalThis.interactionMs = 0))
    await act(page)
    await page.waitForTimeout(2 * workMs)
    await page.mouse.move(...nowhere)
    times.push(await page.evaluate(() => globalThis.interactionMs))
  }
  return times
}

/** As a finger does, which is nowhere once it is lifted: of a pointer that rests on the page, every picture tells what has come below it. */
function press(selector: string, index = 0): (page: Page) => Promise<void> {
  return async (page) => {
    const find = () => until(() => page.evaluate(middleOf, { selector, index }))
    await find()
    await page.waitForTimeout(workMs)
    const { x, y } = await find()
    await page.mouse.move(x, y)
    await page.waitForTimeout(workMs)
    await page.mouse.down()
    await page.waitForTimeout(heldMs)
    await Promise.all([page.mouse.up(), page.mouse.move(...nowhere)])
  }
}

/** Runs in the page: brings to the screen what is pressed, one of those that are visible, and says where it is; nothing while it is not there. */
function middleOf({
  selector,
  index,
}: {
  selector: string
  index: number
}): { x: number; y: number } | undefined {
  const target = [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .at(index)
  const { top = -1, bottom = 0 } = target?.getBoundingClientRect() ?? {}
  if (top < 0 || bottom > innerHeight) target?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box] = target?.getClientRects() ?? []
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

function key(name: string): (page: Page) => Promise<void> {
  return (page) => page.keyboard.press(name, { delay: heldMs })
}

declare global {
  var interactionMs: number
}

/** Runs in the page: the browser's own times of what belongs to an interaction, in steps of 8 ms. */
function watchInteractions(): void {
  globalThis.interactionMs = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId'))
        globalThis.interactionMs = Math.max(globalThis.interactionMs, entry.duration)
    // The types do not know the threshold of event timing yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
