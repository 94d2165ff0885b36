/** Builds the bench page once per run, as the app is built, and opens it in a Chromium with an empty profile. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { build } from 'vite'
import { openBrowser } from '../../support/pages/browser'
import { projectRoot } from '../../support/servers/app-server'
import type { Stage } from '../stage'

const html =
  '<!doctype html><html lang="de"><meta charset="utf-8"><script type="module" src="/bench/page.js"></script></html>'

/** Opens the page, hands it over with the abbreviation to measure, and closes the browser again. */
export async function withDatabasePage<Result>(
  stage: Stage,
  measureOn: (page: Page, abbreviation: string) => Promise<Result>,
): Promise<Result> {
  const [server, { first }] = await Promise.all([stage.server(), stage.library()])
  await buildPage(server.publicDirectory)
  const person = await openBrowser({ hasProfile: true })
  try {
    await person.page.goto(`${server.origin}/bench/page.html`)
    await person.page.waitForFunction(() => 'bench' in globalThis)
    return await measureOn(person.page, first.summary.abbreviation)
  } finally {
    await person.close()
  }
}

async function buildPage(directory: string): Promise<void> {
  if (existsSync(join(directory, 'page.html'))) return
  await build({
    configFile: false,
    publicDir: false,
    root: projectRoot,
    base: '/bench/',
    logLevel: 'warn',
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      outDir: directory,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'page.ts'),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  writeFileSync(join(directory, 'page.html'), html)
}
