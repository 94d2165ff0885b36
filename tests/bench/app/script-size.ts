/** A2: what the first chapter waits for and what a first visit loads into the page in all, compressed as the server sends it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { firstScripts } from '../../support/looks/first-load'
import { openBrowser } from '../../support/pages/browser'
import { projectRoot } from '../../support/servers/app-server'
import { type Bench, type Figure, limitFigure } from '../figure'
import type { Stage } from '../stage'

const dist = join(projectRoot, 'dist')

export const scriptSize: Bench = {
  id: 'A2',
  async measure(stage) {
    const loaded = await loadedByPage(stage)
    const styles = loaded.filter((path) => path.endsWith('.css'))
    const fonts = precachedFonts()
    const all = readdirSync(join(dist, 'assets')).map((name) => `/assets/${name}`)
    return [
      ...initialScript(),
      {
        id: 'A2',
        what: 'script of a first visit with what follows by itself',
        goal: '',
        reached: sizesOf(loaded.filter((path) => path.endsWith('.js'))),
        baseline: `all script of the app with worker and languages, ${Math.round(kilobytes(all.filter((path) => path.endsWith('.js'))))} kB`,
      },
      limitFigure({
        id: 'A2',
        what: `styles of a first visit, inside the page and ${styles.length} files`,
        value: kilobytes(styles) + stylesInPage(),
        atMost: 20,
        unit: 'kB',
        baseline: `all styles, ${Math.round(kilobytes(all.filter((path) => path.endsWith('.css'))))} kB`,
      }),
      limitFigure({
        id: 'A2',
        what: `fonts precached, ${fonts.length} files`,
        // The goal counts 1,024 bytes: it is these four files.
        value: (kilobytes(fonts) * 1000) / 1024,
        atMost: 107,
        unit: 'KiB',
        baseline: `all fonts, ${Math.round(kilobytes(all.filter((path) => path.endsWith('.woff2'))))} kB`,
      }),
    ]
  },
}

/** Counted for German, whose texts are a file of their own. */
function initialScript(): Figure[] {
  const initial = firstScripts('de')
  const own = initial.filter((path) => !/libraries-|lang-/.test(path))
  const figure = { id: 'A2', unit: 'kB' }
  return [
    limitFigure({
      ...figure,
      what: 'script that the first chapter waits for, brotli',
      value: kilobytes(initial),
      atMost: 150,
      detail: sizesOf(initial),
      baseline: '',
    }),
    limitFigure({
      ...figure,
      what: 'our own code in it, without texts',
      value: kilobytes(own),
      atMost: 30,
      detail: sizesOf(own),
      baseline: '',
    }),
  ]
}

/** The sum and the largest files. */
function sizesOf(paths: readonly string[]): string {
  const largest = paths.toSorted((a, b) => sentBytes(b) - sentBytes(a)).slice(0, 4)
  const named = largest.map((path) => `${nameOf(path)} ${kilobytes([path]).toFixed(0)}`)
  return `${Math.round(kilobytes(paths))} kB in ${paths.length} files: ${named.join(', ')}`
}

/** Paths of scripts and styles; workers and what they load are not the page's. */
async function loadedByPage(stage: Stage): Promise<string[]> {
  const server = await stage.server()
  const person = await openBrowser({ hasProfile: true })
  try {
    const { page } = person
    await page.goto(`${server.origin}/SDE/Joh1`)
    await page.waitForFunction(() => !document.getElementById('first'))
    await page.waitForTimeout(1500)
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const workers = new Set(page.workers().map((worker) => worker.url()))
    const paths = names.filter((name) => !workers.has(name)).map((name) => new URL(name).pathname)
    return [...new Set(paths)].filter((path) => /\.(js|css)$/.test(path) && path !== '/sw.js')
  } finally {
    await person.close()
  }
}

/** Compressed by themselves; as a part of the page they weigh a little less. */
function stylesInPage(): number {
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? []
  return brotliCompressSync(styles).length / 1000
}

function precachedFonts(): string[] {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8')
  return [...new Set(worker.match(/\/assets\/[\w.-]+\.woff2/g))]
}

function kilobytes(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + sentBytes(path), 0) / 1000
}

function sentBytes(path: string): number {
  const file = join(dist, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')
}
