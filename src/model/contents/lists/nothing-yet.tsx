/** An area that has nothing in it yet: what it will be, that nothing is there, and the way on. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/page/card'
import { RecentPassages } from '../../recent/recent-passages'

interface Props {
  /** The description of the area to come. */
  about: string | undefined
  /** Actions that the area offers already; without them, reading and searching. */
  ways?: ReactNode
}

export function NothingYet({ about, ways }: Props) {
  const { t } = useTranslation('areas')
  return (
    <Card title={t('nothing')} isQuiet>
      {about && <p>{about}</p>}
      {ways ?? <p>{t('meanwhile')}</p>}
      <RecentPassages />
      <a href="/search">{t('toSearch')}</a>
      <a href="/">{t('common:toHome')}</a>
    </Card>
  )
}
