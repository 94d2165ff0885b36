/** The packs of contents that can be read, on this device or at the server, as every screen asks for them. */
import { useLiveQuery } from 'dexie-react-hooks'
import { type ContentSource, findPack, type OpenPack } from '#core/content/reading/content-source'
import type { PackSummary } from '#core/contract/content/answers'
import type { ContentKind } from '#core/contract/content/kinds'
import { rowTitle } from '#core/known-works/row-title'
import { isReadable, presence } from '#db/presence'
import type { PackRow } from '#db/rows'
import { database } from '../../platform/local/database'
import { useListed } from '../asking/use-listed'
import type { FoundInPacks } from './use-wanted'

type Choice = (summary: PackSummary) => boolean

export async function knownPacks(isWanted: Choice): Promise<PackRow[]> {
  const rows = await database.packs.toArray()
  return rows.filter((row) => isWanted(row.summary) && presence(row) !== 'gone')
}

/** Whether all of some packs is on this device. */
export function areHere(rows: readonly PackRow[]): boolean {
  return rows.every((row) => presence(row) === 'here')
}

/** The data of the wanted packs on this device together; undefined where none of them is here. */
export async function partOfPacks<Data>(
  isWanted: Choice,
  read: () => Promise<Data>,
): Promise<FoundInPacks<Data> | undefined> {
  const rows = await knownPacks(isWanted)
  if (!rows.some(isReadable)) return undefined
  return { isWhole: areHere(rows), read }
}

/** The data of each of some packs, one after the other; undefined where none of them is here. */
export async function eachOfPacks<One>(
  source: ContentSource,
  packs: readonly PackSummary[],
  read: (open: OpenPack, pack: PackSummary) => Promise<readonly One[]>,
): Promise<FoundInPacks<One[]> | undefined> {
  const opened = await Promise.all(packs.map(async ({ abbr }) => await findPack(source, abbr)))
  const here = packs.flatMap((pack, index) => {
    const open = opened[index]
    return open ? [{ pack, open }] : []
  })
  if (here.length === 0 && packs.length > 0) return undefined
  return {
    isWhole: here.length === packs.length,
    read: async () => (await Promise.all(here.map(({ pack, open }) => read(open, pack)))).flat(),
  }
}

/** The packs of a kind, live; the worker asks the server for its list once. `isListed`: it has answered, or there was no answer. */
export function usePacksOf(kind: ContentKind): { rows: readonly PackRow[] | undefined; isListed: boolean } {
  const isListed = useListed('packs') !== 'asking'
  const rows = useLiveQuery(async () => await knownPacks((summary) => summary.kind === kind), [kind])
  return { rows, isListed }
}

/** What to call a pack on a row, by its abbreviation: nothing until the titles are read, and of a pack that is not known. */
export function usePackTitles(): (abbreviation: string) => string | undefined {
  const titles = useLiveQuery(async () => {
    const rows = await database.packs.toArray()
    return new Map(rows.map(({ abbreviation, summary }) => [abbreviation, rowTitle(summary.name)]))
  })
  return (abbreviation) => titles?.get(abbreviation)
}
