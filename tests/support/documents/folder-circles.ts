/** Folders that import each other, from paths and texts of modules. */
import { dirname, join } from 'node:path'

/** Text by path. */
type Modules = ReadonlyMap<string, string>

const anyImport = /(?:from\s+|import\s*\(\s*)'([#.][^']+)'/g
/** An import that loads a part of the app when it is needed. */
export const lateImport = /import\s*\(\s*'([#.][^']+)'/g

/** What each module imports of the others, late or at once. */
export function importsOf(modules: Modules, form = anyImport): [path: string, targets: string[]][] {
  const known = new Map([...modules.keys()].map((path) => [path.replace(/\.tsx?$/, ''), path]))
  return [...modules].map(([path, text]) => {
    const named = [...text.matchAll(form)].map(([, specifier = '']) =>
      specifier.startsWith('#') ? specifier.slice(1) : join(dirname(path), specifier),
    )
    return [path, [...new Set(named.flatMap((one) => known.get(one) ?? []))].filter((one) => one !== path)]
  })
}

/** Folders with those beside them that they, or folders in them, import: by the folder that both stand in. */
function importsOfFolders(modules: Modules): Map<string, Map<string, Set<string>>> {
  const folders = new Map<string, Map<string, Set<string>>>()
  for (const [path, targets] of importsOf(modules)) {
    for (const target of targets) {
      const [from, to] = [path.split('/'), target.split('/')]
      const shared = from.findIndex((part, at) => part !== to[at])
      const [folder = '', other = ''] = [from[shared], to[shared]]
      if (shared === 0 || shared >= from.length - 1 || shared >= to.length - 1) continue
      const parent = from.slice(0, shared).join('/')
      const beside = folders.get(parent) ?? new Map<string, Set<string>>()
      folders.set(parent, beside.set(folder, (beside.get(folder) ?? new Set()).add(other)))
    }
  }
  return folders
}

/** Pairs of folders beside each other of which each imports from the other. */
export function mutualFolders(modules: Modules): string[] {
  return [...importsOfFolders(modules)].flatMap(([parent, beside]) =>
    [...beside].flatMap(([one, targets]) =>
      [...targets]
        .filter((other) => one < other && beside.get(other)?.has(one))
        .map((other) => `${parent}: ${one} ${other}`),
    ),
  )
}

/** Folders that lead back to themselves by what folders beside them import. */
export function foldersInCircles(modules: Modules): string[] {
  return [...importsOfFolders(modules)].flatMap(([parent, beside]) =>
    [...beside.keys()].filter((folder) => leadsTo(folder, beside)).map((folder) => `${parent}/${folder}`),
  )
}

function leadsTo(folder: string, beside: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const reached = new Set<string>()
  const ahead = [...(beside.get(folder) ?? [])]
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    ahead.push(...(beside.get(next) ?? []))
  }
  return reached.has(folder)
}
