/** The heads of the chosen dictionaries that begin with something: those on this device at once, the others from the server. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { type HeadIndex, headIndexOf } from '#core/content/reading/head-index'
import { storedContents } from '../../../model/contents/stored-contents'
import type { Dictionary } from '../use-dictionaries'
import { type HeadList, type KnownHeads, lettersOf, listHeads, type Wanted } from './merge-heads'
import { type Answered, bestAnswer, isWhole, useServerHeads } from './use-server-heads'

export interface Heads extends HeadList {
  letters: readonly string[]
  /** Undefined as long as nobody has counted them all. */
  count: number | undefined
  isAsking: boolean
  /** Abbreviations of those that could not be asked. */
  failed: readonly string[]
  more: () => void
  retry: () => void
}

type Indexes = ReadonlyMap<string, HeadIndex>

export function useHeads(
  chosen: readonly Dictionary[],
  { prefix, isDigit }: Wanted,
  sort: string,
  locale: string,
): Heads {
  const hereNames = chosen.flatMap(({ summary, isOnDevice }) => (isOnDevice ? summary.abbr : [])).join(',')
  const indexes = useLiveQuery(async () => await storedIndexes(hereNames.split(',')), [hereNames])
  const elsewhere = chosen.flatMap(({ summary, isOnDevice }) => (isOnDevice ? [] : summary.abbr))
  const { answers, ...server } = useServerHeads(elsewhere, prefix)
  const sources = useMemo(
    () =>
      chosen.map(({ summary, isOnDevice }) => ({
        summary,
        known: isOnDevice ? indexes?.get(summary.abbr) : bestAnswer(answers, summary.abbr, prefix),
      })),
    [chosen, indexes, answers, prefix],
  )
  const list = useMemo(
    () =>
      listHeads(
        sources.flatMap(({ summary, known }) => knownHeads(summary, known)),
        { prefix, isDigit },
        sort,
      ),
    [sources, prefix, isDigit, sort],
  )
  const letters = useMemo(
    () =>
      lettersOf(
        sources.map(({ known }) => known?.initials ?? []),
        locale,
      ),
    [sources, locale],
  )
  const [only] = sources.length === 1 ? sources : []
  const listed = list.sections.reduce((sum, { heads }) => sum + heads.length, 0)
  const isComplete = list.isWhole && sources.every(({ known }) => known)
  return {
    ...list,
    ...server,
    letters,
    count: isComplete ? listed : isDigit ? undefined : countOf(only?.known, prefix),
    isAsking: server.isAsking || (hereNames !== '' && !indexes),
  }
}

function knownHeads(
  { abbr, locale }: Dictionary['summary'],
  known: HeadIndex | Answered | undefined,
): KnownHeads[] {
  if (!known) return []
  const { keys } = known
  return 'rows' in known
    ? [{ abbr, locale, rows: known.rows, keys, isWhole: true }]
    : [{ abbr, locale, rows: known.heads, keys, isWhole: isWhole(known) }]
}

/** The server's count of heads under this beginning. */
function countOf(known: HeadIndex | Answered | undefined, prefix: string): number | undefined {
  return known && 'total' in known && known.prefix === prefix ? known.total : undefined
}

async function storedIndexes(abbrs: readonly string[]): Promise<Indexes> {
  const packs = (await storedContents.packs()).filter(({ summary }) => abbrs.includes(summary.abbr))
  const read = packs.map(
    async (pack): Promise<[string, HeadIndex]> => [pack.summary.abbr, await headIndexOf(pack)],
  )
  return new Map(await Promise.all(read))
}
