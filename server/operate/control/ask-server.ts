/**
 * Sends requests to the running server's local port for its operator. The file of a server that was killed
 * leads to nobody, or to another program.
 */
import { type IncomingMessage, request } from 'node:http'
import type { Readable } from 'node:stream'
import { controlHeader, membersPath, readControl, secretHeader } from './control-file'

/** For the head of an answer. */
const patienceMs = 30_000

/** Whether a server of this directory runs on this machine. */
export async function isServed(dataDirectory: string): Promise<boolean> {
  const answer = await ask(dataDirectory, '/')
  answer?.destroy()
  return answer !== undefined
}

/**
 * The compressed lines of a running server; undefined when none is running. Throws when
 * its database is unavailable.
 */
export async function askForMembers(dataDirectory: string): Promise<Readable | undefined> {
  const answer = await ask(dataDirectory, membersPath)
  if (answer && answer.statusCode !== 200) {
    answer.destroy()
    throw new Error('The running server has not opened its database of members: try again in a moment')
  }
  return answer
}

async function ask(dataDirectory: string, path: string): Promise<IncomingMessage | undefined> {
  const control = await readControl(dataDirectory)
  if (!control) return undefined
  return await new Promise((resolve) => {
    const asked = request({
      host: '127.0.0.1',
      port: control.port,
      path,
      headers: { [secretHeader]: control.secret },
    })
    const timer = setTimeout(() => asked.destroy(), patienceMs)
    const end = (answer: IncomingMessage | undefined) => {
      clearTimeout(timer)
      resolve(answer)
    }
    asked.once('response', (answer) => {
      if (answer.headers[controlHeader] !== undefined) return end(answer)
      answer.destroy()
      end(undefined)
    })
    asked.on('error', () => end(undefined))
    asked.once('close', () => end(undefined))
    asked.end()
  })
}
