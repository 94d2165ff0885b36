/** The dictionaries that the library or this device has, those of the reader's language first, and which of them are chosen. */
import { useMemo } from 'react'
import { isDictionaryOf } from '#core/content/reading/look-up'
import type { PackSummary } from '#core/contract/content/answers'
import { isReadable } from '#db/presence'
import { usePacksOf } from '../../model/contents/known-packs'
import { setOption, useOption } from '../../model/options/options'

export interface Dictionary {
  summary: PackSummary
  isOnDevice: boolean
  /** In the reader's language. */
  isOwn: boolean
}

/** Live; undefined until this device has answered, and where it knows of none, until the server has. */
export function useDictionaries(locale: string): readonly Dictionary[] | undefined {
  const { rows, isListed } = usePacksOf('dictionary')
  return useMemo(() => {
    if (!rows || (rows.length === 0 && !isListed)) return undefined
    return rows
      .map((row) => ({
        summary: row.summary,
        isOnDevice: isReadable(row),
        isOwn: isDictionaryOf(row.summary, locale),
      }))
      .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
  }, [rows, isListed, locale])
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

export function chooseDictionaries(chosen: readonly Dictionary[]): void {
  setOption('resource.dictionary.abbreviations', chosen.map(({ summary }) => summary.abbr).join(','))
}

/** Adds a dictionary to the choice or takes it out; without any the choice is as nobody had chosen. */
export function toggleChosen(dictionary: Dictionary, chosen: readonly Dictionary[]): void {
  const { abbr } = dictionary.summary
  const others = chosen.filter(({ summary }) => summary.abbr !== abbr)
  chooseDictionaries(others.length < chosen.length ? others : [...chosen, dictionary])
}
