/** The calls that write (core/contract/members/sync-calls): each reads its call as a change and answers with the rows that came of it. */
import { randomUUID } from 'node:crypto'
import { isOptionPath, optionPaths, parseOption } from '#core/contract/members/option-tree'
import type { SyncRow, ThingKind } from '#core/contract/members/things'
import { kindOf } from '#core/contract/members/things'
import { AppError } from '#core/errors'
import { type Change, clearKey, optionKey } from '#core/sync/op'
import type { Handlers } from '../http/call-routes'
import { prepareJson } from '../http/prepared'
import type { LateStore } from '../store/late-store'
import { composed } from './composed-text'
import { type Accepted, type Arrival, type OpDetails, opIdOf, receiveOp } from './receive-op'

type WriteName =
  | 'addActivity'
  | 'clearActivities'
  | 'setOption'
  | 'putNote'
  | 'deleteNote'
  | 'putTag'
  | 'deleteTag'
  | 'putTagging'
  | 'deleteTagging'
  | 'putLike'
  | 'deleteLike'
  | 'putPlanProgress'
  | 'deletePlanProgress'
  | 'dismissNotification'

export function writeCalls(store: LateStore): Pick<Handlers, WriteName> {
  const receive = async (arrival: Arrival, change: Change, details?: OpDetails) =>
    await receiveOp(store, arrival, change, details)
  /** For kinds whose answer is their row. */
  const write = async (arrival: Arrival, change: Change) =>
    prepareJson({ row: firstRow(await receive(arrival, change)) })
  return {
    async addActivity(call) {
      const { id = opIdOf(call.from) ?? randomUUID(), occurredAt, ...body } = composed(call.body)
      const { rows } = await receive(call, { kind: 'activity', key: `act:${id}`, body }, { at: occurredAt })
      return prepareJson({ data: id, ...(rows[0] ? { row: rows[0] } : {}) })
    },
    async clearActivities(call) {
      const { clearedBefore = 0, removed = [] } = await receive(
        call,
        { kind: 'clear', key: clearKey, body: null },
        { at: call.query.before },
      )
      return prepareJson({ clearedBefore, removed })
    },
    async setOption(call) {
      return await write(call, optionChange(call.body))
    },
    async putNote(call) {
      const { base, ...body } = composed(call.body)
      const { rows } = await receive(call, { kind: 'note', key: `note:${call.params.id}`, body }, { base })
      return prepareJson({ rows })
    },
    async deleteNote(call) {
      const change: Change = { kind: 'note', key: `note:${call.params.id}`, body: null }
      const accepted = await receive(call, change, { base: call.query.base })
      return prepareJson({ row: firstRow(accepted), ...(accepted.kept ? { kept: true as const } : {}) })
    },
    putTag: async (call) =>
      await write(call, { kind: 'tag', key: `tag:${call.params.id}`, body: composed(call.body) }),
    deleteTag: async (call) => await write(call, { kind: 'tag', key: `tag:${call.params.id}`, body: null }),
    putTagging: async (call) =>
      await write(call, { kind: 'tagging', key: keyOf('tgg', call.params), body: true }),
    deleteTagging: async (call) =>
      await write(call, { kind: 'tagging', key: keyOf('tgg', call.params), body: null }),
    putLike: async (call) => await write(call, { kind: 'like', key: keyOf('like', call.params), body: true }),
    deleteLike: async (call) =>
      await write(call, { kind: 'like', key: keyOf('like', call.params), body: null }),
    putPlanProgress: async (call) =>
      await write(call, { kind: 'progress', key: keyOf('rpp', call.params), body: true }),
    deletePlanProgress: async (call) =>
      await write(call, { kind: 'progress', key: keyOf('rpp', call.params), body: null }),
    async dismissNotification(call) {
      const { id, dismiss: days, readingPlan, ids } = call.body
      if (id !== call.params.id) throw new AppError('invalid-input')
      return await write(call, { kind: 'dismissal', key: `dis:${id}`, body: { days, readingPlan, ids } })
    },
  }
}

/** Throws invalid-input for what is no option, or no value of it. */
export function optionChange({ path, value }: { path: string; value: unknown }): Change {
  const parsed = isOptionPath(path) ? parseOption(path, value) : undefined
  const known = optionPaths.find((one) => one === path)
  if (known === undefined || parsed === undefined) throw new AppError('invalid-input')
  return { kind: 'option', key: optionKey(known), body: parsed }
}

/** Throws invalid-input for what is no key of the kind. */
function keyOf(kind: ThingKind, { key }: { key: string }): string {
  const whole = `${kind}:${key}`
  if (kindOf(whole) !== kind) throw new AppError('invalid-input')
  return whole
}

function firstRow({ rows }: Accepted): SyncRow {
  const [row] = rows
  if (!row) throw new Error('An accepted op answers with its row')
  return row
}
