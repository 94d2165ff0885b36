/** Follows answers over real connections, as a browser does. */
import { get, type IncomingMessage } from 'node:http'
import { expect, vi } from 'vitest'
import { type ChatEvent, chatEventSchema } from '#core/contract/assistant/chat'
import { patient } from '../../support/patient'
import { addressHeader } from '../accounts/people'

let clients = 0

/** Each request from an address of its own, so that no limit of an address is met. */
export function newClient(): Record<string, string> {
  clients += 1
  return { [addressHeader]: `172.16.${clients >> 8}.${clients & 255}` }
}

export interface ReceivedEvent {
  id: string
  type: string
  event: ChatEvent
}

export interface Followed {
  status: number
  headers: IncomingMessage['headers']
  events: ReceivedEvent[]
  /** All that came, as it came. */
  text(): string
  /** Resolves when the server has ended it. */
  ended: Promise<void>
  /** Resolves when so many events have come. */
  have(count: number): Promise<ReceivedEvent[]>
  leave(): void
}

/** Opens a stream; `lastId` as a client that comes again sends it. */
export async function follow(url: string, lastId?: string): Promise<Followed> {
  return await new Promise((resolve, reject) => {
    const headers = {
      ...newClient(),
      'accept-encoding': 'br, gzip',
      ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
    }
    const asked = get(url, { headers, agent: false }, (answer) => {
      let text = ''
      const events: ReceivedEvent[] = []
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
        if (answer.statusCode === 200) events.splice(0, events.length, ...eventsIn(text))
      })
      const ended = new Promise<void>((done) => {
        answer.once('close', () => done())
      })
      answer.on('error', () => undefined)
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        events,
        text: () => text,
        ended,
        have: async (count) =>
          await vi.waitFor(() => {
            expect(events.length).toBeGreaterThanOrEqual(count)
            return events
          }, patient),
        leave: () => answer.destroy(),
      })
    })
    asked.once('error', reject)
  })
}

/** Whole events only: what is cut off counts as not received, as in a browser. */
export function eventsIn(text: string): ReceivedEvent[] {
  const blocks = text.split('\n\n').slice(0, -1)
  return blocks.flatMap((block) => {
    const found = /^id: (\d+\.\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block)
    if (!found) {
      expect(block).toMatch(/^(retry: 2000|:)$/)
      return []
    }
    const [, id = '', type = '', data = ''] = found
    const event = chatEventSchema.parse(JSON.parse(data))
    expect(event.type).toBe(type)
    return { id, type, event }
  })
}
