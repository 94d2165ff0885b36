/** What only tests read stands with them: whoever reads a room of core meets nothing that the program never runs. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOf } from '../../support/documents/folder-circles'
import { repositoryFiles } from '../../support/documents/repository-files'

const isTest = (path: string) => /\.test\.tsx?$|^tests\//.test(path)

/** Modules that nothing but tests imports; folders called `testing` say what they are. */
function onlyForTests(modules: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, string[]>()
  for (const [path, targets] of importsOf(modules))
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path])
  return [...importers]
    .filter(([path, by]) => path.startsWith('core/') && !path.includes('/testing/') && by.every(isTest))
    .map(([path]) => path)
}

it('leaves core', () => {
  const sources = repositoryFiles().filter((path) => /\.(?:tsx?|mjs)$/.test(path))
  // Scripts name the ending of what they import.
  const text = (path: string) => readFileSync(path, 'utf8').replaceAll(".ts'", "'")
  expect(onlyForTests(new Map(sources.map((path) => [path, text(path)])))).toEqual([])
})

it('would be found', () => {
  const modules = new Map([
    ['core/a.ts', ''],
    ['core/b.ts', ''],
    ['core/a.test.ts', "import { a } from './a'\nimport { b } from './b'"],
    ['worker/main.ts', "import { b } from '#core/b'"],
  ])
  expect(onlyForTests(modules)).toEqual(['core/a.ts'])
})
