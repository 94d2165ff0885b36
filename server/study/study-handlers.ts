/** Handlers of the members' lists (core/contract/members/calls/study-calls). */
import type { studyCalls } from '#core/contract/members/calls/study-calls'
import type { DueMessage } from '../daily/due-messages'
import type { Handlers } from '../http/call-routes'
import type { LateStore } from '../store/late-store'
import { activities, activityAbbreviations, lastActivity } from './activities'
import { chapterNotes } from './chapter-notes'
import { notifications } from './notifications'
import { sharedLikes, sharedTag, sharedTags } from './shared-lists'
import type { SharedModel } from './shared-model'

/** One handler for each of these calls. */
export function studyHandlers(
  store: LateStore,
  shared: SharedModel,
  dueMessage: DueMessage,
): Pick<Handlers, keyof typeof studyCalls> {
  return {
    lastActivity: lastActivity(store),
    activityAbbreviations: activityAbbreviations(store),
    activities: activities(store),
    chapterNotes: chapterNotes(store),
    sharedTags: sharedTags(shared),
    sharedTag: sharedTag(shared),
    sharedLikes: sharedLikes(shared),
    notifications: notifications(store, dueMessage),
  }
}
