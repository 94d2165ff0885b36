/**
 * MEMBERS: how long readers wait for a page of a chapter while full members ask for everything, over the embedded database. Beside
 * the time on the clock stands what the thread that answers worked meanwhile: on a loaded machine only that tells.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asc } from 'drizzle-orm'
import { openStore } from '../../../../server/store/open-store'
import { users } from '../../../../server/store/schema/schema'
import { register } from '../../../kills/member-client'
import { startAppServer } from '../../../support/servers/app-server'
import type { Bench, Figure } from '../../figure'
import { fillMember, fullChapter } from './fill-member'
import type { LoadLoop } from './member-load'

const mostMs = 50
const windowMs = 12_000
const pauseMs = 5
const fullMembers = 4
const page = '/SDE/Joh3'
const log = { info: () => undefined, error: (details: object) => console.error(details) }

export const membersBench: Bench = {
  id: 'MEMBERS',
  async measure() {
    const server = await startAppServer({ TRUST_PROXY: 'x-forwarded-for' })
    const { origin, dataDirectory } = server
    const tokens: string[] = []
    for (let n = 0; n < fullMembers; n += 1)
      tokens.push((await register(origin, `full${n}@bible.example`)).token)
    await server.stop('SIGTERM')
    const store = await openStore({ dataDirectory }, log)
    for (const { id } of await store.db.select({ id: users.id }).from(users).orderBy(asc(users.id)))
      await fillMember(store, id)
    await store.close()
    await server.start()
    const looped = (paths: readonly string[], times: number): LoadLoop[] =>
      Array.from({ length: times }, (_, at) => ({
        address: `${origin}${paths[at % paths.length] ?? ''}`,
        token: tokens[at % tokens.length] ?? '',
      }))
    const exports = (times: number) => looped(['/api/profile/export'], times)
    const searches = (times: number) =>
      looped(['Sätze', 'Wörter77', 'nicht da', 'e'].map(searchAddress), times)
    const chapters = (times: number) => looped([`/api/notes/${fullChapter}`], times)
    const loads: [string, LoadLoop[]][] = [
      ['nobody', []],
      ['one export', exports(1)],
      ['20 exports', exports(20)],
      ['one search in chats', searches(1)],
      ['4 searches in chats', searches(4)],
      ['all notes of a chapter', chapters(1)],
      ['20 exports and 4 searches', [...exports(20), ...searches(4)]],
    ]
    const figures: Figure[] = []
    for (const [what, loops] of loads)
      figures.push(await beside(what, loops, { origin, busyMs: () => busyMsOf(server.pid) }))
    await server.close()
    return figures
  },
}

function searchAddress(search: string): string {
  return `/api/chats?filter=${encodeURIComponent(JSON.stringify({ search }))}`
}

/** The processor time of the main thread of a process so far; NaN where the system does not say. */
function busyMsOf(pid: number | undefined): number {
  const path = `/proc/${pid}/task/${pid}/schedstat`
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split(' ')[0]) / 1e6 : Number.NaN
}

interface Read {
  origin: string
  busyMs: () => number
}

async function beside(what: string, loops: readonly LoadLoop[], read: Read): Promise<Figure> {
  const load = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'member-load.ts'), JSON.stringify(loops)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  let told = ''
  load.stdout.on('data', (part) => (told += String(part)))
  await wait(2_000)
  const times = await readFor(read)
  const ended = new Promise((resolve) => load.once('close', resolve))
  load.kill('SIGTERM')
  await ended
  const clock = quantile(times.map(({ clockMs }) => clockMs))
  const busy = quantile(times.map(({ busyMs }) => busyMs))
  return {
    id: 'MEMBERS',
    what: `a page beside ${what}`,
    goal: `p99 <= ${mostMs} ms`,
    reached: `p50 ${clock(0.5).toFixed(1)}, p99 ${clock(0.99).toFixed(0)}, most ${clock(1).toFixed(0)} ms; its thread p99 ${busy(0.99).toFixed(1)}, most ${busy(1).toFixed(0)} ms`,
    baseline: told,
    isMet: clock(0.99) <= mostMs,
  }
}

function quantile(values: readonly number[]): (share: number) => number {
  const sorted = values.toSorted((a, b) => a - b)
  return (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

async function readFor({ origin, busyMs }: Read): Promise<{ clockMs: number; busyMs: number }[]> {
  const times: { clockMs: number; busyMs: number }[] = []
  for (const from = performance.now(); performance.now() - from < windowMs; await wait(pauseMs)) {
    const [asked, before] = [performance.now(), busyMs()]
    await (await fetch(`${origin}${page}`)).arrayBuffer()
    times.push({ clockMs: performance.now() - asked, busyMs: busyMs() - before })
  }
  return times
}
