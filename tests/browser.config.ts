import { defineConfig } from 'vitest/config'

/** Tests in a real Chromium against the built app and the real server; started by scripts/test.mjs. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/..`,
    include: ['tests/{e2e,offline}/**/*.test.ts'],
    pool: 'forks',
    // A browser waits more than it works: two of them share two cores well.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
