/**
 * Purpose: measures what docs/performance.md sets goals for, each figure against a named baseline of the same run, with the time of a fixed
 * piece of arithmetic beside it (a loaded machine shows there). A figure out of its goal is printed, never a failure.
 * Input: ids of figures (I1 I2 I3 I5 T1 IMPORTER NUMBERING A1 A2 A3 A4 PASSAGES WORDS), all without; translations of ../shared/texts, else the starter editions.
 * Output: a table. Run: npm run bench [-- A1 T1]
 */
import { join } from 'node:path'
import { build } from './build.mjs'
import { findOrInstallChromium } from './parts/chromium.mjs'
import { install, program, root, run } from './setup.mjs'

await install()
await build()
const CHROMIUM_PATH = await findOrInstallChromium()
await run(program('tsx'), [join(root, 'tests', 'bench', 'main.ts'), ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH },
})
