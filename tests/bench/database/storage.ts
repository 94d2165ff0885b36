/** I2: what a translation takes on the device, against its bare text in UTF-8. */
import type { Page } from 'playwright'
import { type Bench, ratioFigure } from '../figure'
import { bareText } from '../support/bare-text'
import { withDatabasePage } from './database-page'

/** The browser writes its own files down late; the figure counts when it stood still this long. */
const stillForMs = 3000

export const storage: Bench = {
  id: 'I2',
  measure: (stage) =>
    withDatabasePage(stage, async (page, abbreviation) => {
      const { first } = await stage.library()
      const before = await settledUsage(page)
      await page.evaluate((edition) => globalThis.bench.fill(edition), abbreviation)
      const used = (await settledUsage(page)) - before
      const books = await first.books()
      const jsonBytes = Buffer.byteLength(JSON.stringify(books))
      const textBytes = Buffer.byteLength(bareText(books).text)
      return [
        ratioFigure({
          id: 'I2',
          what: `storage of ${abbreviation} with its index`,
          ratio: used / textBytes,
          atMost: 1.2,
          detail: `${megabytes(used)}; as JSON ${megabytes(jsonBytes)}`,
          baseline: `its text in UTF-8, ${megabytes(textBytes)}`,
        }),
      ]
    }),
}

async function settledUsage(page: Page): Promise<number> {
  let usage = -1
  for (let since = 0; since < stillForMs; since += 500) {
    const now = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    if (now !== usage) since = 0
    usage = now
    await page.waitForTimeout(500)
  }
  return usage
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`
}
