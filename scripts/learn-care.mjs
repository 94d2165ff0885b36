/**
 * Purpose: learns from core/languages/{language}/care/sentences.tsv and phrases.tsv by what people in danger are heard
 * (core/care); some seconds a language. Output: learnt.json beside them.
 * Run: npm run learn-care [-- de en]
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { install, program, root, run } from './setup.mjs'

await install()
const wanted = process.argv.slice(2)
const languages = wanted.length > 0 ? wanted : readdirSync(join(root, 'core', 'languages'))
await run(program('tsx'), [join(root, 'scripts', 'parts', 'learn-care-tables.mjs'), ...languages])
