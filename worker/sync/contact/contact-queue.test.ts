import { beforeEach, describe, expect, it } from 'vitest'
import type { ContactMessage } from '#core/contract/browser/contact-messages'
import * as limits from '#core/limits'
import type { Answer } from '#core/sync/client/client-world'
import type { Database } from '#db/database'
import { freshDatabase } from '../../testing/fake-server'
import { ContactQueue } from './contact-queue'

const report: ContactMessage = {
  call: 'reportContent',
  body: { type: 'text', text: 'Ein Wort fehlt.', content: '', rating: '' },
}
const answer = (status: number, code = '', retryAfterMs?: number): Answer => ({
  kind: 'answer',
  status,
  code,
  body: {},
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
})
const sentOk = answer(200)
const noNetwork: Answer = { kind: 'none' }

let database: Database
/** Ids as they reached the server, also those whose answer was lost. */
let arrived: string[]
let answers: Answer[]
let isOnline: boolean
let now: number
let told: number

beforeEach(() => {
  database = freshDatabase()
  arrived = []
  answers = []
  isOnline = true
  now = 1_000
  told = 0
})

/** One start of the app; timers run when the test says so. */
function start() {
  let run: (() => void) | undefined
  let ids = 0
  const queue = new ContactQueue(database, {
    now: () => now,
    random: () => 0.5,
    newId: () => `letter-${arrived.length}-${(ids += 1)}`,
    timer: (wanted) => {
      run = wanted
      return () => {
        run = undefined
      }
    },
    isOnline: () => isOnline,
    alone: (work) => work(),
    send: async ({ id }) => {
      arrived.push(id)
      return answers.shift() ?? sentOk
    },
    tellWaiting: () => {
      told += 1
    },
  })
  return { queue, hasTimer: () => run !== undefined }
}
const rows = () => database.letters.toArray()

describe('a letter', () => {
  it('is sent at once where there is a network, and nothing is left of it', async () => {
    expect(await start().queue.add(report)).toBe('sent')
    expect([arrived.length, await rows(), told]).toEqual([1, [], 0])
  })

  it('waits without network, survives a restart and goes when the network is back', async () => {
    isOnline = false
    expect(await start().queue.add(report)).toBe('waiting')
    expect([arrived, told]).toEqual([[], 1])
    isOnline = true
    await start().queue.drain(true)
    expect([arrived.length, await rows()]).toEqual([1, []])
  })

  it('comes again under the same id when its answer was lost', async () => {
    const { queue, hasTimer } = start()
    answers = [noNetwork]
    expect(await queue.add(report)).toBe('waiting')
    expect(hasTimer()).toBe(true)
    await queue.drain(true)
    expect(arrived).toHaveLength(2)
    expect(new Set(arrived).size).toBe(1)
    expect(hasTimer()).toBe(false)
  })

  it('that the server does not take is given back to whoever wrote it', async () => {
    answers = [answer(400, 'invalid-input')]
    await expect(start().queue.add(report)).rejects.toMatchObject({ code: 'invalid-input' })
    expect(await rows()).toEqual([])
  })

  it('that is refused later waits for the person, who sends it again or discards it', async () => {
    isOnline = false
    const { queue } = start()
    await queue.add(report)
    isOnline = true
    answers = [answer(400, 'invalid-input')]
    await queue.drain()
    const [row] = await rows()
    expect(row).toMatchObject({ refused: 'invalid-input' })
    await queue.drain(true)
    expect(arrived, 'not by itself').toHaveLength(1)
    await queue.settle(row?.id ?? '', 'retry')
    expect([arrived.length, await rows()]).toEqual([2, []])
  })

  it('waits as long as the server asks for', async () => {
    answers = [answer(429, 'too-many-requests', 600_000)]
    const { queue } = start()
    expect(await queue.add(report)).toBe('waiting')
    now += 10_000
    await queue.drain()
    expect(arrived).toHaveLength(1)
    now += 590_000
    await queue.drain()
    expect(await rows()).toEqual([])
  })

  it('does not hold up another when the server fails over it', async () => {
    isOnline = false
    const { queue } = start()
    await queue.add(report)
    now += 1
    await queue.add(report)
    isOnline = true
    answers = [answer(500, 'internal')]
    await queue.drain()
    expect(await rows()).toMatchObject([{ failures: 1 }])
    expect(await queue.count()).toBe(1)
  })

  it('is not taken when too many wait', async () => {
    isOnline = false
    const { queue } = start()
    for (let count = 0; count < limits.maxWaitingMessages; count += 1) await queue.add(report)
    await expect(queue.add(report)).rejects.toMatchObject({ code: 'too-many-requests' })
  })
})
