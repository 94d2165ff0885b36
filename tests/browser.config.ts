import { defineConfig } from 'vitest/config'

const isLong = process.env['PERIKOPE_LONG'] === '1'

/** Tests in a real Chromium against the built app and the real server; started by scripts/test.mjs. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/..`,
    include: ['tests/{e2e,offline}/**/*.test.ts'],
    tags: [{ name: 'daily', description: 'One path for each capability: what `npm test` runs.' }],
    ...(isLong ? {} : { tagsFilter: ['daily'] }),
    globalSetup: ['tests/support/servers/start-reading-server.ts'],
    setupFiles: ['tests/support/pages/print-failed.ts'],
    pool: 'forks',
    // One browser keeps two cores busy: a second one beside it makes both take twice as long.
    maxWorkers: 1,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
