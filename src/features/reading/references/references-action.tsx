/** Links selected verses to their cross references, if they have some. */
import { useTranslation } from 'react-i18next'
import type { PageData } from '#core/contract/page-data'
import { LinkAction } from '../../../ui/controls/bar-actions'
import { ReferencesIcon } from '../../../ui/controls/panel-icons'
import { useChapterReferences } from './use-chapter-references'

interface Props {
  data: PageData
  verses: readonly number[]
  /** Path of the cross references of this chapter in the first edition. */
  href: string
}

export function ReferencesAction({ data, verses, href }: Props) {
  const { t } = useTranslation('reading')
  const found = useChapterReferences(data)
  const chosen = found?.find(({ verse }) => verses.includes(verse))
  if (!chosen) return null
  const [path] = href.split('#')
  return <LinkAction icon={ReferencesIcon} label={t('references')} href={`${path}#verse-${chosen.verse}`} />
}
