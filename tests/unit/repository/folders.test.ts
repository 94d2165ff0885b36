/** A folder is a room one can overlook: at most twenty files, those that only belong to one of them not counted. */
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryFiles } from '../../support/documents/repository-files'

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
