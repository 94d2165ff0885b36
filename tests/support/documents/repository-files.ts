/** The files of the repository: what is written by people, without what installing, building and running leave behind. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..', '..')

export const topFolders = [
  'core',
  'db',
  'src',
  'worker',
  'sw',
  'server',
  'public',
  'scripts',
  'tests',
  'docs',
]

/** Paths from the root, with slashes. */
export function repositoryFiles(): readonly string[] {
  const atRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  return [...atRoot, ...topFolders.flatMap(filesBelow)]
}

export function readRepositoryFile(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
}
