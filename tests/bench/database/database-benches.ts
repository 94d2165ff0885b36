/** I1 to I5: the local database in Chromium against raw IndexedDB in the same run. */
import { type Bench, type Figure, ratioFigure } from '../figure'
import type { Compared } from '../measure'
import { withDatabasePage } from './database-page'
import { storage } from './storage'

const importing: Bench = {
  id: 'I1',
  measure: (stage) =>
    withDatabasePage(stage, async (page, abbreviation) => {
      const { ratio, subjectMs, baselineMs, chapters } = await page.evaluate(
        (edition) => globalThis.bench.compareImport(edition),
        abbreviation,
      )
      return [
        ratioFigure({
          id: 'I1',
          what: `download, import and index of ${abbreviation}`,
          ratio,
          atMost: 3.5,
          detail: `${Math.round(subjectMs)} ms`,
          baseline: `raw write of its ${chapters} chapters, ${Math.round(baselineMs)} ms`,
        }),
      ]
    }),
}

const getting: Bench = {
  id: 'I3',
  measure: (stage) =>
    withDatabasePage(stage, async (page, abbreviation) => {
      await page.evaluate((edition) => globalThis.bench.fill(edition), abbreviation)
      const get = await page.evaluate((edition) => globalThis.bench.compareGet(edition), abbreviation)
      const read = await page.evaluate((edition) => globalThis.bench.compareReading(edition), abbreviation)
      return [
        chapterFigure('I3', 'chapter through Dexie', get, 1.5),
        chapterFigure('I3', 'everything a page needs (readPage)', read, 2.2),
      ]
    }),
}

const prefetched: Bench = {
  id: 'I5',
  measure: (stage) =>
    withDatabasePage(stage, async (page, abbreviation) => {
      await page.evaluate((edition) => globalThis.bench.fill(edition), abbreviation)
      const compared = await page.evaluate(
        (edition) => globalThis.bench.comparePrefetched(edition),
        abbreviation,
      )
      return [chapterFigure('I5', 'prefetched neighbour, data in hand', compared, 0.6)]
    }),
}

export const databaseBenches: readonly Bench[] = [importing, storage, getting, prefetched]

function chapterFigure(id: string, what: string, compared: Compared, atMost: number): Figure {
  const { ratio, subjectMs, baselineMs } = compared
  return ratioFigure({
    id,
    what,
    ratio,
    atMost,
    detail: `${subjectMs.toFixed(3)} ms`,
    baseline: `raw get, ${baselineMs.toFixed(3)} ms`,
  })
}
