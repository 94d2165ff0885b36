/** What stood on the screen when a browser test failed, for the log: of a run on another machine there is nothing else. */
import { afterEach } from 'vitest'
import { openPeople, type Person } from './browser'

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  for (const person of openPeople)
    console.log(`When "${task.name}" failed: ${await shownTo(person).catch(String)}`)
})

async function shownTo({ page, complaints, asking }: Person): Promise<string> {
  const shown = await page.evaluate(() => ({
    boxes: [
      ...document.querySelectorAll(
        'dialog, [role="dialog"], [role="toolbar"], [role="alert"], details[open]',
      ),
    ].map((box) => box.outerHTML.slice(0, 600)),
    focused: document.activeElement?.outerHTML.slice(0, 200),
    heading: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText),
    scrolledTo: scrollY,
  }))
  return JSON.stringify(
    { url: page.url(), ...shown, complaints, asking: [...asking].map((one) => one.url()) },
    null,
    1,
  )
}
