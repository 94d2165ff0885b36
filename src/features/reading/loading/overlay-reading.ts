/** Reads the passage of an overlay, from the translations and words of its route, like any other page. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { type ReadingState, useReading } from './use-reading'

/** The live reading of an overlay, with its data if there is some. */
export function useOverlayReading(
  abbreviations: readonly string[],
  passage: string,
): ReadingState & { data: PageData | undefined } {
  const { i18n } = useTranslation()
  const state = useReading({ abbreviations, passage: passage || undefined, locale: i18n.language })
  return { ...state, data: state.reading?.kind === 'found' ? state.reading.data : undefined }
}
