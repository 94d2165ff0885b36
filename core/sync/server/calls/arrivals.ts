/** What the calls that write say (SYNC 3.3): the other side of `callOf` of a device. Pure. */
import type { CallBody, CallParams, CallQuery } from '../../../contract/api'
import type { syncCalls } from '../../../contract/members/sync-calls'
import { type Change, clearKey } from '../../op'

export type WriteCall = Exclude<keyof typeof syncCalls, 'pull'>

interface CallInput<N extends WriteCall> {
  params: CallParams<N>
  query: CallQuery<N>
  body: CallBody<N>
}

/** A change as its call says it. */
export interface Arrival {
  change: Change
  /** Of a note; 0 for all else. */
  base: number
  /** Device time of the action where the call itself says it, ms. */
  at?: number
}

/** `newId` makes a uuid for an activity that has none. Values of options are checked by `refusalOf`. */
export const arrivals: { [N in WriteCall]: (input: CallInput<N>, newId: () => string) => Arrival } = {
  addActivity: ({ body: { id, occurredAt, ...body } }, newId) =>
    arrival({ kind: 'activity', key: `act:${id ?? newId()}`, body }, { at: occurredAt }),
  clearActivities: ({ query }) => arrival({ kind: 'clear', key: clearKey, body: null }, { at: query.before }),
  setOption: ({ body }) => arrival({ kind: 'option', key: `opt:${body.path}`, body: body.value }),
  putNote: ({ params: { id }, body: { base, ...body } }) =>
    arrival({ kind: 'note', key: `note:${id}`, body }, { base }),
  deleteNote: ({ params: { id }, query: { base } }) =>
    arrival({ kind: 'note', key: `note:${id}`, body: null }, { base }),
  putTag: ({ params: { id }, body }) => arrival({ kind: 'tag', key: `tag:${id}`, body }),
  deleteTag: ({ params: { id } }) => arrival({ kind: 'tag', key: `tag:${id}`, body: null }),
  putTagging: ({ params: { key } }) => arrival({ kind: 'tagging', key: `tgg:${key}`, body: true }),
  deleteTagging: ({ params: { key } }) => arrival({ kind: 'tagging', key: `tgg:${key}`, body: null }),
  putLike: ({ params: { key } }) => arrival({ kind: 'like', key: `like:${key}`, body: true }),
  deleteLike: ({ params: { key } }) => arrival({ kind: 'like', key: `like:${key}`, body: null }),
  putPlanProgress: ({ params: { key } }) => arrival({ kind: 'progress', key: `rpp:${key}`, body: true }),
  deletePlanProgress: ({ params: { key } }) => arrival({ kind: 'progress', key: `rpp:${key}`, body: null }),
  dismissNotification: ({ params: { id }, body: { dismiss, readingPlan, ids } }) =>
    arrival({ kind: 'dismissal', key: `dis:${id}`, body: { days: dismiss, readingPlan, ids } }),
}

function arrival(change: Change, { base = 0, at }: { base?: number; at?: number } = {}): Arrival {
  return at === undefined ? { change, base } : { change, base, at }
}
