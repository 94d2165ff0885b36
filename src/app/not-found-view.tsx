/**
 * Shown for an address without a place: the address that was asked for, a field to try again, the passages
 * read last (spec 1 §8).
 */
import { useTranslation } from 'react-i18next'
import { PassageField } from '../features/finding/passage-field'
import { RecentPassages } from '../model/recent/recent-passages'
import { readablePath } from '../platform/page/readable-path'
import { Card } from '../ui/page/card'

interface Props {
  path: string
  /** Code of the error that led here, a key of the group `errors`. */
  error: string | undefined
}

export function NotFoundView({ path, error }: Props) {
  const { t } = useTranslation()
  return (
    <Card title={t('notFound')}>
      <p>
        <bdi>{readablePath(path)}</bdi>
      </p>
      {error && <p>{t(`errors:${error}`)}</p>}
      <PassageField data={undefined} isLarge />
      <RecentPassages />
      <a href="/">{t('toHome')}</a>
    </Card>
  )
}
