import { describe, expect, it } from 'vitest'
import { answerOf } from '../testing/chats'
import { messagesOf, readChatEvent } from './stream-events'

function streamOf(...chunks: readonly (Uint8Array | Error)[]): ReadableStream<Uint8Array> {
  const left = [...chunks]
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift()
      if (chunk === undefined) controller.close()
      else if (chunk instanceof Error) controller.error(chunk)
      else controller.enqueue(chunk)
    },
  })
}

const bytes = (text: string) => new TextEncoder().encode(text)

async function read(stream: ReadableStream<Uint8Array>) {
  const found: [id: string | undefined, data: string][] = []
  let heard = 0
  for await (const { id, data } of messagesOf(stream, () => (heard += 1))) found.push([id, data])
  return { found, heard }
}

describe('the messages of a stream', () => {
  it('are the same wherever the way cuts its bytes', async () => {
    const text = bytes(': hier\r\nid: 1\r\ndata: „Grüß Gott“\r\n\r\nevent: done\nid: 2\ndata: a\ndata: b\n\n')
    for (let size = 1; size < 9; size += 1) {
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, (at + 1) * size),
      )
      const { found, heard } = await read(streamOf(...chunks))
      expect(found).toEqual([
        ['1', '„Grüß Gott“'],
        ['2', 'a\nb'],
      ])
      expect(heard).toBe(chunks.length)
    }
  })

  it('are none of a message that is cut off', async () => {
    expect((await read(streamOf(bytes('id: 1\ndata: a\n\nid: 2\ndata: {"type":"done"}\n')))).found).toEqual([
      ['1', 'a'],
    ])
  })

  it('end with the reason', async () => {
    await expect(read(streamOf(bytes('id: 1\n'), new TypeError('lost')))).rejects.toMatchObject({
      code: 'network',
    })
    const endless = Array.from({ length: 30 }, () => bytes('x'.repeat(50_000)))
    await expect(read(streamOf(bytes('data: '), ...endless))).rejects.toMatchObject({ code: 'api-response' })
  })
})

describe('an event', () => {
  it.each(answerOf(1))('of the contract is read: $type', (event) => {
    expect(readChatEvent(JSON.stringify(event))).toEqual(event)
  })

  it.each([
    ['{"type":"later","x":1}', 'unknown'],
    ['{"type":"constructor"}', 'unknown'],
    ['{"type":"sentence"}', undefined],
    ['{"type":7}', undefined],
    ['{"type":"done","state":"streaming","by":"model","limit_usage":1}', undefined],
    ['{"type":"done"', undefined],
    ['null', undefined],
  ])('%s is %s', (data, expected) => {
    expect(readChatEvent(data)).toBe(expected)
  })
})
