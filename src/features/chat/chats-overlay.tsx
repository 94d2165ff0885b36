/**
 * `/chats` (FEATURES CHAT-01): the member's chats and the open one, `?chat=` in the address. From 801 px the list stands
 * beside the chat, on phones one follows the other.
 */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { activeChat, chatAddress, newChatAddress, readChatPlace } from '../../model/chats/active-chat'
import { useAddressQuery } from '../../model/place/use-address-query'
import { useOnline } from '../../platform/page/online'
import { useMedia } from '../../ui/page/use-media'
import { useLimit } from './asking/use-limit'
import styles from './chats.module.css'
import { ChatList } from './list/chat-list'
import { Conversation } from './talk/conversation'

export function ChatsOverlay() {
  const { history } = useRouter()
  const query = useAddressQuery()
  const place = useMemo(() => readChatPlace(query), [query])
  const isWide = useMedia('(min-width: 801px)')
  const isOnline = useOnline()
  const limit = useLimit(isOnline)
  // The list is read again after each change of a chat (spec 2 §4).
  const [version, setVersion] = useState(0)
  const id = place.kind === 'chat' ? place.id : undefined
  useEffect(() => {
    if (place.kind !== 'list') activeChat.set(id)
  }, [place.kind, id])
  const asked = (chat: string) => {
    setVersion((before) => before + 1)
    activeChat.set(chat)
    // A new chat takes the place of the page it was begun on: the way back leads to where one came from.
    if (chat !== id) history.replace(chatAddress(chat))
  }
  const left = (gone: string | undefined) => {
    if (gone === undefined || gone === activeChat.get()) activeChat.set(undefined)
    if (id !== undefined && (gone === undefined || gone === id)) history.replace(newChatAddress)
  }
  return (
    <div className={styles.chats} data-wide>
      {(isWide || place.kind === 'list') && (
        <ChatList
          current={id}
          version={version}
          isOnline={isOnline}
          isBeside={isWide}
          onChange={() => setVersion((before) => before + 1)}
          onGone={left}
        />
      )}
      {(isWide || place.kind !== 'list') && (
        <Conversation id={id} limit={limit} isOnline={isOnline} onAsked={asked} />
      )}
    </div>
  )
}
