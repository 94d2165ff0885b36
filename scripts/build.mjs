/**
 * Builds everything: the page with its worker (dist/), the service worker with its precache list (dist/sw.js), the server
 * (build/server/), and compresses what is served. Skips all of it when no source changed.
 * Run: npm run build [-- --force]
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashOf, install, readStamp, root, run, writeStamp } from './setup.mjs'

const sources = [
  'core',
  'db',
  'src',
  'worker',
  'sw',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/parts/build-app.mjs',
]

/** Builds if anything changed since the last build; returns whether it did. */
export async function build({ force = false } = {}) {
  const hash = hashOf(sources.flatMap(filesIn))
  const isThere = ['dist/index.html', 'dist/sw.js', 'build/server/main.js'].every((path) =>
    existsSync(join(root, path)),
  )
  if (!force && isThere && readStamp('build') === hash) return false
  await run(process.execPath, [join(root, 'scripts', 'parts', 'build-app.mjs')], {
    env: { BUILD_ID: hash.slice(0, 12) },
  })
  writeStamp('build', hash)
  return true
}

function filesIn(path) {
  const full = join(root, path)
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { withFileTypes: true })
    .filter(
      ({ name }) => !name.endsWith('.test.ts') && !name.endsWith('.test.tsx') && !name.startsWith('starter'),
    )
    .flatMap(({ name }) => filesIn(relative(root, join(full, name))))
    .sort()
}

if (process.argv[1] === import.meta.filename) {
  await install()
  const isNew = await build({ force: process.argv.includes('--force') })
  console.log(isNew ? 'Built.' : 'Nothing changed since the last build.')
}
