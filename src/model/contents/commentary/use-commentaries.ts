/** The commentaries of the library and this device, and which of them is read: remembered on this device. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { PackSummary } from '#core/contract/content/answers'
import { languageOf } from '#core/words/language'
import { keepDeviceFact, useDeviceFact } from '../../../platform/local/device-fact'
import { knownPacks } from '../known-packs'

const key = 'commentary'

export interface Commentaries {
  all: readonly PackSummary[]
  /** The one that is read: the chosen one, else one in the language of the text or the interface. */
  current: PackSummary | undefined
}

/** Live; undefined until the database has answered. `locale` of the text. */
export function useCommentaries(locale: string): Commentaries | undefined {
  const { i18n } = useTranslation()
  const rows = useLiveQuery(async () => await knownPacks(({ kind }) => kind === 'commentary'), [])
  const chosen = useDeviceFact(key)
  if (!rows || chosen === undefined) return undefined
  const rankOf = (pack: PackSummary) =>
    [languageOf(i18n.language), languageOf(locale)].indexOf(languageOf(pack.locale)) >>> 0
  const all = rows.map(({ summary }) => summary).sort((one, other) => rankOf(one) - rankOf(other))
  return { all, current: all.find(({ abbr }) => abbr === chosen) ?? all[0] }
}

export const chooseCommentary = (abbreviation: string): void => keepDeviceFact(key, abbreviation)
