import { describe, expect, it } from 'vitest'
import { api } from '../../../contract/api'
import type { Change, Op } from '../../../contract/members/op'
import { opHeadersSchema } from '../../op-headers'
import { type Arrival, arrivals } from '../../server/calls/arrivals'
import { changesOfKinds, optionChange, uuid } from '../../testing/samples'
import { callOf } from './call-of'

const changes: readonly Change[] = Object.values(changesOfKinds).flat()

function opOf(change: Change): Op {
  const rest = { seq: 1, opId: uuid(9), user: 1, device: 'd1', lane: change.key, at: 5_000, v: 1 }
  return {
    ...change,
    ...rest,
    base: change.kind === 'note' ? 7 : undefined,
    attempts: 1,
    nextTry: 0,
    state: 'queued',
  }
}

describe('callOf', () => {
  it.each(changes)('$kind $key: the server reads back what the device meant', (change) => {
    const call = callOf(opOf(change), 6_000)
    if (call.name === 'pull') throw new Error('no op is a pull')
    const { params, query } = api[call.name]
    const input = {
      params: params.parse(call.params),
      query: query.parse(call.query),
      body: 'body' in api[call.name] ? bodySchema(call.name).parse(call.body) : undefined,
    }
    const read = arrivals[call.name] as (input: unknown, newId: () => string) => Arrival
    const arrival = read(input, () => uuid(0))
    expect(arrival.change).toEqual(change)
    expect(arrival.base).toBe(change.kind === 'note' ? 7 : 0)
  })

  it('says whose op it is, which one, and when', () => {
    const { headers } = callOf(opOf(optionChange('KJV')), 6_000)
    const lower = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    expect(opHeadersSchema.parse(lower)).toEqual({
      'idempotency-key': uuid(9),
      'x-device': 'd1',
      'x-account': 1,
      'x-sent-at': 6_000,
      'x-op-at': 5_000,
      'x-op-version': 1,
    })
  })
})

function bodySchema(name: keyof typeof api) {
  const call = api[name]
  if (!('body' in call)) throw new Error(`${name} has no body`)
  return call.body
}
