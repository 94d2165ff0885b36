/**
 * The names of the chapter on the screen, "Johannes 1", of all its chapters, "Johannes 1-3", and of the verses that the
 * address means, "Johannes 3,16".
 */
import { useTranslation } from 'react-i18next'
import { chapterOf } from '#core/canonical'
import type { PageData, Range } from '#core/contract/page-data'
import { namingOf, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { useStore } from '../../ui/store/store'
import { endedMarks } from './meant-verses'

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

/** The verses that the address means, while they are marked; else all chapters. */
export function usePlaceHeading(data: PageData | undefined, use: 'shown' | 'readable' = 'shown'): string {
  const { path, marked = [], further } = data?.address ?? {}
  const isOver = useStore(endedMarks) === path
  const [first, ...others] = isOver ? [] : marked
  const to = further?.at(-1)
  return useHeading(data, first ? (to?.to ?? first.to) : to && chapterOf(to.from), use, first?.from, others)
}

function useHeading(
  data: PageData | undefined,
  to: number | undefined,
  use = 'shown',
  from = data?.address?.chapter,
  others: readonly Range[] = [],
): string {
  const { i18n } = useTranslation()
  const naming = data && namingOf(data, i18n.language)
  if (!naming || from === undefined) return ''
  return placeLabel(from, to, use === 'shown' ? naming : { ...naming, own: undefined }, 'long', others)
}
