/** How the answer of the chat model is cut, and what it notices of a caller that hangs up. */
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ChatBehaviour, type FakeChatModel, startFakeChatModel } from '../chat-model'
import { firstHalf, thinkTags } from './frames'
import { askChat, question, read, readSome } from './simple-reader'

let fake: FakeChatModel

beforeAll(async () => {
  fake = await startFakeChatModel()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.behaviour = 'truthful'
  fake.text = text
  fake.cuts = 7
  fake.bytesPerWrite = undefined
  fake.pauseMs = 0
  fake.asked.length = 0
})

const text = 'Im Anfang war das Wort — „λόγος“ 🕊️ [1].\n\nUnd [2, 3] 𐤀.'
const ask = () => askChat(fake)

const half = firstHalf(text)

async function answerOf(behaviour: ChatBehaviour) {
  fake.behaviour = behaviour
  return read(await (await ask()).text())
}

/** fetch may join what came before one reads; the client of Node gives each write as it came. */
function writeSizes(): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const asking = request(`${fake.url}/chat/completions`, { method: 'POST' }, (answer) => {
      const sizes: number[] = []
      answer.on('data', (part: Buffer) => sizes.push(part.length)).on('end', () => resolve(sizes))
    })
    asking.on('error', reject).end(JSON.stringify(question))
  })
}

describe('a caller that breaks off', () => {
  const wholeFrames = /"content":"".*\n\n/
  it.each([
    ['silent-midway', (body: string) => read(body).text === half],
    ['endless', (body: string) => read(body).text.length > 1_000],
    ['truthful', (body: string) => wholeFrames.test(body)],
  ] satisfies [ChatBehaviour, (body: string) => boolean][])(
    'is noticed while it reads: %s',
    async (behaviour, isEnough) => {
      fake.behaviour = behaviour
      fake.pauseMs = behaviour === 'truthful' ? 50 : 0
      const { body } = await readSome(await ask(), isEnough)
      expect(isEnough(body)).toBe(true)
      await expect.poll(() => fake.asked[0]?.brokenOff).toBe(true)
    },
  )

  it('is noticed while it waits for the first frame, or for headers', async () => {
    fake.behaviour = 'silent'
    const silent = await ask()
    expect(silent.headers.get('content-type')).toContain('text/event-stream')
    await silent.body?.cancel()
    await expect.poll(() => fake.asked[0]?.brokenOff).toBe(true)

    fake.behaviour = 'no-headers'
    const giveUp = new AbortController()
    const refused = expect(askChat(fake, question, giveUp.signal)).rejects.toThrow('abort')
    await expect.poll(() => fake.asked.length).toBe(2)
    giveUp.abort()
    await refused
    await expect.poll(() => fake.asked[1]?.brokenOff).toBe(true)
  })

  it('may hang up when it has [DONE]', async () => {
    fake.bytesPerWrite = 1
    await readSome(await ask(), (body) => body.endsWith('[DONE]'))
    await answerOf('truthful')
    expect(fake.asked.map((asked) => asked.brokenOff)).toEqual([false, false])
  })
})

describe('the pieces', () => {
  it('have as many characters as asked for, never parts of one', async () => {
    fake.cuts = 4
    const { pieces } = await answerOf('truthful')
    const characters = Array.from(text)
    expect(pieces[0]).toBe('Im A')
    expect(pieces).toHaveLength(Math.ceil(characters.length / 4))
    expect(pieces.slice(0, -1).every((piece) => Array.from(piece).length === 4)).toBe(true)
  })

  it('end at the places given, even within a character', async () => {
    const dove = text.indexOf('🕊')
    fake.cuts = [dove + 1, 3, 0, 9_999, 3]
    const answer = await answerOf('truthful')
    expect(answer.pieces).toEqual([text.slice(0, 3), text.slice(3, dove + 1), text.slice(dove + 1)])
    expect(answer.text).toBe(text)
  })

  it('count from the answer when thinking stands before it', async () => {
    fake.cuts = [-4, 2]
    expect((await answerOf('think-tags')).pieces).toEqual([thinkTags.slice(0, -4), 'k>\n\nIm', text.slice(2)])
  })

  it('count on behind the bytes that are no UTF-8', async () => {
    fake.cuts = [2, half.length + 3]
    const { pieces } = await answerOf('wrong-charset')
    const rest = text.slice(half.length)
    expect(pieces).toEqual(['Im', half.slice(2), '\uFFFD(\uFFFD', rest.slice(0, 3), rest.slice(3)])
  })

  it.each([1, 3, 64, 500])('leave in writes of %i bytes, across characters and frames', async (bytes) => {
    fake.bytesPerWrite = bytes
    const sizes = await writeSizes()
    expect(sizes.length).toBeGreaterThan(3)
    expect(new Set(sizes.slice(0, -1))).toEqual(new Set([bytes]))
    expect(sizes.at(-1)).toBeLessThanOrEqual(bytes)
  })

  it('leave in a write for each frame where nothing is said', async () => {
    const { data } = await answerOf('truthful')
    expect(await writeSizes()).toHaveLength(data.length)
  })
})
