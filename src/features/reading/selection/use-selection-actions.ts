/** The actions of the selection bar: copy, share, picture, and the addresses of compare and cross references. */

import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { rowTitle } from '#core/known-works/row-title'
import { nameVerses } from '#core/scripture/selection/name-verses'
import { runningText, wordsOfVerse } from '#core/scripture/selection/selection-text'
import { openReport } from '../../../model/shell/report-dialog'
import type { ChosenChapter, ChosenWords } from '../../../model/text/selected'
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

export function useSelectionActions(
  first: ChosenChapter,
  chapters: readonly ChosenChapter[],
): SelectionActions {
  const { i18n } = useTranslation()
  const data = pageOfAll(first, chapters)
  const canonicals = chapters.flatMap(({ data: { address }, verses }) =>
    verses.map((verse) => (address?.chapter ?? 0) + verse),
  )
  const whole = useCopiedColumns(data, canonicals)
  const columns = whole.map((column) =>
    withWords(
      column,
      chapters.flatMap(({ words }) => words),
    ),
  )
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
    references: `/cross-reference/${abbreviation}/${slug}#verse-${first.verses[0] ?? 1}`,
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

/** The page of the first chapter with the texts of all of them: places are named and texts copied over their borders. */
function pageOfAll({ data }: ChosenChapter, chapters: readonly ChosenChapter[]): PageData {
  if (chapters.length === 1) return data
  const texts = chapters.flatMap((one) => one.data.chapters)
  const byPlace = new Map(texts.map((one) => [`${one.abbreviation} ${one.chapter.canonical}`, one]))
  return { ...data, chapters: [...byPlace.values()] }
}

/** In the edition in which only words of a verse are selected, these. */
function withWords(column: AddressedColumn, words: readonly ChosenWords[]): AddressedColumn {
  const mine = new Map(
    words.filter(({ edition }) => edition === column.abbreviation).map((one) => [one.canonical, one]),
  )
  if (mine.size === 0) return column
  const verses = column.verses.map((selected) => {
    const one = mine.get(selected.canonical)
    return one ? wordsOfVerse(selected, one) : selected
  })
  return { ...column, verses }
}
