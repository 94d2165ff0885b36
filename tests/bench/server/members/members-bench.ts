/** MEMBERS: how long readers wait for a page of a chapter while full members ask for everything, over the embedded database. */
import { spawn } from 'node:child_process'
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
    for (const [what, loops] of loads) figures.push(await beside(what, loops, origin))
    await server.close()
    return figures
  },
}

function searchAddress(search: string): string {
  return `/api/chats?filter=${encodeURIComponent(JSON.stringify({ search }))}`
}

async function beside(what: string, loops: readonly LoadLoop[], origin: string): Promise<Figure> {
  const load = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'member-load.ts'), JSON.stringify(loops)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  let told = ''
  load.stdout.on('data', (part) => (told += String(part)))
  await wait(2_000)
  const times = await readFor(origin)
  const ended = new Promise((resolve) => load.once('close', resolve))
  load.kill('SIGTERM')
  await ended
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    id: 'MEMBERS',
    what: `a page beside ${what}`,
    goal: `p99 <= ${mostMs} ms`,
    reached: `p50 ${at(0.5).toFixed(1)}, p99 ${at(0.99).toFixed(0)}, most ${at(1).toFixed(0)} ms`,
    baseline: told,
    isMet: at(0.99) <= mostMs,
  }
}

/** Sorted milliseconds. */
async function readFor(origin: string): Promise<number[]> {
  const times: number[] = []
  for (const from = performance.now(); performance.now() - from < windowMs; await wait(pauseMs)) {
    const asked = performance.now()
    await (await fetch(`${origin}${page}`)).arrayBuffer()
    times.push(performance.now() - asked)
  }
  return times.sort((a, b) => a - b)
}
