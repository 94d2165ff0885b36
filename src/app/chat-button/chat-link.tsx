/** The way to the assistant, for who wants it: to the chat that was open last. */
import { useTranslation } from 'react-i18next'
import { activeChat, chatAddress } from '../../model/chats/active-chat'
import { useOption } from '../../model/options/options'
import { useStore } from '../../ui/store/store'
import { AssistantIcon } from '../menu/menu-icons'
import styles from './chat-link.module.css'

export function ChatLink() {
  const { t } = useTranslation('shell')
  const active = useStore(activeChat)
  if (!useOption('chat.btn')) return null
  return (
    <a
      className={styles.chat}
      href={active === undefined ? '/chats' : chatAddress(active)}
      aria-label={t('askAssistant')}
      title={t('askAssistant')}
    >
      <AssistantIcon className="icon" aria-hidden />
    </a>
  )
}
