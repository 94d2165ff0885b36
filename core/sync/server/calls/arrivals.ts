/** Parses the calls that write (SYNC 3.3): the reverse of a device's `callOf`. Pure. */
import type { CallBody, CallParams, CallQuery } from '../../../contract/api'
import { type Change, clearKey } from '../../../contract/members/op'
import { partKey } from '../../../contract/members/plan-state'
import { keyOf, type WriteCall } from '../../kinds'

interface CallInput<N extends WriteCall> {
  params: CallParams<N>
  query: CallQuery<N>
  body: CallBody<N>
}

/** A change as its call contains it. */
export interface Arrival {
  change: Change
  /** Of a note; 0 for all other kinds. */
  base: number
  /** Device time of the action if the call contains it, ms. */
  at?: number
}

/** `newId` creates a uuid for an activity that has none. `refusalOf` checks the values of options. */
export const arrivals: { [N in WriteCall]: (input: CallInput<N>, newId: () => string) => Arrival } = {
  addActivity: ({ body: { id, occurredAt, ...body } }, newId) =>
    arrival({ kind: 'activity', key: keyOf('activity', id ?? newId()), body }, { at: occurredAt }),
  clearActivities: ({ query }) => arrival({ kind: 'clear', key: clearKey, body: null }, { at: query.before }),
  setOption: ({ body }) => arrival({ kind: 'option', key: keyOf('option', body.path), body: body.value }),
  putNote: ({ params: { id }, body: { base, ...body } }) =>
    arrival({ kind: 'note', key: keyOf('note', id), body }, { base }),
  deleteNote: ({ params: { id }, query: { base } }) =>
    arrival({ kind: 'note', key: keyOf('note', id), body: null }, { base }),
  putTag: ({ params: { id }, body }) => arrival({ kind: 'tag', key: keyOf('tag', id), body }),
  deleteTag: ({ params: { id } }) => arrival({ kind: 'tag', key: keyOf('tag', id), body: null }),
  putTagging: presence('tagging', true),
  deleteTagging: presence('tagging', null),
  putWordMark: ({ params: { id }, body }) => arrival({ kind: 'wordMark', key: keyOf('wordMark', id), body }),
  deleteWordMark: ({ params: { id } }) =>
    arrival({ kind: 'wordMark', key: keyOf('wordMark', id), body: null }),
  putLike: presence('like', true),
  deleteLike: presence('like', null),
  putPlanProgress: presence('progress', true),
  deletePlanProgress: presence('progress', null),
  putPlan: ({ params: { plan }, body: { change } }) =>
    arrival({ kind: 'plan', key: keyOf('plan', `${plan}:${partKey(change)}`), body: change }),
  putMadePlan: ({ params: { id }, body }) => arrival({ kind: 'madePlan', key: keyOf('madePlan', id), body }),
  deleteMadePlan: ({ params: { id } }) =>
    arrival({ kind: 'madePlan', key: keyOf('madePlan', id), body: null }),
  dismissNotification: ({ params: { id }, body: { dismiss, readingPlan, ids, forMs } }) =>
    arrival({
      kind: 'dismissal',
      key: keyOf('dismissal', String(id)),
      body: { days: dismiss, readingPlan, ids, ...(forMs === undefined ? {} : { forMs }) },
    }),
}

function presence(kind: 'tagging' | 'like' | 'progress', body: true | null) {
  return ({ params: { key } }: { params: { key: string } }) => arrival({ kind, key: keyOf(kind, key), body })
}

function arrival(change: Change, { base = 0, at }: { base?: number; at?: number } = {}): Arrival {
  return at === undefined ? { change, base } : { change, base, at }
}
