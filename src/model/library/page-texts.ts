/**
 * Help and articles as this device keeps them, live. Each time they are opened the worker asks for newer
 * ones.
 */
import { useLiveQuery } from 'dexie-react-hooks'
import { useTranslation } from 'react-i18next'
import { fallbackLocale } from '#core/contract/locales'
import type { PageTexts } from '#core/contract/pages/article'
import type { ErrorWire } from '#core/errors'
import { workerClient } from '../../platform/client/worker-client'
import { i18n } from '../../platform/language/language'
import { database } from '../../platform/local/database'
import { useRequest } from '../asking/use-requests'

export interface KnownPageTexts {
  /** Null: none on this device yet; undefined: the database has not answered. */
  texts: PageTexts | null | undefined
  /** Why fetching newer ones failed. */
  error: ErrorWire | undefined
  retry: () => void
}

/** The texts in the language of the interface; in another one where only that is on the device. */
export function usePageTexts(): KnownPageTexts {
  const locale = useTranslation().i18n.language
  const texts = useLiveQuery(() => storedTexts(locale), [locale])
  const { error, retry } = useRequest({
    key: locale,
    ask: async () => [await workerClient().wantPageTexts(locale)],
  })
  return { texts, error, retry }
}

/**
 * Whether the help has an item with this id. Without an answer it counts as known: the screen says what it
 * lacks.
 */
export async function isKnownHelp(id: number): Promise<boolean> {
  const stored = await storedTexts(i18n.language)
  if (hasItem(stored, id)) return true
  const asked = await workerClient().wantPageTexts(i18n.language)
  if (asked.kind === 'failed') return stored === null
  return hasItem(await storedTexts(i18n.language), id)
}

function hasItem(texts: PageTexts | null, id: number): boolean {
  return texts?.help.some((item) => item.id === id) ?? false
}

async function storedTexts(locale: string): Promise<PageTexts | null> {
  const { pageTexts } = database
  const row =
    (await pageTexts.where('locale').equals(locale).first()) ??
    (await pageTexts.get(fallbackLocale)) ??
    (await pageTexts.toCollection().first())
  return row?.texts ?? null
}
