/** The first message that is not dismissed, below the header; the user panel shows all of them. */
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/controls/icon-button'
import { CloseIcon } from '../../ui/controls/icons'
import { notificationIcons } from './notification-icons'
import { NotificationWords } from './notification-words'
import { dismiss, useNotifications } from './notifications'
import styles from './notifications.module.css'
import { isDismissable } from './open-notifications'

export function NotificationBar() {
  const { t } = useTranslation('notifications')
  const [first] = useNotifications()
  if (!first) return null
  const Icon = notificationIcons[first.type]
  return (
    <section className={`${styles.bar} app-chrome`} aria-label={t('title')} data-type={first.type}>
      <Icon className="icon" aria-hidden />
      <div role="status" className={styles.message}>
        <NotificationWords notification={first} />
      </div>
      {isDismissable(first) && (
        <IconButton icon={CloseIcon} label={t('dismiss')} onClick={() => dismiss(first)} />
      )}
    </section>
  )
}
