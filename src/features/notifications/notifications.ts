/**
 * Messages for the member. The page asks for them a second after it is drawn (spec 1 §4) and shows them until they are
 * dismissed. A dismissal is an ordinary change of the member: it reaches every device, even if made without a network. The
 * device itself makes the message of a reading plan for today (id 0), also without a network.
 */
import { useEffect, useMemo } from 'react'
import { type Day, endOfDay, noonOf } from '#core/calendar/day'
import type { Notification } from '#core/contract/members/user'
import * as limits from '#core/limits'
import { isMember, useAccount } from '../../model/account/account'
import { useThings } from '../../model/account/member-database'
import { useLastAnswer } from '../../model/asking/use-answer'
import { askServer } from '../../platform/client/ask-server'
import { byTheWay } from '../../platform/client/by-the-way'
import { workerClient } from '../../platform/client/worker-client'
import { useOnline } from '../../platform/page/online'
import { useToday } from '../../platform/page/today'
import { createStore, useStore } from '../../ui/store/store'
import { isDismissable, openNotifications, readingPlanId } from './open-notifications'

/** Its words are drawn by `DuePassages`: they name passages in the edition on the screen. */
const notice: Notification = { id: readingPlanId, type: 'info', notification_message: { message: '' } }

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
  const notice = useDueNotice()
  // The time is read once a day: a dismissal that ends while the page is open takes effect on the next page, that of a plan at midnight.
  const day = useToday()
  const now = useMemo(() => timeOn(day), [day])
  return dismissals ? openNotifications(notice ? [notice, ...list] : list, dismissals, now) : []
}

/** The present time; of a day that has only just begun by the timer, its beginning at least. */
function timeOn(day: Day): number {
  return Math.max(Date.now(), noonOf(day).setHours(0, 0, 0, 0))
}

/** Hides the message for its number of days, on all devices of the member. */
export function dismiss(notification: Notification): void {
  if (!isDismissable(notification)) return
  const { id, dismiss_days: days = 1 } = notification
  const now = Date.now()
  // The app says again on the next day what is due, not 24 hours later.
  const until = id === readingPlanId ? { forMs: endOfDay(now) - now } : {}
  const body = { days, readingPlan: id === readingPlanId, ids: [id], ...until }
  byTheWay(workerClient().change({ kind: 'dismissal', key: `dis:${id}`, body }))
}

async function load(user: number): Promise<void> {
  const { data } = await askServer('notifications')
  known.set({ user, list: data.filter(({ id }) => id !== readingPlanId) })
}

/** The message with id 0: a reading plan asks for something today. The code of the plans is loaded for members who read one. */
function useDueNotice(): Notification | undefined {
  const day = useToday()
  const rows = useThings('pln')
  const marks = useThings('rpp')
  const made = useThings('mpl')
  const known = rows && marks && made && rows.length > 0 ? [rows, marks, made, day] : undefined
  const isDue = useLastAnswer(known, async () => {
    // A part of the app that cannot be loaded now is no reason for an error: the plan itself says it.
    const part = await import('../../model/contents/plans/due-plans').catch(() => undefined)
    return part !== undefined && (await part.isAnythingDue(rows ?? [], marks ?? [], made ?? [], day))
  })
  return isDue && rows?.length ? notice : undefined
}
