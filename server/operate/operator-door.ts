/**
 * A way into the running server for whoever may read its data directory: the embedded database is open in one process only, so that one
 * hands out its rows. It listens to this machine alone, at a port the system gives; a private file names port and secret.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import type { Store } from '../store/store'
import { dumpMembers } from './dump'

const doorSchema = z.object({ port: z.int(), secret: z.string() })
type Door = z.infer<typeof doorSchema>

const secretHeader = 'x-operator'
const membersPath = '/members'
const doorFile = (dataDirectory: string) => join(dataDirectory, 'operator.json')

/** Answers how to close it. A directory that cannot be written has no door. */
export async function openDoor(
  dataDirectory: string,
  members: () => Store | undefined,
): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url')
  const server = createServer((asked, answer) => void reply(asked, answer))
  const reply = async (asked: IncomingMessage, answer: ServerResponse) => {
    if (!isRight(asked.headers[secretHeader], secret)) return void answer.writeHead(404).end()
    if (asked.url !== membersPath) return void answer.writeHead(204).end()
    const store = members()
    if (!store) return void answer.writeHead(503).end()
    const zipped = createGzip()
    zipped.pipe(answer)
    answer.once('close', () => zipped.destroy())
    await dumpMembers(store, lineWriter(zipped)).then(
      () => zipped.end(),
      () => answer.destroy(),
    )
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await writeFile(doorFile(dataDirectory), JSON.stringify({ port, secret } satisfies Door), {
    mode: 0o600,
  }).catch(() => undefined)
  return async () => {
    server.close()
    server.closeAllConnections()
    const own = await readDoor(dataDirectory)
    if (own?.secret === secret) await rm(doorFile(dataDirectory), { force: true })
  }
}

/** Writes line after line, no faster than they are taken. Fails when nobody takes them any more. */
export function lineWriter(target: Writable): (line: string) => Promise<void> {
  return async (line) => {
    if (!target.destroyed && target.write(line)) return
    if (!target.destroyed) await Promise.race([once(target, 'drain'), once(target, 'close')])
    if (target.destroyed) throw new Error('Nobody takes the backup any more')
  }
}

/** Whether a server of this directory runs on this machine. A file left by one that was killed leads nowhere. */
export async function isServed(dataDirectory: string): Promise<boolean> {
  const answer = await ask(dataDirectory, '/')
  answer?.resume()
  return answer !== undefined
}

/** The zipped lines of a running server; undefined when none runs. Throws when its database is not to be had. */
export async function askForMembers(dataDirectory: string): Promise<Readable | undefined> {
  const answer = await ask(dataDirectory, membersPath)
  if (answer && answer.statusCode !== 200)
    throw new Error('The running server cannot reach its database of members now')
  return answer
}

async function ask(dataDirectory: string, path: string): Promise<IncomingMessage | undefined> {
  const door = await readDoor(dataDirectory)
  if (!door) return undefined
  return await new Promise((resolve) => {
    const asked = request({
      host: '127.0.0.1',
      port: door.port,
      path,
      headers: { [secretHeader]: door.secret },
    })
    asked.once('response', (answer) => resolve(answer.statusCode === 404 ? undefined : answer))
    asked.once('error', () => resolve(undefined))
    asked.end()
  })
}

async function readDoor(dataDirectory: string): Promise<Door | undefined> {
  const text = await readFile(doorFile(dataDirectory), 'utf8').catch(() => '')
  try {
    return doorSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function isRight(given: string | string[] | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
