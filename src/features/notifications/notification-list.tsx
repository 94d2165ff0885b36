/** All messages that are not dismissed, in the user panel; draws nothing without any. */
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/controls/icon-button'
import { CloseIcon } from '../../ui/controls/icons'
import { notificationIcons } from './notification-icons'
import { NotificationWords } from './notification-words'
import { dismiss, useNotifications } from './notifications'
import styles from './notifications.module.css'
import { isDismissable } from './open-notifications'

export function NotificationList() {
  const { t } = useTranslation('notifications')
  const list = useNotifications()
  if (list.length === 0) return null
  return (
    <section aria-label={t('title')}>
      <ul>
        {list.map((notification) => {
          const Icon = notificationIcons[notification.type]
          return (
            <li key={notification.id} className={styles.item} data-type={notification.type}>
              <Icon className="icon" aria-hidden />
              <NotificationWords notification={notification} />
              {isDismissable(notification) && (
                <IconButton icon={CloseIcon} label={t('dismiss')} onClick={() => dismiss(notification)} />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
