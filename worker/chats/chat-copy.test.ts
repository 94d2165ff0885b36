import { describe, expect, it } from 'vitest'
import { foldEvents } from '#core/assistant/fold-events'
import type { Chat } from '#core/contract/assistant/chat'
import {
  answerMessage,
  answerOf,
  chatNumbered,
  partNumbered,
  questionMessage,
  runningChat,
  sourceNumbered,
} from '../testing/chats'
import { brokenOff, openAnswer, withAnswer, withServerAnswer } from './chat-copy'

const events = answerOf(3)
const after = (count: number) => foldEvents(events.slice(0, count))

function grown(chat: Chat, count: number): Chat {
  const result = withAnswer(chat, 2, after(count))
  if (typeof result === 'string') throw new Error(result)
  return result
}

const ended = (parts: number) =>
  runningChat(1, {
    messages: [
      questionMessage(1, 'Wer war Rut?'),
      answerMessage(2, { state: 'complete', parts: [1, 2, 3].slice(0, parts).map(partNumbered) }),
    ],
    subscription_url: '',
  })

describe('an answer', () => {
  it('grows by each event, its sources with it, and ends with the last', () => {
    const half = grown(runningChat(1), 3)
    expect(half.messages.at(-1)).toMatchObject({ state: 'streaming', parts: [1, 2].map(partNumbered) })
    expect(half.context.metadata.metadata_list).toEqual([sourceNumbered(1)])
    expect(openAnswer(half)?.n).toBe(2)
    const whole = grown(half, events.length)
    expect(whole.messages.at(-1)).toMatchObject({ state: 'complete', by: 'library' })
    expect(whole.subscription_url).toBe('')
    expect(whole.updated).toBe(runningChat(1).updated)
  })

  it('never shrinks: a tab that lags behind changes nothing', () => {
    const ahead = grown(runningChat(1), 4)
    expect(withAnswer(ahead, 2, after(2))).toBe('unchanged')
    expect(withAnswer(ahead, 2, after(4))).toBe('unchanged')
    expect(grown(ahead, 5)).toEqual(grown(runningChat(1), 5))
  })

  it('that has ended, or is followed by another one, is over', () => {
    const whole = grown(runningChat(1), events.length)
    expect(withAnswer(whole, 2, after(2))).toBe('over')
    const further = runningChat(1, {
      messages: [...whole.messages, questionMessage(3, '?'), answerMessage(4)],
    })
    expect(withAnswer(further, 2, after(5))).toBe('over')
  })

  it('that failed on the server is an error only where nothing came', () => {
    const failure = { type: 'error', code: 'unavailable' } as const
    const nothing = withAnswer(runningChat(1), 2, foldEvents([failure]))
    expect(nothing).toMatchObject({ subscription_url: '', messages: [{}, { state: 'failed', error: true }] })
    const some = withAnswer(runningChat(1), 2, foldEvents([...events.slice(0, 2), failure]))
    expect(some).toMatchObject({ messages: [{}, { state: 'incomplete', error: false }] })
  })

  it('that should have ended long ago has broken off, and still goes on when something comes', () => {
    const chat = grown(runningChat(1, { updated: 1_000 }), 2)
    expect(brokenOff(chat, 1_499, 500)).toBeUndefined()
    const broken = brokenOff(chat, 1_500, 500)
    expect(broken?.messages.at(-1)).toMatchObject({ state: 'incomplete', parts: [partNumbered(1)] })
    expect(broken && grown(broken, 3).messages.at(-1)).toMatchObject({ state: 'streaming' })
    expect(broken && brokenOff(broken, 9_000, 500)).toBeUndefined()
    expect(brokenOff(ended(3), 9_000, 500)).toBeUndefined()
  })
})

describe('what the server answers', () => {
  it('is kept as it is where nothing is known, or less, or something else', () => {
    const answered = ended(3)
    for (const copy of [undefined, chatNumbered(1), runningChat(1), grown(runningChat(1), 3), answered])
      expect(withServerAnswer(copy, answered)).toBe(answered)
    const further = runningChat(1, {
      messages: [...answered.messages, questionMessage(3, 'Und?'), answerMessage(4)],
    })
    expect(withServerAnswer(answered, further)).toBe(further)
  })

  it('does not take back what the stream has told meanwhile', () => {
    const copy = grown(runningChat(1), 4)
    const answered = {
      ...grown(runningChat(1), 2),
      title: 'Neu',
      subscription_url: '/api/chat/x/stream?ticket=t2',
    }
    const kept = withServerAnswer(copy, answered)
    expect(kept).toMatchObject({ title: 'Neu', subscription_url: answered.subscription_url })
    expect(kept.messages.at(-1)?.parts).toHaveLength(3)
  })

  it('does not take back an end', () => {
    const copy = grown(runningChat(1), events.length)
    const kept = withServerAnswer(copy, runningChat(1, { title: 'Neu' }))
    expect(kept.messages).toEqual(copy.messages)
    expect(kept).toMatchObject({ title: 'Neu', subscription_url: '', context: copy.context })
  })
})
