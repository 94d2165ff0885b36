import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Long, and guarding what seldom changes: only in `npm run test:long`. */
const longSeries = [
  'tests/offline/bad-conditions.test.ts',
  'tests/offline/person.test.ts',
  'tests/e2e/columns.test.ts',
  'tests/e2e/search-list.test.ts',
  'tests/e2e/without-script.test.ts',
  'tests/offline/downloads.test.ts',
  'tests/offline/lost-chunk.test.ts',
  'tests/offline/two-devices.test.ts',
  'tests/e2e/member-payloads.test.ts',
  'tests/e2e/payloads.test.ts',
  'tests/offline/recordings.test.ts',
  'tests/offline/own-file.test.ts',
  'tests/offline/reports.test.ts',
  'tests/e2e/analytics.test.ts',
  'tests/e2e/help.test.ts',
  'tests/e2e/letters.test.ts',
  'tests/e2e/listening.test.ts',
  'tests/e2e/member-screens.test.ts',
  'tests/e2e/search-sidebar.test.ts',
  'tests/e2e/sheets.test.ts',
  'tests/e2e/synopsis.test.ts',
]

/** Tests in a real Chromium against the built app and the real server; started by scripts/test.mjs. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/..`,
    include: ['tests/{e2e,offline}/**/*.test.ts'],
    exclude: process.env['PERIKOPE_LONG'] === '1' ? [] : longSeries,
    setupFiles: ['tests/support/print-failed.ts'],
    pool: 'forks',
    // One browser keeps two cores busy: a second one beside it makes both take twice as long.
    maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
