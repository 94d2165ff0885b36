/** The names of the chapter on the screen, "Johannes 1", and of all its chapters, "Johannes 1-3". */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { chapterOf } from '#core/scripture/canonical'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'

/** The chapter that is open, the first one of a passage. Empty while nothing is known. */
export function useChapterHeading(data: PageData | undefined): string {
  return useHeading(data, data?.address?.chapter)
}

/**
 * All chapters that stand there. `readable` is for fields that parse the name again: a name that only the
 * edition's file has cannot be parsed.
 */
export function useChaptersHeading(data: PageData | undefined, use: 'shown' | 'readable' = 'shown'): string {
  const last = data?.address?.further?.at(-1)
  return useHeading(data, last && chapterOf(last.from), use)
}

function useHeading(data: PageData | undefined, to: number | undefined, use = 'shown'): string {
  const { i18n } = useTranslation()
  const naming = data && namingOf(data, i18n.language)
  if (!naming || !data.address) return ''
  return placeLabel(data.address.chapter, to, use === 'shown' ? naming : { ...naming, own: undefined })
}
