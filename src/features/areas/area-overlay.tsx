/** A content area that has nothing in it yet: says what it will be, that it is empty, and where to go instead. */
import { useTranslation } from 'react-i18next'
import { NothingYet } from '../../model/contents/lists/nothing-yet'
import { useScreenName } from '../../model/place/use-screen-name'
import { AssistantWays } from './assistant-ways'

/** Areas with a sentence of their own, by the names of their screens. */
const areas = ['readingPlans', 'verseOfTheDay', 'chats', 'assistant', 'synoptic'] as const

export function AreaOverlay() {
  const { t } = useTranslation('areas')
  const screen = useScreenName()
  const area = areas.find((one) => one === screen)
  const ways = area === 'assistant' || area === 'chats' ? <AssistantWays area={area} /> : undefined
  return <NothingYet about={area && t(`about-${area}`)} ways={ways} />
}
