/**
 * The connection between a device and the server: requests are lost, late, doubled, or
 * answered by somebody else.
 */
import type { Answer, SyncCall } from '../../client/client-world'
import type { Agenda } from './agenda'
import type { FaultCounts, FaultKind } from './faults'
import type { SeededRandom } from './seeded-random'
import type { Crash, SimServer, Token } from './sim-server'

/** State of a device's connection. */
export type Connection = 'good' | 'offline' | 'hanging' | 'portal'

const timeoutMs = 15_000
const nothing: Answer = { kind: 'none' }

/** Probability of each in a request over a bad connection. */
const chances: readonly (readonly [FaultKind, number])[] = [
  ['lost request', 0.04],
  ['lost answer', 0.05],
  ['late request', 0.03],
  ['duplicate', 0.05],
  ['429', 0.02],
  ['502 or 503', 0.03],
  ['500', 0.03],
  ['crash before commit', 0.02],
  ['crash between effect and record', 0.02],
  ['crash after commit', 0.04],
]

const crashes: Partial<Record<FaultKind, Crash>> = {
  'crash before commit': 'before commit',
  'crash between effect and record': 'between effect and record',
  'crash after commit': 'after commit',
}

/** The simulated network. */
export class SimNetwork {
  isHealed = false

  constructor(
    readonly agenda: Agenda,
    readonly random: SeededRandom,
    readonly server: SimServer,
    readonly counts: FaultCounts,
    /** 0 = nothing goes wrong, 1 = as often as `chances` say. */
    readonly storminess: number,
  ) {}

  /** Delivers the answer later, once. */
  send(
    call: SyncCall,
    token: Token | undefined,
    connection: Connection,
    give: (answer: Answer) => void,
  ): void {
    const end = this.#once(give)
    this.agenda.after(timeoutMs, () => end(nothing))
    if (connection === 'good') return this.#carry(call, token, end)
    this.counts[connection] += 1
    if (connection !== 'hanging') this.agenda.after(connection === 'portal' ? 60 : 5, () => end(nothing))
  }

  #once(give: (answer: Answer) => void): (answer: Answer) => void {
    let isOver = false
    return (answer) => {
      if (!isOver) give(answer)
      isOver = true
    }
  }

  #carry(call: SyncCall, token: Token | undefined, end: (answer: Answer) => void): void {
    const fault = this.#fault()
    if (fault) this.counts[fault] += 1
    const toServer = this.#latency()
    if (fault === 'lost request') return
    if (fault === '429' || fault === '502 or 503' || fault === '500')
      return this.agenda.after(toServer, () => end(this.#failure(fault)))
    if (fault === 'late request')
      return this.agenda.after(this.random.between(16_000, 180_000), () => this.#handle(call, token))
    if (fault === 'duplicate')
      this.agenda.after(this.random.between(20, 90_000), () => this.#handle(call, token))
    this.agenda.after(toServer, () => {
      const answer = this.#handle(call, token, crashes[fault ?? '500'])
      if (fault !== 'lost answer')
        this.agenda.after(this.#latency(), () => end(answer ?? this.#crashAnswer()))
    })
  }

  #handle(call: SyncCall, token: Token | undefined, crash: Crash = 'none'): Answer | undefined {
    return this.server.handle(call, token, crash)
  }

  #fault(): FaultKind | undefined {
    if (this.isHealed) return undefined
    let left = this.random.next()
    for (const [kind, chance] of chances) {
      left -= chance * this.storminess
      if (left < 0) return kind
    }
    return undefined
  }

  #failure(fault: '429' | '502 or 503' | '500'): Answer {
    if (fault === '500') return { kind: 'answer', status: 500, code: 'internal', body: undefined }
    if (fault === '502 or 503')
      return { kind: 'answer', status: this.random.pick([502, 503]), code: '', body: undefined }
    const retryAfterMs = this.random.between(1, 120) * 1_000
    return { kind: 'answer', status: 429, code: 'too-many-requests', body: undefined, retryAfterMs }
  }

  /** The answer of a proxy whose server has crashed. */
  #crashAnswer(): Answer {
    const status = this.random.pick([0, 500, 502])
    return status === 0 ? nothing : { kind: 'answer', status, code: '', body: undefined }
  }

  #latency(): number {
    return this.random.chance(0.05) ? this.random.between(400, 6_000) : this.random.between(15, 250)
  }
}
