/** No such place: what was asked for, a field to try again, what was read last (spec 1 §8). */
import { useTranslation } from 'react-i18next'
import { PassageField } from '../features/finding/passage-field'
import { RecentPassages } from '../platform/recent-passages'
import { Card } from '../ui/card'

export function NotFoundView({ path }: { path: string }) {
  const { t } = useTranslation()
  return (
    <Card title={t('notFound')}>
      <p>
        {path.startsWith('/search/') ? t('finding:searchNotHere') : <bdi>{decodeURIComponent(path)}</bdi>}
      </p>
      <PassageField data={undefined} isLarge />
      <RecentPassages />
      <a href="/">{t('toHome')}</a>
    </Card>
  )
}
