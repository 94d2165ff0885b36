/** The dictionaries that the library or this device has, those of the reader's language first, and which of them are chosen. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useMemo, useState } from 'react'
import { isDictionaryOf } from '#core/content/reading/look-up'
import type { PackSummary } from '#core/contract/content/answers'
import { setOption, useOption } from '../../model/options/options'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'

export interface Dictionary {
  summary: PackSummary
  isOnDevice: boolean
  /** In the reader's language. */
  isOwn: boolean
}

/** Live; undefined until this device has answered, and where it knows of none, until the server has. */
export function useDictionaries(locale: string): readonly Dictionary[] | undefined {
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    const asking = workerClient().refreshPacks()
    byTheWay(asking)
    asking.then(
      () => setIsAsked(true),
      () => setIsAsked(true),
    )
  }, [])
  const known = useLiveQuery(async () => await storedDictionaries(locale), [locale])
  return known?.length === 0 && !isAsked ? undefined : known
}

async function storedDictionaries(locale: string): Promise<Dictionary[]> {
  const rows = await database.packs.toArray()
  return rows
    .filter(({ summary, manifest, isGone }) => summary.kind === 'dictionary' && (manifest ?? !isGone))
    .map(({ summary, manifest, removedAt }) => ({
      summary,
      isOnDevice: manifest !== undefined && removedAt === undefined,
      isOwn: isDictionaryOf(summary, locale),
    }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
}

/** The chosen ones, in their order; without a choice those of the reader's language, else all. */
export function useChosen(dictionaries: readonly Dictionary[]): readonly Dictionary[] {
  const option = useOption('resource.dictionary.abbreviations')
  return useMemo(() => {
    const wanted = new Set(option.split(',').filter(Boolean))
    const chosen = dictionaries.filter(({ summary }) => wanted.has(summary.abbr))
    if (chosen.length > 0) return chosen
    const own = dictionaries.filter(({ isOwn }) => isOwn)
    return own.length > 0 ? own : dictionaries
  }, [dictionaries, option])
}

/** Adds a dictionary to the choice or takes it out; without any the choice is as nobody had chosen. */
export function toggleChosen(abbr: string, chosen: readonly Dictionary[]): void {
  const now = chosen.map(({ summary }) => summary.abbr)
  const next = now.includes(abbr) ? now.filter((one) => one !== abbr) : [...now, abbr]
  setOption('resource.dictionary.abbreviations', next.join(','))
}
