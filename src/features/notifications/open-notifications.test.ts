import { describe, expect, it } from 'vitest'
import type { Notification } from '#core/contract/members/user'
import type { ThingOf } from '#db/things'
import { isDismissable, openNotifications } from './open-notifications'

const message = (id: number, dismissDays?: number): Notification => ({
  id,
  type: 'info',
  notification_message: { message: 'Hallo' },
  ...(dismissDays === undefined ? {} : { dismiss_days: dismissDays }),
})
const dismissal = (id: number, until: number) =>
  ({ key: `dis:${id}`, kind: 'dis', data: { until } }) as ThingOf<'dis'>

describe('notifications', () => {
  it('are shown until they are dismissed, and again when that time is over', () => {
    const all = [message(0), message(4, 7)]
    expect(openNotifications(all, [], 100)).toEqual(all)
    expect(openNotifications(all, [dismissal(4, 101)], 100)).toEqual([all[0]])
    expect(openNotifications(all, [dismissal(4, 100)], 100)).toEqual(all)
  })

  it('can be dismissed when they say for how long, or come from a reading plan', () => {
    expect([message(4), message(4, 0), message(4, 7), message(0)].map(isDismissable)).toEqual([
      false,
      true,
      true,
      true,
    ])
  })
})
