/**
 * Access to the running server for anybody who may read its data directory: only one process can open the
 * embedded database, so that process provides its rows. It listens on this machine only, on a port assigned
 * by the system; a private file contains port and secret.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Store } from '../../store/store'
import { dumpMembers } from '../members/dump'
import { zippedLines } from '../members/zipped-lines'
import {
  type ControlPort,
  controlFile,
  controlHeader,
  membersPath,
  readControl,
  secretHeader,
} from './control-file'

/** Returns the function that closes it. A directory that cannot be written gets no port. */
export async function openControlPort(
  dataDirectory: string,
  members: () => Store | undefined,
  onFailure: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url')
  let port = 0
  const server = createServer((asked, answer) => {
    const { host, [secretHeader]: given } = asked.headers
    // A page in a browser may be directed here under another host name.
    if (host === `127.0.0.1:${port}` && isRight(given, secret))
      void reply(asked, answer, members()).catch(onFailure)
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
  await writeFile(controlFile(dataDirectory), JSON.stringify({ port, secret } satisfies ControlPort), {
    mode: 0o600,
  }).catch(() => undefined)
  return async () => {
    server.close()
    server.closeAllConnections()
    const own = await readControl(dataDirectory)
    if (own?.secret === secret) await rm(controlFile(dataDirectory), { force: true })
  }
}

/** The header distinguishes it from another program that got the port of a killed server. */
async function reply(
  asked: IncomingMessage,
  answer: ServerResponse,
  store: Store | undefined,
): Promise<void> {
  answer.setHeader(controlHeader, '1')
  if (asked.url !== membersPath) return void answer.writeHead(204).end()
  if (!store) return void answer.writeHead(503).end()
  answer.writeHead(200).flushHeaders()
  // On failure the caller sees an answer that breaks off.
  await pipeline(
    zippedLines(async (sink) => await dumpMembers(store, sink)),
    answer,
  )
}

function isRight(given: string | string[] | undefined, secret: string): boolean {
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}
