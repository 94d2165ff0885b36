/** A content area that has nothing in it yet: what it will be, that nothing is there, and the way on. */
import { useTranslation } from 'react-i18next'
import { useScreenName } from '../../model/place/use-screen-name'
import { RecentPassages } from '../../model/recent/recent-passages'
import { Card } from '../../ui/page/card'
import { AssistantWays } from './assistant-ways'

/** Areas with a sentence of their own, by the names of their screens. */
const areas = [
  'dictionaries',
  'graphics',
  'videos',
  'topics',
  'readingPlans',
  'verseOfTheDay',
  'chats',
  'assistant',
  'synoptic',
] as const

export function AreaOverlay() {
  const { t } = useTranslation('areas')
  const screen = useScreenName()
  const area = areas.find((one) => one === screen)
  return (
    <Card title={t('nothing')} isQuiet>
      {area && <p>{t(`about-${area}`)}</p>}
      {area === 'assistant' || area === 'chats' ? <AssistantWays area={area} /> : <p>{t('meanwhile')}</p>}
      <RecentPassages />
      <a href="/search">{t('toSearch')}</a>
      <a href="/">{t('common:toHome')}</a>
    </Card>
  )
}
