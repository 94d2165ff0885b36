import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files with a document come last. A worker ends when the next file wants another environment, and takes all modules
 * along that it had loaded.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const hasDocument = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')
    return [...sorted.filter((file) => !hasDocument(file)), ...sorted.filter(hasDocument)]
  }
}

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
    sequence: { sequencer: ByEnvironment },
    // Modules are loaded once for all files instead of once for each; tests/setup.ts gives back what a file replaced.
    isolate: false,
    // A guard against hanging, not a measure: a loaded machine may take long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
