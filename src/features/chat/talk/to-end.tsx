/** The way down to the end of an answer that is longer than the screen. */
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/controls/icon-button'
import { DownIcon } from '../chat-icons'
import styles from './conversation.module.css'

export function ToEnd({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation('assistant')
  return (
    <div className={`${styles.toEnd} app-chrome`}>
      <IconButton icon={DownIcon} label={t('toEnd')} onClick={onGo} />
    </div>
  )
}
