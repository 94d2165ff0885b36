/** One member with a full account asks for everything at once: little of it is sent, all of it in pages, and memory stays bounded. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { CallAnswer } from '#core/contract/api'
import { isLong } from '../support/long-series'
import { buildServer } from './build-server'
import { register, request } from './member-client'
import { freePort, startServer } from './server-process'

const notes = 2_400
const noteBytes = 20_000
const [exports, chapters] = [20, 40]
const mostMb = 300

function note(n: number) {
  const text = { type: 'text', text: `${n} `.padEnd(noteBytes, 'wort ') }
  return {
    title: `Notiz ${n}`,
    body: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] },
    numbering: 'eng',
    chapter: 43_003_000,
    verses: [43_003_016],
    tags: [],
    base: 0,
  }
}

it.runIf(isLong && process.platform === 'linux')(
  'twenty exports and forty lists of notes at once',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'greedy-'))
    const server = await buildServer()
    const running = await startServer(server.program, await freePort(), { DATA_DIR: directory })
    const { origin } = running
    const { token } = await register(origin, 'a@example.org')
    const headers = { authorization: `Bearer ${token}` }
    for (let n = 0; n < notes; n += 1) {
      const sent = {
        params: { id: randomUUID() },
        body: note(n),
        headers: { ...headers, 'idempotency-key': randomUUID() },
      }
      expect((await request(origin, 'putNote', sent)).status).toBe(200)
    }
    const idle = megabytesOf(running.pid)
    let most = idle
    const watch = setInterval(() => (most = Math.max(most, megabytesOf(running.pid))), 20)
    const ask = async (path: string) => {
      const answer = await fetch(`${origin}${path}`, { headers })
      let bytes = 0
      for await (const part of answer.body ?? []) bytes += part.length
      if (answer.status === 429) return 'later'
      expect([answer.status, bytes > notes * noteBytes]).toEqual([200, true])
      return 'whole'
    }
    const [exported, listed] = await Promise.all([
      Promise.all(Array.from({ length: exports }, async () => await ask('/api/profile/export'))),
      Promise.all(Array.from({ length: chapters }, async () => await ask('/api/notes/43003000'))),
    ])
    expect(exported.filter((one) => one === 'whole')).toHaveLength(1)
    expect(listed.filter((one) => one === 'whole')).toHaveLength(2)
    expect(await countInPages(origin, token)).toBe(notes)
    clearInterval(watch)
    process.stdout.write(
      `${exports} exports and ${chapters} lists of ${notes} notes: ${idle} MB before, ${most} MB at most\n`,
    )
    await running.kill('SIGTERM')
    await server.remove()
    await rm(directory, { recursive: true, force: true })
    expect(most - idle).toBeLessThan(mostMb)
  },
  900_000,
)

/** As a client of today reads a chapter; it waits where it is told to. */
async function countInPages(origin: string, token: string): Promise<number> {
  let count = 0
  for (let after: number | null = 0; after !== null; ) {
    const sent = {
      params: { id: 43_003_000 },
      query: { after },
      headers: { authorization: `Bearer ${token}` },
    }
    const { status, body, retryAfterMs } = await request(origin, 'chapterNotes', sent)
    if (status === 429) {
      await wait(retryAfterMs)
      continue
    }
    const page = body as CallAnswer<'chapterNotes'>
    count += page.data.length
    after = page.next ?? null
  }
  return count
}

function megabytesOf(pid: number | undefined): number {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1_000)
}
