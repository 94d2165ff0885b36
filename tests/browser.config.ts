import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const isLong = process.env['PERIKOPE_LONG'] === '1'

/** Files in which something is marked: to load the others only to find that they have nothing to run takes many seconds. */
function markedFiles(): string[] {
  return ['e2e', 'offline'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join('tests', folder, name))
      .filter((name) => name.endsWith('.test.ts'))
      .filter((name) =>
        readFileSync(join(import.meta.dirname, '..', name), 'utf8').includes('support/daily'),
      ),
  )
}

/** Tests in a real Chromium against the built app and the real server; started by scripts/test.mjs. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/..`,
    include: isLong ? ['tests/{e2e,offline}/**/*.test.ts'] : markedFiles(),
    tags: [
      { name: 'daily', description: 'One path for each capability: what `npm test` runs.' },
      { name: 'no-kill', description: 'Kills no browser: needs none of its own.' },
    ],
    ...(isLong ? {} : { tagsFilter: ['daily'] }),
    globalSetup: ['tests/support/servers/start-reading-server.ts'],
    setupFiles: ['tests/support/pages/print-failed.ts'],
    pool: 'forks',
    // One browser keeps two cores busy: a second one beside it makes both take twice as long.
    maxWorkers: 1,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Patience costs nothing where all is well, and a machine that does other things beside needs it.
    expect: { poll: { timeout: 60_000 } },
  },
})
