/** The words of a message: the server's HTML, or the passages that a plan asks for today. */
import { Suspense } from 'react'
import type { Notification } from '#core/contract/members/user'
import { lazyPart } from '../../ui/timing/lazy-part'
import { SafeHtml } from '../../ui/words/safe-html'
import styles from './notifications.module.css'
import { readingPlanId } from './open-notifications'

const DuePassages = lazyPart(
  async () => (await import('../../model/contents/plans/due-passages')).DuePassages,
)

export function NotificationWords({ notification }: { notification: Notification }) {
  if (notification.id !== readingPlanId)
    return <SafeHtml className={styles.message} html={notification.notification_message.message} />
  return (
    <div className={styles.message}>
      <Suspense>
        <DuePassages />
      </Suspense>
    </div>
  )
}
