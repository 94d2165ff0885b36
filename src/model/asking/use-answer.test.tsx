// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { doing, drawHook, later, startDrawing, until } from '../../../tests/support/drawn/draw'
import { useAnswer, useLastAnswer } from './use-answer'

startDrawing()

/** Questions that the test answers, by their words. */
function questions() {
  const asked = new Map<string, ReturnType<typeof later<string>>>()
  const ask = (words: string) => {
    const one = later<string>()
    asked.set(words, one)
    return one.comes
  }
  return { asked, ask, answer: (words: string) => doing(() => asked.get(words)?.come(`of ${words}`)) }
}

describe('an answer', () => {
  it('is that to the input of now, however late another one comes', async () => {
    const { asked, ask, answer } = questions()
    let words = 'one'
    const { now, again } = await drawHook(() => useAnswer([words], () => ask(words)))
    expect(now()).toBeUndefined()
    words = 'two'
    await again()
    await answer('two')
    await answer('one')
    expect(now()).toBe('of two')
    await again()
    expect([...asked.keys()]).toEqual(['one', 'two'])
  })

  it('is none while nothing is asked for, and none of before', async () => {
    const { ask, answer } = questions()
    let input: string[] | undefined
    const { now, again } = await drawHook(() => useAnswer(input, () => ask(input?.join() ?? '')))
    expect(now()).toBeUndefined()
    input = ['a', 'b']
    await again()
    await answer('a,b')
    expect(now()).toBe('of a,b')
    input = undefined
    await again()
    expect(now()).toBeUndefined()
  })

  it('may stay until the next one is there', async () => {
    const { ask, answer } = questions()
    let words = 'one'
    const { now, again } = await drawHook(() => useLastAnswer([words], () => ask(words)))
    await answer('one')
    words = 'two'
    await again()
    expect(now()).toBe('of one')
    await answer('two')
    expect(now()).toBe('of two')
  })

  it('is asked for once the input stays the same', async () => {
    const ask = vi.fn(async (words: string) => words)
    let words = 'o'
    const { now, again } = await drawHook(() => useAnswer([words], async () => await ask(words), 40))
    words = 'on'
    await again()
    await until(() => expect(now()).toBe('on'))
    expect(ask.mock.calls).toEqual([['on']])
  })

  it('that fails is none', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const { now } = await drawHook(() => useAnswer([1], async () => await Promise.reject(new Error('test'))))
    await until(() => expect(report).toHaveBeenCalledOnce())
    expect(now()).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
