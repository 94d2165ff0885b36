import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openMemoryStore } from '../../../tests/support/databases/memory-store'
import { things, users } from '../../store/schema/schema'
import { askForMembers, isServed } from './ask-server'
import { readControl, secretHeader } from './control-file'
import { openControlPort } from './control-port'

let directory = ''
const closing: (() => Promise<void>)[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'control-'))
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  rmSync(directory, { recursive: true, force: true })
})

async function openServedStore() {
  const store = await openMemoryStore()
  closing.push(async () => await store.close())
  const closeControlPort = await openControlPort(
    directory,
    () => store,
    () => undefined,
  )
  closing.push(closeControlPort)
  return store
}

it('holds nobody up for one who does not take what was asked for', async () => {
  const store = await openServedStore()
  const person = { email: 'a@example.org', passwordHash: 'x', createdAt: 1 }
  const [member] = await store.db.insert(users).values(person).returning()
  // More than the sockets of both sides hold, and nothing that can be zipped.
  await store.db.execute(sql`
    insert into things (user_id, key, kind, rev, deleted, data, device, instant)
    select ${member?.id}, 'note:' || n, 'note', n, false,
      to_json((select string_agg(md5(n || '-' || part || random()), '') from generate_series(1, 1000) part)), '', 1
    from generate_series(1, 600) n`)
  const lines = await askForMembers(directory)
  if (!lines) throw new Error('Nobody answers')
  await once(lines, 'readable')
  expect(await store.db.transaction(async (tx) => await tx.$count(things))).toBe(600)
  lines.destroy()
}, 60_000)

it('knows a file that leads to another program', async () => {
  const other = createServer((_, answer) => answer.end('hello'))
  await once(other.listen(0, '127.0.0.1'), 'listening')
  closing.push(async () => void other.close())
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : 0
  writeFileSync(join(directory, 'operator.json'), JSON.stringify({ port, secret: 'x' }))
  expect([await isServed(directory), await askForMembers(directory)]).toEqual([false, undefined])
})

it('opens for its secret and its own address alone', async () => {
  await openServedStore()
  const control = await readControl(directory)
  const status = async (headers: Record<string, string>) => {
    const asked = request({ host: '127.0.0.1', port: control?.port, path: '/members', headers }).end()
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    answer?.resume()
    return [answer?.statusCode, answer?.headers['access-control-allow-origin']]
  }
  const secret = control?.secret ?? ''
  expect(await status({ [secretHeader]: secret })).toEqual([200, undefined])
  expect(await status({ [secretHeader]: secret, host: `rebound.example:${control?.port}` })).toEqual([
    404,
    undefined,
  ])
  expect(await status({ [secretHeader]: `${secret}x` })).toEqual([404, undefined])
  expect(await status({})).toEqual([404, undefined])
})
