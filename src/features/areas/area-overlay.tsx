/** An area that has nothing in it yet: says so, and leads back to what there is. */
import { useTranslation } from 'react-i18next'
import { RecentPassages } from '../../platform/recent-passages'
import { Card } from '../../ui/card'

export function AreaOverlay() {
  const { t } = useTranslation('areas')
  return (
    <Card title={t('nothing')} isQuiet>
      <p>{t('meanwhile')}</p>
      <RecentPassages />
      <a href="/">{t('common:toHome')}</a>
    </Card>
  )
}
