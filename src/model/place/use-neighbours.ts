/** The chapters before and after the one on the screen, as links. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { neighbourLink } from '#core/scripture/reading/neighbours'
import type { ChapterLink } from '#core/scripture/text/chapter-node'

export interface Neighbours {
  previous: ChapterLink | undefined
  next: ChapterLink | undefined
}

/** Undefined at the ends of the edition and while nothing is known. */
export function useNeighbours(data: PageData | undefined): Neighbours {
  const { language } = useTranslation().i18n
  return {
    previous: data && neighbourLink(data, language, -1),
    next: data && neighbourLink(data, language, 1),
  }
}
