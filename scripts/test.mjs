/**
 * npm test: installs what is missing, finds or installs PostgreSQL and Chromium, builds, and runs every test: check, unit and contract tests, then the
 * browser. Ends with one line, "N passed, N failed". npm run test:long runs the long series too.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { findOrInstallPostgres } from './postgres.mjs'
import { install, program, root, run } from './setup.mjs'

const isLong = process.argv.includes('--long')
const results = join(root, '.cache', 'vitest.json')
const totals = { passed: 0, failed: 0 }

await install()
await step('check', () => run(process.execPath, [join(root, 'scripts', 'check.mjs'), '--no-tests']))
const hasPostgres = await findOrInstallPostgres()
console.log(
  `Members' data is tested on the embedded database${hasPostgres ? ' and on PostgreSQL' : ' only: PostgreSQL is not installed'}.`,
)
await suite('unit and contract tests', 'vitest.config.ts', {})
let chromium
const isReady = await step('build and Chromium', async () => {
  await build()
  chromium = await findOrInstallChromium()
})
if (isReady) await suite('browser tests', 'tests/browser.config.ts', { CHROMIUM_PATH: chromium })
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)

/** A step that counts as one test. */
async function step(name, run) {
  try {
    await run()
    totals.passed += 1
    return true
  } catch (error) {
    console.error(`${name} failed: ${error.message}`)
    totals.failed += 1
    return false
  }
}

/** A vitest suite, counted test by test; one that ends without results counts as failed. */
async function suite(name, config, env) {
  console.log(`\n${name}`)
  rmSync(results, { force: true })
  const args = [
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ]
  let ended = true
  await run(program('vitest'), args, { env: { ...env, PERIKOPE_LONG: isLong ? '1' : '' } }).catch(
    () => (ended = false),
  )
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'))
    totals.passed += numPassedTests
    totals.failed += Math.max(numFailedTests, ended ? 0 : 1)
  } catch {
    totals.failed += 1
  }
}
