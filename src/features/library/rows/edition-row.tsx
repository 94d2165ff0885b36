/** An edition in the list of downloads. */
import { useTranslation } from 'react-i18next'
import { dotOf } from '#core/scripture/text/digits'
import type { KnownEdition } from '../../../model/library/use-editions'
import { formatBytes } from '../../../ui/words/format-bytes'
import { editionWork } from './listed-work'
import { WorkRow } from './work-row'

export function EditionRow({ edition }: { edition: KnownEdition }) {
  const { t, i18n } = useTranslation('library')
  const { summary, isOwn } = edition
  const books = t('bookCount', { count: summary.books })
  const chapters = t('chapterCount', { count: summary.chapters })
  return (
    <WorkRow
      work={editionWork(edition)}
      figures={
        <>
          <bdi>{isOwn ? t('ownFile') : formatBytes(summary.bytes, i18n.language)}</bdi>
          {dotOf(i18n.language)}
          <bdi>{t('counts', { books, chapters })}</bdi>
        </>
      }
    />
  )
}
