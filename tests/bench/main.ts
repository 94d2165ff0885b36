/** Runs the benches named on the command line, or all, one after the other, and prints their figures. Never fails for a figure. */

import { chapterChange } from './app/chapter-change'
import { compareColumns } from './app/compare-columns'
import { contents } from './app/contents'
import { firstVisit } from './app/first-visit'
import { interactions } from './app/interactions'
import { lighthouse } from './app/lighthouse'
import { offlineAnswer } from './app/offline-answer'
import { offlineReady } from './app/offline-ready'
import { offlineStart } from './app/offline-start'
import { scriptSize } from './app/script-size'
import { typing } from './app/typing'
import { assistant } from './assistant/assistant-bench'
import { care } from './care/care-bench'
import { databaseBenches } from './database/database-benches'
import type { Bench } from './figure'
import { downloadSize } from './library/download-size'
import { importerSpeed } from './library/importer-speed'
import { kernelMs } from './measure'
import { numberingPartners } from './numbering/numbering-partners'
import { passageBenches } from './passages/passage-benches'
import { searchBenches } from './search/search-benches'
import { capacity } from './server/capacity'
import { chapterAnswer } from './server/chapter-answer'
import { membersBench } from './server/members/members-bench'
import { signInTiming } from './server/sign-in-timing'
import { openStage } from './stage'
import { type Row, tableOf } from './table'
import { wordsBench } from './words/words-bench'

const benches: readonly Bench[] = [
  ...databaseBenches,
  downloadSize,
  importerSpeed,
  firstVisit,
  offlineReady,
  offlineStart,
  offlineAnswer,
  chapterChange,
  interactions,
  scriptSize,
  typing,
  compareColumns,
  contents,
  lighthouse,
  chapterAnswer,
  signInTiming,
  capacity,
  membersBench,
  numberingPartners,
  ...passageBenches,
  ...searchBenches,
  assistant,
  care,
  wordsBench,
]

async function main(wanted: readonly string[]): Promise<void> {
  const chosen = benches.filter(({ id }) => wanted.length === 0 || wanted.some((one) => covers(one, id)))
  const unknown = wanted.filter((one) => !benches.some(({ id }) => covers(one, id)))
  if (unknown.length > 0)
    console.error(`No bench ${unknown.join(', ')}; there are ${benches.map(({ id }) => id).join(' ')}`)
  const stage = openStage()
  const rows: Row[] = []
  try {
    console.log(`Measured with ${(await stage.library()).description}`)
    for (const bench of chosen) rows.push(...(await rowsOf(bench, stage)))
  } finally {
    await stage.close()
  }
  console.log(`\n${tableOf(rows)}`)
}

async function rowsOf({ id, measure }: Bench, stage: Awaited<ReturnType<typeof openStage>>): Promise<Row[]> {
  process.stderr.write(`${id} ...\n`)
  const before = kernelMs()
  const figures = await measure(stage).catch((error: unknown) => [
    {
      id,
      what: 'could not be measured',
      goal: '',
      reached: String(error).split('\n')[0] ?? '',
      baseline: '',
    },
  ])
  const kernel = `${Math.round(before)}-${Math.round(kernelMs())} ms`
  return figures.map((figure) => ({ ...figure, kernel }))
}

/** `A1` names every bench of the goal A1; `A1-offline` one of them. */
function covers(wanted: string, id: string): boolean {
  return id.toUpperCase() === wanted.toUpperCase() || id.toUpperCase().startsWith(`${wanted.toUpperCase()}-`)
}

await main(process.argv.slice(2))
