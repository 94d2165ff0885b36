/** SECURITY R3: a sign-in with a wrong password takes as long for a known address as for an unknown one. Each try comes from an address of its own. */

import { membersReady } from '../../support/members/member'
import { startAppServer } from '../../support/servers/app-server'
import { type Bench, type Figure, ratioFigure } from '../figure'
import { compare } from '../measure'

const rounds = 40
/** What a proxy would write. */
const addressHeader = 'x-client-address'

export const signInTiming: Bench = {
  id: 'SIGN-IN',
  async measure() {
    const server = await startAppServer({ TRUST_PROXY: addressHeader })
    try {
      await membersReady(server.origin)
      return [await signInFigure(server.origin)]
    } finally {
      await server.close()
    }
  },
}

async function signInFigure(origin: string): Promise<Figure> {
  let tries = 0
  const send = async (path: string, body: object) => {
    tries += 1
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      [addressHeader]: `10.1.${tries >> 8}.${tries & 255}`,
    }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    await answer.arrayBuffer()
    return answer.status
  }
  // Each known address is tried once: more would be put off.
  const known = (round: number) => `known-${round + 1}@bible.example`
  for (let round = -1; round < rounds; round += 1)
    await send('/api/register', { email: known(round), plain_password: 'drei Körbe Brot', nickname: 'Rut' })
  const tryAs = async (email: string) =>
    await send('/api/login', { email, plain_password: 'vier Körbe Brot' })
  const { ratio, subjectMs, baselineMs } = await compare(
    async (round) => void (await tryAs(known(round))),
    async (round) => void (await tryAs(`unknown-${round + 1}@bible.example`)),
    rounds,
  )
  return ratioFigure({
    id: 'SIGN-IN',
    what: 'wrong password at a known address',
    ratio: Math.max(ratio, 1 / ratio),
    atMost: 1.15,
    detail: `${subjectMs.toFixed(0)} ms, medians of ${rounds}, the slower by the faster`,
    baseline: `at an unknown address, ${baselineMs.toFixed(0)} ms`,
  })
}
