/** What stood on the screen when a browser test failed, for the log: of a run on another machine there is nothing else. */
import type { Page } from 'playwright'
import { afterEach, type RunnerTestCase } from 'vitest'
import { openPeople } from './browser'

/** A page that does not answer by then hangs. */
const answerMs = 5000

afterEach(({ task }) => printFailed(task))

/** Call it before browsers are closed after a test. */
export async function printFailed({ name, result }: RunnerTestCase): Promise<void> {
  if (result?.state !== 'fail') return
  for (const { context, complaints, asking } of openPeople) {
    const pages = await Promise.all(context.pages().map(shownOn))
    const workers = context.serviceWorkers().map((worker) => worker.url())
    const waiting = [...asking].map((request) => request.url())
    console.log(`When "${name}" failed:`, JSON.stringify({ pages, workers, waiting, complaints }, null, 1))
  }
}

async function shownOn(page: Page): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(() => resolve('does not answer'), answerMs))
  const shown = page.evaluate(() => ({
    title: document.title,
    build: document.body.dataset['build'],
    worker: navigator.serviceWorker?.controller?.state,
    headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText),
    boxes: [
      ...document.querySelectorAll(
        'dialog, [role="dialog"], [role="toolbar"], [role="alert"], details[open]',
      ),
    ].map((box) => box.outerHTML.slice(0, 600)),
    focused: document.activeElement?.outerHTML.slice(0, 200),
    scrolledTo: scrollY,
  }))
  return { url: page.url(), shown: await Promise.race([shown.catch(String), late]) }
}
