/**
 * npm test: installs what is missing, finds or installs PostgreSQL and Chromium, builds, and runs the tests: check, unit and contract
 * tests, then one path of each capability in the browser. npm run test:long runs the long series too. A failed browser test is tried once
 * more, alone: if it then passes, it counts as passed and is listed as unsteady. Ends with one line, "N passed, N failed".
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { findOrInstallChromium } from './parts/chromium.mjs'
import { grownFolders, secondsOfFolders } from './parts/test-budget.mjs'
import { mostUnsteady, readResults, slowestFiles } from './parts/test-results.mjs'
import { findOrInstallPostgres } from './postgres.mjs'
import { install, program, root, run } from './setup.mjs'

const startedAt = Date.now()
const isLong = process.argv.includes('--long')
const resultsFile = join(root, '.cache', 'vitest.json')
const totals = { passed: 0, failed: 0 }
const files = []
/** Steps that failed, named again at the end: the output above is long. */
const failures = []

await install()
// Packages of the system come over the network while both cores work; one after the other, for apt has one lock.
const postgres = findOrInstallPostgres()
const chromium = postgres.then(findOrInstallChromium)
chromium.catch(() => undefined)
const [, isBuilt] = await Promise.all([
  step('check', () => run(process.execPath, [join(root, 'scripts', 'check.mjs'), '--no-tests'])),
  step('build', build),
])
const hasPostgres = await postgres
console.log(
  `Members' data is tested on the embedded database${hasPostgres ? ' and on PostgreSQL' : ' only: PostgreSQL is not installed'}.`,
)
count('unit tests', await suite('unit and contract tests', 'vitest.config.ts'))
const hasBrowser = await step('Chromium', () => chromium)
if (isBuilt && hasBrowser) await browserTests(await chromium)
printSlowest()
if (!isLong) printFolders()
if (failures.length > 0) console.log(`\nfailed:\n  ${failures.join('\n  ')}`)
console.log(`${Math.round((Date.now() - startedAt) / 6000) / 10} minutes`)
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
    fail(name)
    return false
  }
}

function fail(...names) {
  totals.failed += names.length
  failures.push(...names)
}

/** Runs each file in which something failed once more, alone; when all of it then passes, what failed was unsteady. */
async function browserTests(path) {
  const config = 'tests/browser.config.ts'
  const env = { CHROMIUM_PATH: path }
  const first = await suite('browser tests', config, env)
  const unsteady = []
  for (const { file, failed } of first?.files ?? []) {
    if (failed.length === 0) continue
    const again = await suite(`once more: ${file}`, config, env, [file])
    if (again?.failed.length === 0) unsteady.push(...failed)
  }
  if (unsteady.length > 0) console.log(`\nunsteady (failed, then passed alone):\n  ${unsteady.join('\n  ')}`)
  const isTooUnsteady = unsteady.length > mostUnsteady
  if (isTooUnsteady) console.error(`${unsteady.length} unsteady tests are too many.`)
  count('browser tests', first, isTooUnsteady ? [] : unsteady)
}

/** Adds the results of a suite; one that ended without any counts as failed. `forgiven`: names of tests that passed later. */
function count(name, results, forgiven = []) {
  if (!results) return fail(name)
  totals.passed += results.passed + forgiven.length
  fail(...results.failed.filter((one) => !forgiven.includes(one)))
  files.push(...results.files)
}

/** A vitest suite; its results, or nothing when it ended without them. */
async function suite(name, config, env = {}, only = []) {
  console.log(`\n${name}`)
  rmSync(resultsFile, { force: true })
  const args = ['run', '--config', config, '--reporter=default', '--reporter=json']
  let ended = true
  await run(program('vitest'), [...args, `--outputFile.json=${resultsFile}`, ...only], {
    env: { ...env, PERIKOPE_LONG: isLong ? '1' : '' },
  }).catch(() => (ended = false))
  return readResults(resultsFile, ended)
}

function printSlowest() {
  console.log('\nThe ten slowest files:')
  for (const { file, seconds } of slowestFiles(files)) console.log(`  ${seconds.toFixed(1)} s  ${file}`)
}

function printFolders() {
  const seconds = secondsOfFolders(files)
  console.log('\nSeconds of each folder:')
  for (const [folder, taken] of Object.entries(seconds)) console.log(`  ${taken.toFixed(0)} s  ${folder}`)
  for (const { folder, taken, budget } of grownFolders(seconds))
    console.log(
      `${folder} grew: ${taken.toFixed(0)} s beside ${budget.toFixed(0)} s (scripts/parts/test-budget.mjs)`,
    )
}
