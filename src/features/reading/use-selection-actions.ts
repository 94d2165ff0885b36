/** What the selection bar does: copy, share, picture, and the addresses of compare and cross references. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { canonicalOf, placeOf } from '#core/scripture/canonical'
import { namingOf } from '#core/scripture/reading/addresses'
import { selectionText, versesText } from '#core/scripture/selection/selection-text'
import { type LetteredPlace, letteredLabel, letteredPath } from '#core/scripture/text/lettered-address'
import { lettersOf } from '#core/scripture/text/verse-letters'
import { openReport } from '../../platform/report-dialog'
import { copyText, shareOrCopy, sharePicture } from '../../platform/share'
import { showSnackbar } from '../../ui/snackbars'
import { drawVersePicture } from './verse-picture'

export interface SelectionActions {
  place: string
  copy: () => Promise<void>
  share: () => Promise<void>
  picture: () => Promise<void>
  compare: string
  references: string
  report: () => void
}

/** Actions for selected verse numbers of the first edition's chapter. */
export function useSelectionActions(data: PageData, selected: readonly number[]): SelectionActions {
  const { t, i18n } = useTranslation('reading')
  const [edition] = data.manifests
  const naming = namingOf(data, i18n.language)
  const chapter = data.address?.chapter ?? 0
  const [first, last] = [selected[0] ?? 0, selected.at(-1) ?? 0]
  const abbreviation = edition?.abbreviation ?? ''
  const record = data.chapters.find(
    (one) => one.abbreviation === abbreviation && one.chapter.canonical === chapter,
  )
  const verses = record?.chapter.verses ?? []
  const { book, chapter: number } = placeOf(chapter)
  const reference: LetteredPlace = {
    from: canonicalOf(book, number, first),
    to: canonicalOf(book, number, last),
    ...lettersOf(verses, first, last),
  }
  const path = naming ? letteredPath([abbreviation], [reference], naming) : ''
  const place = naming ? letteredLabel(reference, naming) : ''
  const locale = edition?.locale ?? ''
  const text = () =>
    selectionText({ verses, selected, place, abbreviation, locale, address: location.origin + path })
  return {
    place,
    compare: `/${i18n.language}/verse/${path.split('/').at(-1) ?? ''}`,
    references: `/cross-reference/${path.slice(1)}#verse-${selected[0] ?? 1}`,
    report: () => openReport('text', { name: `${place} · ${abbreviation}`, path }),
    copy: async () => {
      const isCopied = await copyText(text())
      showSnackbar(t(isCopied ? 'copied' : 'copyFailed'), { type: isCopied ? 'success' : 'error' })
    },
    share: async () => {
      const outcome = await shareOrCopy({
        title: place,
        text: `${versesText({ verses, selected, locale })}\n${place} (${abbreviation})`,
        url: location.origin + path,
      })
      if (outcome === 'copied') showSnackbar(t('shareCopied'))
      if (outcome === 'failed') showSnackbar(t('copyFailed'), { type: 'error' })
    },
    picture: async () => {
      const picture = await drawVersePicture({
        text: versesText({ verses, selected, locale }),
        place,
        edition: edition?.name ?? '',
        locale,
        direction: edition?.direction ?? 'ltr',
      })
      if (picture === undefined) return void showSnackbar(t('pictureTooLong'), { type: 'warning' })
      await sharePicture(picture, `${place}.png`)
    },
  }
}
