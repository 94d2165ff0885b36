/**
 * Every call of the table with one value of a good request replaced by something it does not expect: refused or answered, never an
 * unexpected failure, and no control character is taken.
 */

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasControls } from '#core/control-characters'
import { callNames } from '../../../server/http/call-routes'
import { openMemoryStore } from '../../support/databases/memory-store'
import { isLong } from '../../support/long-series'
import { smallPacks } from '../../support/packs/small-pack'
import { type Asked, type People, startWithPeople } from '../accounts/people'
import { type SampleStage, samples } from './sample-calls'

let people: People
let stage: SampleStage
beforeAll(async () => {
  people = await startWithPeople(openMemoryStore, {}, smallPacks)
  const hashes = {
    segmentHash: 'a'.repeat(16),
    modelHash: 'b'.repeat(16),
    packHash: 'a'.repeat(64),
    mediaHash: 'b'.repeat(64),
    topic: '1000001',
  }
  stage = { people, member: await people.register(), ...hashes }
})
afterAll(async () => await people.close())

const spoilt = fc.oneof(
  fc.constantFrom(
    'a\u0000b',
    '\u0000',
    '\u001b[31m',
    '2026-02-31',
    '2026-02-31..2026-13-01',
    '{"date":"2026-02-31"}',
    '{"search":"\\u0000"}',
    '99999999999999999999',
    '-1',
    '1e400',
    '%',
    '\\',
    "'; drop table users; --",
    '\ud800',
    '__proto__',
    'x'.repeat(5_000),
  ),
  fc.constantFrom(null, -1, 0, 1.5, 2 ** 53, Number.MAX_VALUE, true, [], {}, [[[]]]),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

/** The request with the value at some place replaced. */
function spoil(
  asked: Asked,
  place: number,
  value: unknown,
): { mustBeText: boolean; asked: Asked } | undefined {
  const places = (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.keys(Object(asked[part])).map((field) => ({ part, field })),
  )
  const chosen = places[place % Math.max(1, places.length)]
  if (!chosen) return undefined
  const { part, field } = chosen
  // An address holds text only.
  const written = part === 'body' || typeof value === 'string' ? value : JSON.stringify(value)
  const safe =
    typeof written === 'string' && part !== 'body' ? written.replace(/\p{Surrogate}/gu, '') : written
  // A password may be of any characters.
  return {
    mustBeText: part !== 'params' && !/password/i.test(field),
    asked: { ...asked, [part]: { ...Object(asked[part]), [field]: safe } },
  }
}

describe.each(callNames())('%s', (name) => {
  it('answers or refuses whatever one of its values is', async () => {
    const usual = await samples[name](stage)
    await fc.assert(
      fc.asyncProperty(fc.nat(), spoilt, async (place, value) => {
        const wrong = spoil(usual, place, value)
        if (!wrong) return
        const { statusCode, body } = await people.ask(name, wrong.asked)
        expect(statusCode, body).toBeLessThan(500)
        if (wrong.mustBeText && typeof value === 'string' && hasControls(value))
          expect([400, 401, 403, 429]).toContain(statusCode)
      }),
      { numRuns: isLong ? 1_000 : 5 },
    )
  })
})
