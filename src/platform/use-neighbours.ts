/** The chapters before and after the one on the screen, as links. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { addressPath, namingOf, placeLabel } from '#core/scripture/reading/addresses'
import { neighbourOf } from '#core/scripture/reading/neighbours'
import type { ChapterLink } from '#core/scripture/text/chapter-node'

export interface Neighbours {
  previous: ChapterLink | undefined
  next: ChapterLink | undefined
}

/** Undefined at the ends of the edition and while nothing is known. */
export function useNeighbours(data: PageData | undefined): Neighbours {
  const { i18n } = useTranslation()
  return { previous: neighbour(data, i18n.language, -1), next: neighbour(data, i18n.language, 1) }
}

function neighbour(data: PageData | undefined, locale: string, step: -1 | 1): ChapterLink | undefined {
  const naming = data && namingOf(data, locale)
  const [first] = data?.manifests ?? []
  if (!naming || !first || !data.address) return undefined
  const chapter = neighbourOf(first.bookList, data.address.chapter, step)
  if (chapter === undefined) return undefined
  return {
    href: addressPath(data.address.abbreviations, chapter, undefined, naming),
    label: placeLabel(chapter, undefined, naming),
  }
}
