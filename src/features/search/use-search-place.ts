/**
 * The place of a search view: its translations as stored, what is searched beside them, and its words. Without translations, those read last are
 * searched. An unknown translation is requested from the worker before it counts as unknown.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import { readSearchAddress, searchPath } from '#core/contract/address/search-address'
import { standardWord } from '#core/contract/address/standard-word'
import type { RequestOutcome } from '#core/contract/browser/worker'
import type { ErrorWire } from '#core/errors'
import { useAnswer } from '../../model/asking/use-answer'
import { useOption } from '../../model/options/options'
import { selectedTranslations } from '../../model/options/selected-translations'
import { workerClient } from '../../platform/client/worker-client'
import { database } from '../../platform/local/database'
import { pageSource } from '../../platform/local/page-source'
import { firstPage } from '../../platform/page/first-page'
import type { ScopedSearch } from './scope/use-scope'

export type SearchPlace =
  | { kind: 'waiting' }
  | { kind: 'unknown'; abbreviation: string; error: ErrorWire }
  | ({ kind: 'ready'; path: string } & ScopedSearch)

/** `rest`: the decoded path after `/search/`. */
export function useSearchPlace(rest: string): SearchPlace {
  const stored = useLiveQuery(() => database.editions.toCollection().primaryKeys(), [])
  const first = firstPage()?.editions.map(({ abbreviation }) => abbreviation) ?? []
  const known = [...new Set([...(stored ?? []), ...first])]
  // Until the translations are known, an abbreviation would be taken for a word.
  const isLearnt = stored !== undefined && known.length > 0
  const address = readSearchAddress(rest, known)
  const named = address.kind === 'named' ? address.abbreviations : undefined
  const wanted = useStandIns(address.kind === 'default' ? [] : named, known.join(' '))
  const unknown = isLearnt && address.kind === 'unknown' ? address.abbreviation : undefined
  const answer = useWantedEdition(unknown)
  const remembered = useOption('searchOptions.scope')
  if (!isLearnt) return { kind: 'waiting' }
  if (address.kind === 'unknown')
    return answer?.kind === 'failed'
      ? { kind: 'unknown', abbreviation: address.abbreviation, error: answer.error }
      : { kind: 'waiting' }
  if (!wanted || wanted.length === 0) return { kind: 'waiting' }
  const { words } = address
  const scope = address.kind === 'named' ? address.scope : remembered
  return { kind: 'ready', abbreviations: wanted, scope, words, path: searchPath(wanted, words, scope) }
}

/** The translations with STANDARD replaced by the edition it stands for; those read last if none are named. Undefined until known. */
function useStandIns(named: readonly string[] | undefined, known: string): readonly string[] | undefined {
  const { i18n } = useTranslation()
  const key = named?.join('.')
  const isPlain = named !== undefined && named.length > 0 && !named.includes(standardWord)
  const found = useLiveQuery(async () => {
    if (key === undefined) return undefined
    const chosen = key === '' ? await selectedTranslations() : key.split('.')
    const editions = await Promise.all(chosen.map((one) => pageSource.edition(one)))
    const abbreviations = editions.flatMap((edition) => edition?.summary.abbreviation ?? [])
    return { key, abbreviations: [...new Set(abbreviations)] }
  }, [key, known, i18n.language])
  if (isPlain) return named
  return found && found.key === key ? found.abbreviations : undefined
}

function useWantedEdition(abbreviation: string | undefined): RequestOutcome | undefined {
  return useAnswer(
    abbreviation === undefined ? undefined : [abbreviation],
    async () => await workerClient().wantEdition(abbreviation ?? ''),
  )
}
