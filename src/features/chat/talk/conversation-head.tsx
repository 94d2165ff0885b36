/** The head of a chat: its title, or what a new one is, and on phones the way to the others. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chat } from '#core/contract/assistant/chat'
import type { ErrorWire } from '#core/errors'
import { newChatAddress } from '../../../model/chats/active-chat'
import { useModelChoice } from '../../../model/chats/model-choice'
import { Card } from '../../../ui/page/card'
import { isolate } from '../../../ui/words/isolate'
import { useErrorText } from '../../../ui/words/use-error-text'
import styles from './conversation.module.css'

export function ConversationHead({ chat }: { chat: Chat | undefined }) {
  const { t } = useTranslation('assistant')
  const title = useArrivalFocus(chat?.id ?? '')
  return (
    <div className={styles.head}>
      <WayToAll />
      <h2 id="chat-title" ref={title} tabIndex={-1} dir="auto">
        {chat?.title ?? t('opening')}
      </h2>
      <a className={`${styles.newChat} app-chrome`} href={newChatAddress}>
        {t('new')}
      </a>
    </div>
  )
}

export function NewHead() {
  const { t } = useTranslation('assistant')
  const { host, isOn } = useModelChoice()
  const title = useArrivalFocus('new')
  return (
    <>
      <div className={styles.head}>
        <WayToAll />
        <h2 id="chat-title" ref={title} tabIndex={-1}>
          {t('new')}
        </h2>
      </div>
      <p className={styles.hint}>
        {isOn && host ? t('newByModel', { host: isolate(host) }) : t('newByLibrary')}{' '}
        <a href="/nicodemus-ai">{t('toAbout')}</a>
      </p>
    </>
  )
}

/** A chat that is not there, or not on this device. */
export function Absent({ error }: { error: ErrorWire | undefined }) {
  const { t } = useTranslation('assistant')
  const text = useErrorText(error)
  const isGone = error?.code === 'not-found'
  return (
    <Card title={t(isGone ? 'gone' : 'notHere')} isQuiet>
      {!isGone && <p>{text}</p>}
      <a href="/chats">{t('toAll')}</a>
      <a href={newChatAddress}>{t('new')}</a>
    </Card>
  )
}

/** From 801 px the others stand beside it. */
function WayToAll() {
  const { t } = useTranslation('assistant')
  return (
    <a className={`${styles.toAll} app-chrome`} href="/chats">
      {t('toAll')}
    </a>
  )
}

/** On phones the list goes with the link that opened the chat: the focus goes on at the title. */
function useArrivalFocus(name: string) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (name !== '' && document.activeElement === document.body) title.current?.focus({ preventScroll: true })
  }, [name])
  return title
}
