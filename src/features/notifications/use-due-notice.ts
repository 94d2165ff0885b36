/** The message with id 0: a reading plan asks for something today. The code of the plans is loaded for members who read one. */
import type { Notification } from '#core/contract/members/user'
import { useThings } from '../../model/account/member-database'
import { useLastAnswer } from '../../model/asking/use-answer'
import { useToday } from '../../platform/page/today'
import { readingPlanId } from './open-notifications'

/** Its words are drawn by `DuePassages`: they name passages in the edition on the screen. */
const notice: Notification = { id: readingPlanId, type: 'info', notification_message: { message: '' } }

export function useDueNotice(): Notification | undefined {
  const day = useToday()
  const rows = useThings('pln')
  const marks = useThings('rpp')
  const isDue = useLastAnswer(rows && marks && rows.length > 0 ? [rows, marks, day] : undefined, async () => {
    // A part of the app that cannot be loaded now is no reason for an error: the plan itself says it.
    const part = await import('../../model/contents/plans/due-plans').catch(() => undefined)
    return part !== undefined && (await part.isAnythingDue(rows ?? [], marks ?? [], day))
  })
  return isDue && rows?.length ? notice : undefined
}
