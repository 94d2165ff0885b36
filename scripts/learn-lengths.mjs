/**
 * Purpose: measures how long each Hebrew verse usually is beside the others, in the translations of ../shared/texts. Output:
 * core/scripture/lengths/usual-lengths.json.
 * Run: npm run learn-lengths
 */
import { join } from 'node:path'
import { install, program, root, run } from './setup.mjs'

await install()
await run(program('tsx'), [join(root, 'scripts', 'parts', 'learn-verse-lengths.mjs')])
