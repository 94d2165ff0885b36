/** Lighthouse over places of every kind: accessibility, best practices and SEO are to be 100; its own lab measures stand beside them. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import type { Bench, Figure } from '../figure'

/** The last one that runs on Node 20. It is fetched when the bench is asked for: nothing else needs it. */
const program = 'lighthouse@12.8.2'
const listed = ['/', '/SDE/Joh1', '/SDE.SEN/Joh1', '/help', '/languages']
/** Search engines are told not to list these (core/contract/address/screens.ts); all else counts for them too. */
const unlisted = ['/search/SDE/Licht', '/bible/SDE', '/synoptic/SDE/1', '/report/text', '/login']
const categories = ['accessibility', 'best-practices', 'seo'] as const

const score = z.nullable(z.number())
const reportSchema = z.object({
  categories: z.object({
    accessibility: z.object({ score }),
    'best-practices': z.object({ score }),
    seo: z.object({ score }),
  }),
  audits: z.record(
    z.string(),
    z.object({ score, scoreDisplayMode: z.string(), numericValue: z.optional(z.number()) }),
  ),
})

export const lighthouse: Bench = {
  id: 'LIGHTHOUSE',
  async measure(stage) {
    const { origin } = await stage.server()
    const figures: Figure[] = []
    for (const path of [...listed, ...unlisted])
      figures.push(figureOf(path, await reportOn(origin + path, unlisted.includes(path))))
    return figures
  },
}

async function reportOn(address: string, isUnlisted: boolean): Promise<z.infer<typeof reportSchema>> {
  const folder = mkdtempSync(join(tmpdir(), 'perikope-lighthouse-'))
  const file = join(folder, 'report.json')
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox',
    ...(isUnlisted ? ['--skip-audits=is-crawlable'] : []),
  ]
  const only = `--only-categories=performance,${categories.join()}`
  try {
    await promisify(execFile)('npx', ['--yes', program, address, only, ...options], {
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] },
    })
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function figureOf(path: string, { categories: scores, audits }: z.infer<typeof reportSchema>): Figure {
  const reached = categories.map((name) => Math.round((scores[name].score ?? 0) * 100))
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const missed = Object.entries(audits)
    .filter(([, audit]) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary')
    .map(([name]) => name)
  return {
    id: 'LIGHTHOUSE',
    what: path,
    goal: categories.map(() => 100).join(' / '),
    reached: `${reached.join(' / ')}${missed.length > 0 ? ` (${missed.join(', ')})` : ''}`,
    baseline: `LCP ${Math.round(value('largest-contentful-paint'))} ms, CLS ${value('cumulative-layout-shift').toFixed(3)}, blocked ${Math.round(value('total-blocking-time'))} ms`,
    isMet: reached.every((one) => one === 100),
  }
}
