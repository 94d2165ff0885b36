/** The way to the assistant: to the chat that was open last. */
import { useTranslation } from 'react-i18next'
import { activeChat, chatAddress } from '../../model/chats/active-chat'
import { useStore } from '../../ui/store/store'
import { AssistantIcon } from '../menu/menu-icons'
import styles from './chat-link.module.css'

export function ChatLink() {
  const { t } = useTranslation('shell')
  const active = useStore(activeChat)
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
