/** The stream of a service may be cut anywhere, within characters, frames and sentences: what is shown is always the same. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AlikeVerse } from '#core/assistant/answer-library'
import { openChecker } from '#core/assistant/checking/checker'
import { passageSource } from '#core/assistant/passage-source'
import type { ChatEvent } from '#core/contract/assistant/chat'
import { type LyingAnswer, lyingAnswers } from '../../../tests/support/assistant/lying/lying-answers'
import { starterText } from '../../../tests/support/assistant/lying/starter-text'
import { starterLibrary } from '../../../tests/support/assistant/rows'
import { isLong } from '../../../tests/support/long-series'
import { type FakeChatModel, startFakeChatModel } from '../../../tests/support/servers/chat-model'
import { stream } from '../../../tests/support/servers/chat-model/frames'
import { chatClient } from './client/chat-client'

const cutAnswers = 12
const cutEverywhere = 3

let fake: FakeChatModel
let answers: LyingAnswer[] = []

beforeAll(async () => {
  fake = await startFakeChatModel()
  // Some in other scripts: characters of two bytes and more.
  answers = (await lyingAnswers(cutAnswers, 3)).map((answer) => ({
    ...answer,
    text: answer.text.slice(0, 900),
  }))
})
afterAll(async () => await fake.close())
afterEach(() => vi.unstubAllGlobals())

const found = new Map<string, Promise<readonly AlikeVerse[]>>()

/** The events of an answer through the real client and the real checker. */
async function shown({ locale, question }: LyingAnswer): Promise<ChatEvent[]> {
  const known = await starterLibrary(locale)
  // The same is searched for thousands of times.
  const alike: typeof known.alike = async (words) => {
    const key = `${locale} ${words}`
    const answer = found.get(key) ?? known.alike(words)
    found.set(key, answer)
    return await answer
  }
  const library = { ...known, alike }
  const verse = (await starterText(locale)).verses.find(({ label }) => label === question)
  const source = verse && (await passageSource(library, verse.canonical, verse.canonical))
  const checker = openChecker({ library, sources: source ? [{ n: 1, ...source }] : [] })
  const service = { url: `${fake.url}/chat/completions`, key: 'k', model: 'm', host: 'h', dailyTokens: 1 }
  const events: ChatEvent[] = []
  for await (const piece of chatClient(service).answer([], new AbortController().signal))
    events.push(...(await checker.push(piece)))
  return [...events, ...(await checker.end())]
}

describe('a stream', () => {
  it('in single bytes shows the same as at once', async () => {
    for (const answer of isLong ? answers : answers.slice(0, 1)) {
      fake.text = answer.text
      fake.cuts = 100_000
      fake.bytesPerWrite = undefined
      const whole = await shown(answer)
      expect(whole.length).toBeGreaterThan(1)
      fake.cuts = 3
      fake.bytesPerWrite = 1
      expect(await shown(answer), answer.text).toEqual(whole)
    }
  })

  it.runIf(isLong)('cut at any byte shows the same', { timeout: 1_800_000 }, async () => {
    let cuts = 0
    // In the network every piece would wait for the next one: they are handed over as they are.
    for (const answer of answers.slice(0, cutEverywhere)) {
      const frames = stream({ model: 'm', authorization: undefined, text: answer.text, cuts: 90 })
      const bytes = Buffer.from(frames.join(''))
      const inPieces = async (pieces: readonly Uint8Array[]) => {
        const headers = { 'content-type': 'text/event-stream' }
        vi.stubGlobal('fetch', async () => new Response(streamOf(pieces), { headers }))
        return await shown(answer)
      }
      const whole = await inPieces([bytes])
      for (let at = 1; at < bytes.length; at += 1) {
        expect(await inPieces([bytes.subarray(0, at), bytes.subarray(at)]), `at ${at}`).toEqual(whole)
        cuts += 1
      }
    }
    process.stdout.write(
      `Streams of a model: ${cutAnswers} in single bytes, ${cutEverywhere} cut at ${cuts} places\n`,
    )
  })
})

function streamOf(pieces: readonly Uint8Array[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}
