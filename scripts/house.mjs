/**
 * npm run house [-- REVISION]: measures the code now and at an earlier revision, beside the goals of the
 * restructuring of November 2026. With --list also names what is still above a goal.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'
import { equalPairs, measures, pacedFiles, scriptsOf } from './parts/house-measures.mjs'
import { root } from './setup.mjs'

register()
const { citationsIn, documents } = await import('../tests/support/documents/citations.ts')
const { hasProse, withoutBreaks } = await import('../tests/support/documents/prose.ts')
const folders = await import('../tests/support/documents/folder-circles.ts')
const docs = {
  ...folders,
  citationsIn,
  documents,
  proseOf: (path, text) => (hasProse(path) ? withoutBreaks(text) : ''),
}
/** The state before the restructuring. */
const [revision = 'a983fd03^'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const before = filesAt(revision)
const now = filesNow()

const rows = Object.entries(measures).map(([name, { goal = '', of }]) => [
  name,
  String(of(before, docs)),
  String(of(now, docs)),
  goal,
])
for (const row of [['', revision, 'now', 'goal'], ...rows])
  console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(42) : cell.padStart(10))).join(' '))
if (process.argv.includes('--list')) {
  console.log(['', 'schedule around paints:', ...pacedFiles(now)].join('\n'))
  console.log(['', 'import each other:', ...folders.mutualFolders(scriptsOf(now))].join('\n'))
  console.log(['', 'six equal lines:', ...equalPairs(now)].join('\n'))
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
}

/** Paths and contents of a revision; binary files are read as text and no measure counts them. */
function filesAt(commit) {
  const paths = git('ls-tree', '-r', '--name-only', commit).trim().split('\n').filter(isCounted)
  const input = paths.map((path) => `${commit}:${path}`).join('\n')
  const output = execFileSync('git', ['cat-file', '--batch'], { cwd: root, input, maxBuffer: 1 << 28 })
  const files = new Map()
  let at = 0
  for (const path of paths) {
    const end = output.indexOf(10, at)
    const size = Number(output.subarray(at, end).toString().split(' ')[2])
    files.set(path, output.subarray(end + 1, end + 1 + size).toString())
    at = end + 1 + size + 1
  }
  return files
}

function filesNow() {
  const paths = git('ls-files', '-co', '--exclude-standard').trim().split('\n')
  const there = paths.filter((path) => isCounted(path) && existsSync(join(root, path)))
  return new Map(there.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

function isCounted(path) {
  return /\.(ts|tsx|mjs|js|css|md)$/.test(path)
}
