/** The commentaries of the library and this device, and which of them is read: remembered on this device. */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import type { PackSummary } from '#core/contract/content/answers'
import { keepDeviceFact, useDeviceFact } from '../../../platform/local/device-fact'
import { knownPacks } from '../known-packs'
import { firstRead, inOrder } from './commentary-order'

const key = 'commentary'

export interface Commentaries {
  /** Those in the language of the interface first, then the rest; both by title. */
  all: readonly PackSummary[]
  /** The one that is read: the chosen one, else one in the language of the interface, else of the text. */
  current: PackSummary | undefined
}

/** Live; undefined until the database has answered. `locale` of the text. */
export function useCommentaries(locale: string): Commentaries | undefined {
  const { i18n } = useTranslation()
  const rows = useLiveQuery(async () => await knownPacks(({ kind }) => kind === 'commentary'), [])
  const chosen = useDeviceFact(key)
  if (!rows || chosen === undefined) return undefined
  const all = inOrder(
    rows.map(({ summary }) => summary),
    i18n.language,
  )
  const current = all.find(({ abbr }) => abbr === chosen) ?? firstRead(all, i18n.language, locale)
  return { all, current }
}

export const chooseCommentary = (abbreviation: string): void => keepDeviceFact(key, abbreviation)
