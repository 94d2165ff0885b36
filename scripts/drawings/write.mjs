/**
 * Draws the pictures of the starter packs in both languages, into server/starter-packs or another folder:
 * `node scripts/drawings/write.mjs [FOLDER]`. The files are committed; a test compares them with what this draws.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jericho, lastDays, temple } from './jerusalem.mjs'
import { jonah, lake, land } from './maps.mjs'
import { hours, ruth } from './stories.mjs'

const drawings = { ruth, jonah, land, lake, jericho, temple, 'last-days': lastDays, hours }
const languages = { BILDER: (german) => german, PICTURES: (_, english) => english }

const [folder = join(import.meta.dirname, '..', '..', 'server', 'starter-packs')] = process.argv.slice(2)
for (const [abbreviation, t] of Object.entries(languages)) {
  mkdirSync(join(folder, abbreviation), { recursive: true })
  for (const [name, draw] of Object.entries(drawings))
    writeFileSync(join(folder, abbreviation, `${name}.svg`), draw(t))
}
