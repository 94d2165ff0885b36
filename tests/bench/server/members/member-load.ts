/**
 * A process of its own that asks a server again and again until it is ended, so that what it does with the answers delays
 * nobody who measures. Arguments: a list of requests as JSON; each is asked in a loop, and waits where it is told to.
 */
import { setTimeout as wait } from 'node:timers/promises'

/** One loop. */
export interface LoadLoop {
  address: string
  token: string
}

const [, , loops = '[]'] = process.argv
const asked: LoadLoop[] = JSON.parse(loops)
const answers: Record<string, number> = {}
let bytes = 0

async function ask({ address, token }: LoadLoop): Promise<void> {
  for (;;) {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    for await (const part of answer.body ?? []) bytes += part.length
    answers[answer.status] = (answers[answer.status] ?? 0) + 1
    await wait(Number(answer.headers.get('retry-after') ?? 0) * 1_000)
  }
}

process.once('SIGTERM', () => {
  process.stdout.write(JSON.stringify({ answers, bytes }))
  process.exit()
})
process.stdin.resume().once('end', () => process.exit())
await Promise.all(asked.map(ask))
