/** The actions of the selection bar: copy, share, picture, and the addresses of compare and cross references. */

import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { rowTitle } from '#core/known-works/row-title'
import { nameVerses } from '#core/scripture/selection/name-verses'
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
  const canonicals = selected.map((verse) => chapter + verse)
  const columns = useCopiedColumns(data, canonicals)
  const { copy, share } = useCopying(columns)
  const [edition] = data.manifests
  const [column] = columns
  const { abbreviation = '', place = '', slug = '', locale = '', verses = [] } = column ?? {}
  // A chapter as a whole would be compared by its first verse.
  const compared = column && nameVerses(canonicals, verses, column.naming).slug
  return {
    place,
    columns,
    copy,
    share,
    compare: `/${i18n.language}/verse/${compared ?? ''}`,
    references: `/cross-reference/${abbreviation}/${slug}#verse-${selected[0] ?? 1}`,
    report: () =>
      openReport('text', { name: `${place} · ${abbreviation}`, path: `/${abbreviation}/${slug}` }),
    picture: () => ({
      text: runningText(verses, locale),
      place,
      edition: rowTitle(edition?.name ?? ''),
      locale,
      direction: edition?.direction ?? 'ltr',
    }),
  }
}
