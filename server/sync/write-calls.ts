/**
 * The calls that write (core/contract/members/calls/sync-calls): each is parsed as a change, applied, and
 * answered with the resulting rows.
 */
import { randomUUID } from 'node:crypto'
import type { CallAnswer } from '#core/contract/api'
import { AppError } from '#core/errors'
import { restOf, type WriteCall } from '#core/sync/kinds'
import { type Arrival, arrivals } from '#core/sync/server/calls/arrivals'
import {
  activityAnswer,
  clearAnswer,
  noteAnswer,
  noteDeletionAnswer,
  rowAnswer,
} from '#core/sync/server/calls/wire-answer'
import type { Applied } from '#core/sync/server/outcome'
import { prepareJson } from '../http/answers/prepared'
import type { Handler, Handlers } from '../http/call-routes'
import type { LateStore } from '../store/late-store'
import { composed } from './composed-text'
import { readOpHeaders, receiveOp } from './receive-op'

/** One handler for each of these calls. */
export function writeCalls(late: LateStore): Pick<Handlers, WriteCall> {
  const dismiss = write(late, 'dismissNotification', rowAnswer)
  return {
    addActivity: write(late, 'addActivity', (applied, { change }) =>
      activityAnswer(restOf(change.key), applied),
    ),
    clearActivities: write(late, 'clearActivities', clearAnswer),
    setOption: write(late, 'setOption', rowAnswer),
    putNote: write(late, 'putNote', noteAnswer),
    deleteNote: write(late, 'deleteNote', noteDeletionAnswer),
    putTag: write(late, 'putTag', rowAnswer),
    deleteTag: write(late, 'deleteTag', rowAnswer),
    putTagging: write(late, 'putTagging', rowAnswer),
    deleteTagging: write(late, 'deleteTagging', rowAnswer),
    putWordMark: write(late, 'putWordMark', rowAnswer),
    deleteWordMark: write(late, 'deleteWordMark', rowAnswer),
    putLike: write(late, 'putLike', rowAnswer),
    deleteLike: write(late, 'deleteLike', rowAnswer),
    putPlanProgress: write(late, 'putPlanProgress', rowAnswer),
    deletePlanProgress: write(late, 'deletePlanProgress', rowAnswer),
    putPlan: write(late, 'putPlan', rowAnswer),
    putMadePlan: write(late, 'putMadePlan', rowAnswer),
    deleteMadePlan: write(late, 'deleteMadePlan', rowAnswer),
    async dismissNotification(call) {
      if (call.body.id !== call.params.id) throw new AppError('invalid-input')
      return await dismiss(call)
    },
  }
}

function write<N extends WriteCall>(
  late: LateStore,
  name: N,
  answerOf: (applied: Applied, arrival: Arrival) => CallAnswer<N>,
): Handler<N> {
  return async ({ params, query, body, caller, from }) => {
    const headers = readOpHeaders(from)
    // An activity without an id gets that of its op, so that a repetition keeps it.
    const newId = () => headers.opId ?? randomUUID()
    const arrival = arrivals[name]({ params, query, body: composed(body) }, newId)
    return prepareJson(answerOf(await receiveOp(late, caller.user, headers, arrival), arrival))
  }
}
