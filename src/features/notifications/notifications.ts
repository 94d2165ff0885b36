/**
 * Messages for the member. The page asks for them a second after it is drawn (spec 1 §4) and shows them until they are
 * dismissed. A dismissal is an ordinary change of the member: it reaches every device, even if made without a network.
 */
import { useEffect, useState } from 'react'
import type { Notification } from '#core/contract/members/user'
import * as limits from '#core/limits'
import { isMember, useAccount } from '../../model/account/account'
import { useThings } from '../../model/account/member-database'
import { askServer } from '../../platform/client/ask-server'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { useOnline } from '../../platform/page/online'
import { createStore, useStore } from '../../ui/store/store'
import { isDismissable, openNotifications, readingPlanId } from './open-notifications'

/** The member, and the messages the server answered with. */
const known = createStore<{ user: number; list: readonly Notification[] } | undefined>(undefined)
const none: readonly Notification[] = []

/** The messages to show now; empty until they are known. */
export function useNotifications(): readonly Notification[] {
  const account = useAccount()
  const user = isMember(account) && !account.isExpired ? account.user.id : undefined
  const isOnline = useOnline()
  const dismissals = useThings('dis')
  const answered = useStore(known)
  const isAnswered = answered !== undefined && answered.user === user
  const list = isAnswered ? answered.list : none
  useEffect(() => {
    if (user === undefined || isAnswered || !isOnline) return
    const timer = setTimeout(() => byTheWay(load(user)), limits.notificationDelayMs)
    return () => clearTimeout(timer)
  }, [user, isAnswered, isOnline])
  // The time is read once: a dismissal that ends while the page is open takes effect on the next page.
  const [now] = useState(Date.now)
  return dismissals ? openNotifications(list, dismissals, now) : []
}

/** Hides the message for its number of days, on all devices of the member. */
export function dismiss(notification: Notification): void {
  if (!isDismissable(notification)) return
  const { id, dismiss_days: days = 1 } = notification
  const body = { days, readingPlan: id === readingPlanId, ids: [id] }
  byTheWay(workerClient().change({ kind: 'dismissal', key: `dis:${id}`, body }))
}

async function load(user: number): Promise<void> {
  const { data } = await askServer('notifications')
  known.set({ user, list: data })
}
