/**
 * Runs a command of the server: the built program where it is newer than its source, the source otherwise. Exports only.
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install, root } from './setup.mjs'

/**
 * Imports the modules of `built`, a file of build/server, or of its source. `run` gets them and returns the
 * exit code.
 */
export async function runServerCommand(built, source, run) {
  try {
    if (!existsSync(join(root, 'node_modules'))) await install()
    process.exitCode = await run(await load(join(root, 'build', 'server', built), join(root, source)))
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

async function load(built, source) {
  if (isCurrent(built)) return await import(pathToFileURL(built).href)
  const { register } = await import('tsx/esm/api')
  register()
  return await import(pathToFileURL(source).href)
}

function isCurrent(built) {
  if (!existsSync(built)) return false
  const builtAt = statSync(built).mtimeMs
  return ['server', 'core'].every((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .every((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs <= builtAt),
  )
}
