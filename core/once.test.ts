import { expect, it } from 'vitest'
import { once } from './once'

it('makes a value at its first use and keeps it, also where there is none', () => {
  let made = 0
  const value = once(() => {
    made += 1
  })
  expect(made).toBe(0)
  value()
  value()
  expect(made).toBe(1)
})

it('tries again what failed', () => {
  const answers = [new Error('not yet'), 'here']
  const value = once(() => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  expect(value).toThrow('not yet')
  expect(value()).toBe('here')
  expect(value()).toBe('here')
})
