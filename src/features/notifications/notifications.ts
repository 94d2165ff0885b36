/**
 * Messages for the member: asked for a second after the page stands (spec 1 §4), shown until they are dismissed. A dismissal is a
 * change like any other: it holds on every device, also when it was made without network.
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
import { isDismissable, openNotifications, readingPlanId } from './open-notifications'

/** Of whom, and what the server answered. */
let known: { user: number; list: readonly Notification[] } | undefined

/** What there is to say now; empty while nothing is known. */
export function useNotifications(): readonly Notification[] {
  const account = useAccount()
  const user = isMember(account) && !account.isExpired ? account.user.id : undefined
  const isOnline = useOnline()
  const dismissals = useThings('dis')
  const [list, setList] = useState<readonly Notification[]>(known?.user === user ? (known?.list ?? []) : [])
  useEffect(() => {
    if (user === undefined) return setList([])
    if (known?.user === user) return setList(known.list)
    if (!isOnline) return
    const timer = setTimeout(() => byTheWay(load(user).then(setList)), limits.notificationDelayMs)
    return () => clearTimeout(timer)
  }, [user, isOnline])
  // A dismissal that ends while the page stands is seen with the next one.
  const [now] = useState(Date.now)
  return dismissals ? openNotifications(list, dismissals, now) : []
}

/** Hides it for its days, on all devices of the member. */
export function dismiss(notification: Notification): void {
  if (!isDismissable(notification)) return
  const { id, dismiss_days: days = 1 } = notification
  const body = { days, readingPlan: id === readingPlanId, ids: [id] }
  byTheWay(workerClient().change({ kind: 'dismissal', key: `dis:${id}`, body }))
}

async function load(user: number): Promise<readonly Notification[]> {
  const { data } = await askServer('notifications')
  known = { user, list: data }
  return data
}
