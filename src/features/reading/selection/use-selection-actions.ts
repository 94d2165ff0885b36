/** The actions of the selection bar: copy, share, picture, and the addresses of compare and cross references. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { runningText } from '#core/scripture/selection/selection-text'
import { openReport } from '../../../model/shell/report-dialog'
import type { PictureContent } from '../../../model/verse-picture/draw-picture'
import { type AddressedColumn, useCopiedColumns } from '../copying/use-copied-columns'
import { useCopying } from '../copying/use-copying'

export interface SelectionActions {
  /** Name of exactly these verses in the first edition: "Matthäus 7,6.10-11". */
  place: string
  /** One column for each edition of the page. */
  columns: readonly AddressedColumn[]
  copy: () => Promise<void>
  share: () => Promise<void>
  /** The content for a picture of the verses. */
  picture: () => PictureContent
  compare: string
  references: string
  report: () => void
}

/** `selected`: verse numbers of the first edition's chapter. */
export function useSelectionActions(data: PageData, selected: readonly number[]): SelectionActions {
  const { i18n } = useTranslation()
  const chapter = data.address?.chapter ?? 0
  const columns = useCopiedColumns(
    data,
    selected.map((verse) => chapter + verse),
  )
  const { copy, share } = useCopying(columns)
  const [edition] = data.manifests
  const { abbreviation = '', place = '', slug = '', locale = '', verses = [] } = columns[0] ?? {}
  return {
    place,
    columns,
    copy,
    share,
    compare: `/${i18n.language}/verse/${slug}`,
    references: `/cross-reference/${abbreviation}/${slug}#verse-${selected[0] ?? 1}`,
    report: () =>
      openReport('text', { name: `${place} · ${abbreviation}`, path: `/${abbreviation}/${slug}` }),
    picture: () => ({
      text: runningText(verses, locale),
      place,
      edition: edition?.name ?? '',
      locale,
      direction: edition?.direction ?? 'ltr',
    }),
  }
}
