import { describe, expect, it } from 'vitest'
import type { Answer } from '../../client-world'
import { type Verdict, verdictOf } from './verdict'

function answered(status: number, code = ''): Answer {
  return { kind: 'answer', status, code, body: undefined }
}

const table: readonly (readonly [Answer, Verdict])[] = [
  [{ kind: 'none' }, 'path'],
  [answered(200), 'done'],
  [answered(201), 'done'],
  ...[408, 425, 429, 502, 503, 504].map((status) => [answered(status), 'path'] as const),
  ...[500, 501, 507].map((status) => [answered(status), 'lane'] as const),
  [answered(401), 'session'],
  [answered(409, 'wrong-account'), 'session'],
  [answered(409, 'in-progress'), 'again'],
  ...[400, 403, 404, 410, 413, 422].map((status) => [answered(status, 'key-reused'), 'final'] as const),
  [answered(426), 'too-old'],
]

describe('verdictOf', () => {
  it.each(table)('%j means %s', (answer, verdict) => {
    expect(verdictOf(answer)).toBe(verdict)
  })
})
