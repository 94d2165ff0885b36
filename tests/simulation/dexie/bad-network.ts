/** What lies between the devices and the server of a schedule: it loses, repeats, delays and forges, as often as chance says. */
import { vi } from 'vitest'
import { type FakeRequest, refusal } from '../../../worker/testing/fake-request'
import { FakeSyncServer } from '../../../worker/testing/fake-sync-server'
import type { Chance } from './chance'

const faults = {
  none: 60,
  'request lost': 6,
  'answer lost': 8,
  'delivered twice': 5,
  'delivered late': 5,
  'captive portal': 4,
  'answer 500': 3,
  'answer 503': 4,
  'answer 429': 2,
  'session renewed': 3,
} as const
export type Fault = keyof typeof faults

/** A token names a member and a device; the network forgets one in so many. */
export function tokenOf(user: number, device: string): string {
  return `token-${user}-${device}`
}

export class BadNetwork {
  readonly servers: ReadonlyMap<number, FakeSyncServer>
  readonly happened = new Map<Fault, number>()
  readonly #chance: Chance
  readonly #now: () => number
  /** Requests of which the client knows nothing any more. */
  #late: FakeRequest[] = []
  readonly offline = new Set<string>()
  isHealed = false

  constructor(users: readonly number[], chance: Chance, now: () => number) {
    this.servers = new Map(users.map((user) => [user, new FakeSyncServer()]))
    this.#chance = chance
    this.#now = now
    // Few, so that there are pages.
    for (const server of this.servers.values()) server.pageRows = 6
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => this.#fetch(path, init))
  }

  /** Delivers what has been on its way for long. */
  deliverLate(): void {
    const late = this.#late
    this.#late = []
    for (const request of late) this.#answer(request)
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    const request = { method: init.method ?? 'GET', path, headers: new Headers(init.headers), body }
    const [, , device = ''] = (request.headers.get('authorization') ?? '').split('-')
    for (let turns = this.#chance.below(6); turns > 0; turns -= 1) await new Promise(setImmediate)
    if (this.offline.has(device)) throw new TypeError('offline')
    const fault = this.isHealed ? 'none' : this.#chance.weighed(faults)
    this.happened.set(fault, (this.happened.get(fault) ?? 0) + 1)
    return this.#meet(fault, request)
  }

  #meet(fault: Fault, request: FakeRequest): Response {
    switch (fault) {
      case 'none':
        return this.#answer(request)
      case 'request lost':
        throw new TypeError('lost')
      case 'answer lost':
        this.#answer(request)
        throw new TypeError('lost')
      case 'delivered twice':
        this.#answer(request)
        return this.#answer(request)
      case 'delivered late':
        this.#late.push(request)
        throw new TypeError('lost')
      case 'captive portal':
        return new Response('<html>Bitte anmelden</html>', { status: 200 })
      case 'answer 500':
        return refusal('internal', 500)
      case 'answer 503':
        return refusal('unavailable', 503)
      case 'session renewed':
        return refusal('session-ended', 401)
      case 'answer 429': {
        const answer = refusal('too-many-requests', 429)
        answer.headers.set('retry-after', '20')
        return answer
      }
    }
  }

  #answer(request: FakeRequest): Response {
    const user = Number(/^Bearer token-(\d+)-/.exec(request.headers.get('authorization') ?? '')?.[1])
    if (request.headers.get('x-account') !== String(user)) throw new Error('sent under another account')
    const answer = this.servers.get(user)?.answer(request, this.#now())
    if (!answer) throw new Error(`no call: ${request.method} ${request.path}`)
    return answer
  }
}
