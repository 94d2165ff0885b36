/** Where the button to the assistant stands now, live. */
import { useOption } from '../../model/options/options'
import { hasRoom } from '../../model/options/rooms'
import { useMedia } from '../../ui/page/use-media'
import { type ChatButtonFacts, type ChatButtonPlace, chatButtonPlace } from './chat-button'

export function useChatButton(place: ChatButtonFacts['place']): ChatButtonPlace | undefined {
  const isWanted = useOption('chat.btn')
  const isSmallScreen = useMedia('(max-width: 800px)')
  return chatButtonPlace({ isThere: hasRoom('assistant'), isWanted, place, isSmallScreen })
}
