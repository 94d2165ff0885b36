/**
 * Installs what every command needs before it can run: the packages of package-lock.json, once. Plain Node
 * without dependencies. Exports only.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a program, its output passed on (or collected with `quiet`); rejects with its output when it fails. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    let output = ''
    child.stdout?.on('data', (part) => (output += part))
    child.stderr?.on('data', (part) => (output += part))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(
            Object.assign(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`), {
              output,
              code,
            }),
          ),
    )
  })
}

/** The file of an installed program. */
export function program(name) {
  return join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)
}

/** Installs what the lock file names, unless that is installed already. */
export async function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Perikope needs Node 20.19 or newer; this is ${process.version}.`)
  const stamp = join(root, 'node_modules', '.perikope-installed')
  const wanted = hashOf(['package-lock.json', 'package.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once) ...')
  // Not `npm ci`: it refuses a lock file without the optional packages of other platforms, which a mirror may not carry.
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { NODE_ENV: 'development' },
  })
  writeFileSync(stamp, wanted)
}

/** A hash over the contents of files, to know whether something changed. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Keeps a small fact in .cache. */
export function writeStamp(name, text) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, '.cache', name), text)
}

/** A fact kept in .cache; empty when there is none. */
export function readStamp(name) {
  const path = join(root, '.cache', name)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
