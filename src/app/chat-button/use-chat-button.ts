/** Where the button to the assistant has its place, live. Whether the person wants it (`chat.btn`) is known later, by the link in it. */
import { hasRoom } from '../../model/options/rooms'
import { useMedia } from '../../ui/page/use-media'
import { type ChatButtonFacts, type ChatButtonPlace, chatButtonPlace } from './chat-button'

/** `isWanted`: the option, where it is known already; a bar keeps its place until then. */
export function useChatButton(place: ChatButtonFacts['place'], isWanted = true): ChatButtonPlace | undefined {
  const isSmallScreen = useMedia('(max-width: 800px)')
  return chatButtonPlace({ isThere: hasRoom('assistant'), isWanted, place, isSmallScreen })
}
