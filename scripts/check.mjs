/**
 * npm run check: types, lint with the import rules, format, unit tests. Green on every commit.
 * Run: npm run check [-- --no-tests]
 */
import { install, program, run } from './setup.mjs'

const steps = [
  ['types', program('tsc'), ['-b']],
  ['lint', program('oxlint'), ['--type-aware', '--deny-warnings']],
  ['format', program('biome'), ['check', '--diagnostic-level=error', '.']],
]
if (!process.argv.includes('--no-tests')) steps.push(['tests', program('vitest'), ['run', '--reporter=dot']])

await install()
for (const [name, command, args] of steps) {
  const from = Date.now()
  try {
    await run(command, args, { quiet: true })
  } catch (error) {
    console.error(error.output ?? error.message)
    console.error(`check: ${name} failed`)
    process.exit(1)
  }
  console.log(`check: ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`)
}
