/**
 * The path at which other translations of the text on the screen are read: at the verse in view; without a
 * text, at their beginning.
 */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { onceOnline } from '../../ui/timing/once-online'

/** Returns a function from translations to their path; stable for the same text. */
export function usePathToColumns(
  data: PageData | undefined,
): (abbreviations: readonly string[]) => Promise<string> {
  const { i18n } = useTranslation()
  return useCallback(
    async (abbreviations) => {
      const { pathToColumns } = await onceOnline(() => import('../../features/reading/columns/open-columns'))
      const path = data && (await pathToColumns({ data, abbreviations, locale: i18n.language }))
      return path ?? `/${abbreviations.join('.')}/`
    },
    [data, i18n.language],
  )
}
