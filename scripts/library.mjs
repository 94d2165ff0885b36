/**
 * Purpose: adds, updates, lists and removes the translations of this server.
 * Input: the command line (npm run library -- help), DATA_DIR. Output: a report; exit code 0, 1 (failed) or 2 (used wrongly).
 * Runs the built program if there is one, the source otherwise.
 */
import { existsSync } from 'node:fs'

const built = new URL('../build/server/library.js', import.meta.url)
const source = new URL('../server/library/command/main.ts', import.meta.url)

async function load() {
  if (existsSync(built)) return await import(built.href)
  const { register } = await import('tsx/esm/api')
  register()
  return await import(source.href)
}

const { runLibraryCommand } = await load()
process.exitCode = await runLibraryCommand(process.argv.slice(2))
