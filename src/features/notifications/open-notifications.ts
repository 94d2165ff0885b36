/** Decides which messages are shown and which may be dismissed (spec 1 §4 "Notification"). Pure. */
import type { Notification } from '#core/contract/members/user'
import type { ThingOf } from '#db/things'

/** Id of the message that a section of a reading plan is due. */
export const readingPlanId = 0

/** The messages that are not dismissed at `now`, ms. */
export function openNotifications(
  all: readonly Notification[],
  dismissals: readonly ThingOf<'dis'>[],
  now: number,
): readonly Notification[] {
  const hidden = new Set(dismissals.filter(({ data }) => data.until > now).map(({ key }) => key))
  return all.filter(({ id }) => !hidden.has(`dis:${id}`))
}

/** True for a message that says for how long, and for that of a reading plan. */
export function isDismissable({ id, dismiss_days: days }: Notification): boolean {
  return days !== undefined || id === readingPlanId
}
