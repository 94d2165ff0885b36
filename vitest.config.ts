import { defineConfig } from 'vitest/config'

/** Tests without a browser; started by scripts/test.mjs and scripts/check.mjs. */
export default defineConfig({
  test: {
    globalSetup: ['tests/support/databases/stop-postgres.ts'],
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{core,db,src,sw}/**/*.test.{ts,tsx}'],
          // Modules without state of their own are loaded once for all files instead of once for each.
          isolate: false,
          ...common(),
        },
      },
      {
        test: {
          name: 'programs',
          include: ['{worker,server,scripts,tests/{unit,contract,kills,simulation}}/**/*.test.{ts,tsx}'],
          ...common(),
        },
      },
    ],
  },
})

function common() {
  return {
    pool: 'forks' as const,
    maxWorkers: 2,
    setupFiles: ['tests/setup.ts'],
    // A guard against hanging, not a measure: a loaded machine may take long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  }
}
