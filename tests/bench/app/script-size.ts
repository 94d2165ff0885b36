/** A2: what a first visit to a chapter loads into the page itself, compressed as the server sends it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../support/app-server'
import { openBrowser } from '../../support/browser'
import { type Bench, limitFigure } from '../figure'
import type { Stage } from '../stage'

const dist = join(projectRoot, 'dist')

export const scriptSize: Bench = {
  id: 'A2',
  async measure(stage) {
    const loaded = await loadedByPage(stage)
    const scripts = loaded.filter((path) => path.endsWith('.js'))
    const styles = loaded.filter((path) => path.endsWith('.css'))
    const fonts = precachedFonts()
    const largest = scripts
      .toSorted((a, b) => sentBytes(b) - sentBytes(a))
      .slice(0, 4)
      .map((path) => `${nameOf(path)} ${kilobytes([path]).toFixed(0)}`)
    const all = readdirSync(join(dist, 'assets')).map((name) => `/assets/${name}`)
    const whole = kilobytes(all.filter((path) => path.endsWith('.js')))
    return [
      limitFigure({
        id: 'A2',
        what: `script of a first visit, ${scripts.length} files`,
        value: kilobytes(scripts),
        atMost: 150,
        unit: 'kB',
        detail: largest.join(', '),
        baseline: `all script of the app with worker and languages, ${Math.round(whole)} kB`,
      }),
      limitFigure({
        id: 'A2',
        what: `styles of a first visit, ${styles.length} files`,
        value: kilobytes(styles),
        atMost: 20,
        unit: 'kB',
        baseline: `all styles, ${Math.round(kilobytes(all.filter((path) => path.endsWith('.css'))))} kB`,
      }),
      limitFigure({
        id: 'A2',
        what: `fonts precached, ${fonts.length} files`,
        value: kilobytes(fonts),
        atMost: 107,
        unit: 'kB',
        baseline: `all fonts, ${Math.round(kilobytes(all.filter((path) => path.endsWith('.woff2'))))} kB`,
      }),
    ]
  },
}

/** Paths of scripts and styles; workers and what they load are not the page's. */
async function loadedByPage(stage: Stage): Promise<string[]> {
  const server = await stage.server()
  const person = await openBrowser()
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
