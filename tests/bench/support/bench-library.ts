/**
 * A data directory with the benches' translations and the starter editions, imported once and kept in .cache for as long as the
 * code that makes it is the same.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openLibrary } from '../../../server/library/library'
import { readEdition } from '../../../server/library/read-edition'
import { readPath } from '../../../server/library/read-source'
import { importStarters } from '../../../server/library/starters'
import type { StoredEdition } from '../../../server/library/stored-edition'
import { addEdition } from '../../../server/library/writing/change-library'
import { projectRoot } from '../../support/servers/app-server'
import { benchTexts, hasWholeBibles, textsDescription } from './texts'

export interface BenchLibrary {
  dataDirectory: string
  description: string
  /** The translation whose download and import are measured. */
  first: StoredEdition
}

const sources = ['core/contract', 'core/scripture', 'server/library']
const bestQuality = 11
/** For translations that are only read: half a minute saved each. */
const quickQuality = 4

export async function openBenchLibrary(): Promise<BenchLibrary> {
  const dataDirectory = join(
    projectRoot,
    '.cache',
    `bench-${hasWholeBibles ? 'texts' : 'starters'}-${sourceHash()}`,
  )
  if (!existsSync(dataDirectory)) await fill(dataDirectory)
  const library = openLibrary(join(dataDirectory, 'library'), {
    onDamage: (file, message) => console.error(file, message),
  })
  const first = library.view().find(benchTexts[0]?.abbreviation ?? '')
  if (!first) throw new Error('The library of the benches is not complete')
  return { dataDirectory, description: textsDescription, first }
}

async function fill(dataDirectory: string): Promise<void> {
  console.log('Importing the translations that are measured (once) ...')
  const unfinished = `${dataDirectory}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const directory = join(unfinished, 'library')
  for (const [index, { abbreviation, path }] of (hasWholeBibles ? benchTexts : []).entries()) {
    const input = await readPath(path)
    await addEdition(directory, (taken) => readEdition(input, { abbreviation }, taken), {
      quality: index === 0 ? bestQuality : quickQuality,
    })
  }
  await importStarters(directory, join(projectRoot, 'server', 'starter'), {
    quality: bestQuality,
    onImported: () => undefined,
    onFailed: (abbreviation, message) => console.error(abbreviation, message),
  })
  renameSync(unfinished, dataDirectory)
}

/** Another one with each change of the code that makes a library. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = readdirSync(join(projectRoot, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}
