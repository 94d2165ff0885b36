import { defineConfig } from 'vitest/config'

/** Tests without a browser; started by scripts/test.mjs and scripts/check.mjs. */
export default defineConfig({
  test: {
    include: [
      '{core,db,src,sw,worker,server,scripts}/**/*.test.{ts,tsx}',
      'tests/{unit,contract,kills,simulation,support}/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['tests/support/databases/stop-postgres.ts'],
    setupFiles: ['tests/setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Modules are loaded once for all files instead of once for each; tests/setup.ts gives back what a file replaced.
    isolate: false,
    // A guard against hanging, not a measure: a loaded machine may take long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
