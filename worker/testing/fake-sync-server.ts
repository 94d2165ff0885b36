/**
 * For tests of members: the server's sync steps over maps, behind the calls of the table, as another part of
 * the fake server.
 */
import * as z from 'zod/mini'
import { syncCalls } from '#core/contract/members/calls/sync-calls'
import { applyOp } from '#core/sync/server/apply-op'
import { type Arrival, arrivals } from '#core/sync/server/calls/arrivals'
import { instantOf } from '#core/sync/server/calls/instant-of'
import * as wire from '#core/sync/server/calls/wire-answer'
import type { Applied } from '#core/sync/server/outcome'
import { readPage } from '#core/sync/server/pages/read-page'
import type { MemberMarks, RecordedOp, ServerStore, StoredRow } from '#core/sync/server/server-store'
import { drive } from '#core/sync/steps'
import { type FakeRequest, refusal } from './fake-request'
import { ours } from './fake-server'

type CallName = keyof typeof syncCalls

/** The server's part for one member. */
export class FakeSyncServer {
  readonly rows = new Map<string, StoredRow>()
  readonly recorded = new Map<string, RecordedOp>()
  marks: MemberMarks = { rev: 0, floor: 0, clearedBefore: 0, gaps: [], space: 0, recorded: 0 }
  /** Most rows in a page. */
  pageRows = Number.POSITIVE_INFINITY
  /** How often a device had to start over. */
  resets = 0

  /** Removes all tombstones: a device whose cursor lies below them has to start over. */
  purge(): void {
    for (const { key, rev, deleted } of this.rows.values()) {
      if (!deleted) continue
      this.rows.delete(key)
      this.marks = { ...this.marks, floor: Math.max(this.marks.floor, rev) }
    }
  }

  /** Undefined for a request that is not a sync call. */
  answer({ method, path, headers, body }: FakeRequest, now = Date.now()): Response | undefined {
    const address = new URL(path, 'http://fake')
    const names = Object.keys(syncCalls).filter((name): name is CallName => name in syncCalls)
    for (const name of names) {
      const params = syncCalls[name].method === method && paramsOf(syncCalls[name].path, address.pathname)
      if (!params) continue
      const query = Object.fromEntries(address.searchParams)
      if (name === 'pull') {
        const { cursor, limit } = syncCalls.pull.query.parse(query)
        const page = drive(readPage(cursor, Math.min(limit, this.pageRows)), this.#store())
        if (page.reset && cursor !== '') this.resets += 1
        return ours(page)
      }
      const read = arrivals[name] as (input: unknown, newId: () => string) => Arrival
      const arrival = read({ ...parsed(name, params, query, body) }, () => crypto.randomUUID())
      return this.#apply(name, arrival, headers, now)
    }
    return undefined
  }

  #apply(name: CallName, { change, base, at }: Arrival, headers: Headers, now: number): Response {
    const time = (header: string) => Number(headers.get(header) ?? now)
    const instant = instantOf(at ?? time('x-op-at'), time('x-sent-at'), now)
    const opId = headers.get('idempotency-key') ?? ''
    const device = headers.get('x-device') ?? ''
    const outcome = drive(applyOp({ ...change, base, instant, now, opId, device }), this.#store())
    if (outcome.status !== 200) return refusal(outcome.code, outcome.status)
    return ours(wireOf(name, change.key.slice(4), outcome))
  }

  #store(): ServerStore {
    const alive = () => [...this.rows.values()].filter(({ deleted }) => !deleted)
    return {
      lockMember: () => this.marks,
      marks: () => this.marks,
      putMarks: (marks) => {
        this.marks = marks
      },
      epoch: () => 'e1',
      quota: () => Number.POSITIVE_INFINITY,
      row: (key) => this.rows.get(key),
      putRow: (row) => void this.rows.set(row.key, row),
      activitiesToClear: (instant, device) =>
        alive()
          .filter(
            (row) =>
              row.key.startsWith('act:') &&
              (row.instant <= instant || (device !== '' && row.device === device)),
          )
          .map(({ key }) => key),
      buryRows: (keys, first) =>
        keys.forEach((key, at) =>
          this.rows.set(key, { ...first, key, rev: first.rev + at, deleted: true, data: null }),
        ),
      page: (after, upto, limit) => {
        const rows = [...this.rows.values()]
          .filter(({ rev }) => rev > after && rev <= upto)
          .toSorted((a, b) => a.rev - b.rev)
          .slice(0, limit)
        return { rows, isLast: rows.length < limit }
      },
      removeTombstones: () => 0,
      recordedOp: (opId) => this.recorded.get(opId),
      recordOp: (opId, recorded) => void this.recorded.set(opId, recorded),
      // `marks` never says that there are too many.
      forgetOldestOps: () => {},
    }
  }
}

function parsed(name: CallName, params: unknown, query: unknown, body: unknown) {
  const call = syncCalls[name]
  return {
    params: call.params.parse(params),
    query: call.query.parse(query),
    body: 'body' in call ? call.body.parse(body) : z.unknown().parse(body),
  }
}

function wireOf(name: CallName, id: string, applied: Applied): unknown {
  if (name === 'addActivity') return wire.activityAnswer(id, applied)
  if (name === 'clearActivities') return wire.clearAnswer(applied)
  if (name === 'putNote') return wire.noteAnswer(applied)
  if (name === 'deleteNote') return wire.noteDeletionAnswer(applied)
  return wire.rowAnswer(applied)
}

function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`)
  const match = pattern.exec(path)
  return match
    ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]))
    : undefined
}
