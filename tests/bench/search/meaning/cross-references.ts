/** The cross references of OpenBible.info (../shared/study) with at least five votes: which verses people find to belong together. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { bookByOsis } from '#core/scripture/book-ids'
import { projectRoot } from '../../../support/servers/app-server'

const leastVotes = 5

/** By verse in English numbering the verses it refers to. */
export async function crossReferences(): Promise<Map<number, Set<number>>> {
  const path = join(projectRoot, '..', 'shared', 'study', 'crossrefs-openbible', 'cross_references.zip')
  const [table = new Uint8Array()] = Object.values(unzipSync(await readFile(path)))
  const references = new Map<number, Set<number>>()
  for (const line of strFromU8(table).split('\n').slice(1)) {
    const [from = '', to = '', votes = ''] = line.split('\t')
    if (!to || Number(votes) < leastVotes) continue
    const verse = canonicalOf(from)
    const wanted = references.get(verse) ?? new Set()
    references.set(verse, wanted)
    for (const one of versesOf(to)) wanted.add(one)
  }
  return references
}

function versesOf(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(canonicalOf)
  const isInChapter = Math.floor(first / 1000) === Math.floor(last / 1000)
  return isInChapter ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : [first]
}

/** `1John.1.1` as a canonical. */
function canonicalOf(id: string): number {
  const [book = '', chapter, verse] = id.split('.')
  return (bookByOsis(book)?.book ?? 0) * 1_000_000 + Number(chapter) * 1000 + Number(verse)
}
