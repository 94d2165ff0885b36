/** The commentaries of the library and this device, and which of them is read: remembered on this device. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { PackSummary } from '#core/contract/content/answers'
import { languageOf } from '#core/search/text/language'
import { database } from '../../../platform/local/database'
import { keepDeviceFact, useDeviceFact } from '../../../platform/local/device-fact'

const key = 'commentary'

export interface Commentaries {
  all: readonly PackSummary[]
  /** The one that is read: the chosen one, else one in the language of the text or the interface. */
  current: PackSummary | undefined
}

/** Live; undefined until the database has answered. `locale` of the text. */
export function useCommentaries(locale: string): Commentaries | undefined {
  const { i18n } = useTranslation()
  const rows = useLiveQuery(async () => await database.packs.toArray(), [])
  const chosen = useDeviceFact(key)
  if (!rows || chosen === undefined) return undefined
  const rankOf = (pack: PackSummary) =>
    [languageOf(i18n.language), languageOf(locale)].indexOf(languageOf(pack.locale)) >>> 0
  const all = rows
    .flatMap(({ summary, removedAt, manifest, isGone }) =>
      summary.kind === 'commentary' && !(isGone && (removedAt !== undefined || !manifest)) ? [summary] : [],
    )
    .sort((one, other) => rankOf(one) - rankOf(other))
  return { all, current: all.find(({ abbr }) => abbr === chosen) ?? all[0] }
}

export const chooseCommentary = (abbreviation: string): void => keepDeviceFact(key, abbreviation)
