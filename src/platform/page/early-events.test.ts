import { expect, it } from 'vitest'
import { earlyEvents } from './early-events'

it('gives the first events before somebody listens, then each as it comes', () => {
  const events = earlyEvents<[kind: string, number: number]>()
  for (let number = 1; number <= 12; number += 1) events.tell('early', number)
  const heard: string[] = []
  events.hear((kind, number) => heard.push(`${kind} ${number}`))
  expect(heard).toHaveLength(10)
  expect(heard.at(-1)).toBe('early 10')
  events.tell('late', 13)
  expect(heard.at(-1)).toBe('late 13')
})

it('tells the one who listens last, and never twice', () => {
  const events = earlyEvents<[string]>()
  events.tell('early')
  const [first, second]: [string[], string[]] = [[], []]
  events.hear((event) => first.push(event))
  events.hear((event) => second.push(event))
  events.tell('late')
  expect([first, second]).toEqual([['early'], ['late']])
})
