/** Which messages are shown, and which may be dismissed (spec 1 §4 "Notification"). Pure. */
import type { Notification } from '#core/contract/members/user'
import type { ThingOf } from '#db/things'

/** Stands for a section of a reading plan that is due. */
export const readingPlanId = 0

/** Those that are not dismissed at `now`, ms. */
export function openNotifications(
  all: readonly Notification[],
  dismissals: readonly ThingOf<'dis'>[],
  now: number,
): readonly Notification[] {
  const hidden = new Set(dismissals.filter(({ data }) => data.until > now).map(({ key }) => key))
  return all.filter(({ id }) => !hidden.has(`dis:${id}`))
}

/** One that says for how long, or that of a reading plan. */
export function isDismissable({ id, dismiss_days: days }: Notification): boolean {
  return days !== undefined || id === readingPlanId
}
