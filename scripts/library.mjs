/**
 * Purpose: adds, updates, lists and removes the translations of this server.
 * Input: the command line (npm run library -- help), DATA_DIR. Output: a report; exit code 0, 1 (failed) or 2 (used wrongly).
 * Runs the built program where it is newer than its source, the source otherwise.
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, root } from './setup.mjs'

const built = join(root, 'build', 'server', 'library.js')
const source = join(root, 'server', 'library', 'command', 'main.ts')

async function load() {
  if (isCurrent()) return await import(pathToFileURL(built).href)
  const { register } = await import('tsx/esm/api')
  register()
  return await import(pathToFileURL(source).href)
}

function isCurrent() {
  if (!existsSync(built)) return false
  const builtAt = statSync(built).mtimeMs
  return ['server', 'core'].every((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .every((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs <= builtAt),
  )
}

try {
  if (!existsSync(join(root, 'node_modules'))) await install()
  const { runLibraryCommand } = await load()
  process.exitCode = await runLibraryCommand(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
