import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{core,db,src,worker,sw,server,scripts,tests/{unit,contract,kills,simulation}}/**/*.test.{ts,tsx}',
    ],
    pool: 'forks',
    maxWorkers: 2,
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/support/databases/stop-postgres.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
