/**
 * Chapters on paper: columns that end together on the last page, the notes below them, as many pages as the text needs, nothing of the
 * app. With Bibles beside the repository (../shared/texts) Isaiah 40 in prose and in verse, otherwise chapters of the starter editions.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openScreen } from '../../support/looks/screens'
import { openForAllAtOwnServer } from '../../support/pages/open-for-all'
import { type Run, readPdf } from '../../support/paper/read-pdf'
import { type AppServer, projectRoot } from '../../support/servers/app-server'

const texts = join(projectRoot, '..', 'shared', 'texts')
const isReal = existsSync(texts)
const real = [
  ['MNG', 'deu-menge1939/menge1939.osis.xml.gz'],
  ['WEB', 'eng-web/web-classic.usfm.zip'],
] as const

/** A4 without the margins of `@page`, at 96 px an inch. */
const paper = { width: 680, height: 994 }
/** Its middle in points, between two columns; below `foot` the number of the page stands. */
const middle = 297
const foot = 800
const lineHeight = 16

let page: Page
let server: AppServer

openForAllAtOwnServer({ chosen: 'de' }, (opened) => {
  ;({ page, server } = opened)
})
beforeAll(() => {
  for (const [abbreviation, file] of isReal ? real : [])
    execFileSync('node', ['scripts/library.mjs', 'add', join(texts, file), '--as', abbreviation], {
      cwd: projectRoot,
      env: { ...process.env, DATA_DIR: server.dataDirectory },
    })
}, 120_000)

async function open(path: string): Promise<void> {
  await page.emulateMedia({ media: null })
  await vi.waitFor(async () => expect((await page.request.get(server.origin + path)).status()).toBe(200))
  await openScreen(page, server.origin, { name: 'text', path, shows: 'article .turn' })
  await page.emulateMedia({ media: 'print' })
}

const chapters = [
  { name: 'prose in two columns', path: '/SDE/Joh1', columns: 2 },
  ...(isReal ? [] : [{ name: 'verse in one column', path: '/SDE/Ps51', columns: 1 }]),
  ...(isReal
    ? [
        { name: 'prose with many notes', path: '/MNG/Jes40', columns: 2 },
        { name: 'verse in two columns', path: '/WEB/Isa40', columns: 2 },
        { name: 'long verse in two columns', path: '/WEB/Ps78', columns: 2 },
      ]
    : []),
]

describe.each(chapters)('$name: $path', ({ path, columns }) => {
  let pages: Run[][]
  let drawn: ReturnType<typeof textOnThePage>
  beforeAll(async () => {
    await open(path)
    const window = page.viewportSize()
    await page.setViewportSize(paper)
    drawn = await page.evaluate(textOnThePage)
    if (window) await page.setViewportSize(window)
    pages = readPdf(await page.pdf({ format: 'A4' })).map((runs) =>
      runs.filter(({ baseline }) => baseline < foot),
    )
  })

  it('has every letter once, on as many pages as it needs', () => {
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length
    const printed = pages.map((runs) => letters(runs.map(({ text }) => text).join('')))
    expect(letters(drawn.whole)).toBeGreaterThan(1000)
    // Ligatures are one letter on paper and two on the page, or the other way round.
    const share = printed.reduce((sum, count) => sum + count, 0) / letters(drawn.whole)
    expect(share).toBeGreaterThan(0.98)
    expect(share).toBeLessThan(1.02)
    expect(printed.filter((count) => count === 0)).toEqual([])
    const needed = Math.ceil(drawn.height / paper.height)
    expect(pages.length).toBeGreaterThanOrEqual(needed)
    expect(pages.length).toBeLessThanOrEqual(needed + 1)
  })

  it('fills its pages and ends its columns together, the notes below them', () => {
    // Notes may go on, but begin on the page of the last words.
    const last = pages.findIndex((runs) => textRuns(runs, drawn.belows).length < shownRuns(runs).length)
    for (const [index, runs] of pages.slice(0, last + 1).entries()) {
      const ends = columnEnds(textRuns(runs, drawn.belows), columns)
      expect(ends, `page ${index + 1}`).toHaveLength(columns)
      if (index < last) expect(Math.min(...ends), `page ${index + 1}`).toBeGreaterThan(foot - 6 * lineHeight)
      else expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(3 * lineHeight)
    }
  })
})

describe('a chapter with notes', () => {
  beforeAll(() => open('/SDE/Joh1'))

  it('nothing is placed inside the columns, which would keep Chromium from balancing them', async () => {
    expect(await page.evaluate(placedInColumns)).toEqual([])
  })

  it('nothing of the app stands on it', async () => {
    expect(await page.evaluate(fixedOnThePage)).toEqual([])
  })
})

/** The runs of a page above its notes and its licence: those begin lines as `belows` do. */
function textRuns(runs: readonly Run[], belows: readonly string[]): Run[] {
  const lineAt = (line: number) =>
    runs.filter(({ baseline }) => Math.round(baseline) === line).map(({ text }) => text)
  const isBelow = (line: number) => {
    const words = lineAt(line).join('').trim()
    return belows.some((below) => words.startsWith(below))
  }
  const end = Math.min(...runs.map(({ baseline }) => Math.round(baseline)).filter(isBelow))
  return shownRuns(runs).filter(({ baseline }) => Math.round(baseline) < end)
}

const shownRuns = (runs: readonly Run[]) => runs.filter(({ text }) => text.trim() !== '')

/** The last baseline of each column. */
function columnEnds(runs: readonly Run[], columns: number): number[] {
  const isEnd = ({ left }: Run) => columns === 2 && left > middle
  return [runs.filter((run) => !isEnd(run)), runs.filter(isEnd)]
    .filter((side) => side.length > 0)
    .map((side) => Math.max(...side.map(({ baseline }) => baseline)))
}

function textOnThePage(): { whole: string; height: number; belows: string[] } {
  const belows = [...document.querySelectorAll<HTMLElement>('article .notes h2, article .licence')]
  return {
    whole: document.body.innerText,
    height: document.documentElement.scrollHeight,
    belows: belows.filter((part) => part.checkVisibility()).map((part) => part.innerText.trim().slice(0, 20)),
  }
}

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
