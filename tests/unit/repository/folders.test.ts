/**
 * A folder is a room one can overlook: at most twenty files, those that only belong to one of them not counted; and no way through
 * what it imports leads back to it, so that rooms can be read one after the other.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { foldersInCircles } from '../../support/documents/folder-circles'
import { repositoryFiles, root, topFolders } from '../../support/documents/repository-files'

const most = 20

/** Tests beside their source and the styles of a component come with it. */
const counts = (path: string) =>
  /\.(ts|tsx|mjs|js|css)$/.test(path) &&
  (path.startsWith('tests/') || !/\.test\.tsx?$|\.module\.css$/.test(path))

function crowded(files: readonly string[]): string[] {
  const sizes = new Map<string, number>()
  for (const file of files.filter(counts)) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1)
  return [...sizes].filter(([, size]) => size > most).map(([folder, size]) => `${folder}: ${size}`)
}

it('is not crowded', () => {
  expect(crowded(repositoryFiles())).toEqual([])
})

it('counts sources, not what belongs to them', () => {
  const files = Array.from({ length: 20 }, (_, n) => `src/a/${n}.ts`)
  expect(crowded([...files, 'src/a/1.test.ts', 'src/a/1.module.css'])).toEqual([])
  expect(crowded([...files, 'src/a/20.tsx'])).toEqual(['src/a: 21'])
})

it('stands in no circle with folders beside it', () => {
  const sources = repositoryFiles().filter((path) =>
    /^(?:core|db|server|src|sw|worker)\/.*(?<!\.test)\.tsx?$/.test(path),
  )
  expect(foldersInCircles(new Map(sources.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([])
})

it('would be found in a circle of three', () => {
  const importing = (...targets: string[]) => targets.map((target) => `import x from '${target}'`).join('\n')
  const files = new Map([
    ['src/a/one.ts', importing('../b/two')],
    ['src/b/two.ts', importing('../c/deeper/three')],
    ['src/c/deeper/three.ts', importing('../../a/one', '../../d/four')],
    ['src/d/four.ts', ''],
  ])
  expect(foldersInCircles(files)).toEqual(['src/a', 'src/b', 'src/c'])
})

// A test or a command that writes into the folder it was started in is committed with the next change.
it.runIf(existsSync(join(root, '.git')))('is one of those that the repository has at its top', () => {
  const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  const top = new Set(
    tracked.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/'))),
  )
  expect([...top].filter((folder) => folder !== '.ci' && !topFolders.includes(folder))).toEqual([])
})
