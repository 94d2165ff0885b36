import { describe, expect, it } from 'vitest'
import { visibleText } from './visible-text'

/** What comes of a text in pieces of so many units. */
function seen(text: string, size: number, most = 1_000): string[] {
  const visible = visibleText(most)
  const given: string[] = []
  for (let at = 0; at < text.length; at += size) given.push(visible.push(text.slice(at, at + size)))
  return [...given, visible.rest()].filter(Boolean)
}

describe.each([1, 2, 3, 7, 100])('in pieces of %i', (size) => {
  it.each([
    ['A < B <thin> and </th', 'A < B <thin> and </th'],
    ['<think>one</think>Two', 'Two'],
    ['  <think>\none <b> </thin\n</think>\n\n Two', 'Two'],
    ['<THINKING>one</Thinking>Two', 'Two'],
    ['One<think>two</think> three<think>four</think>.', 'One three.'],
    ['<think>one <think> two</think>Three', 'Three'],
    ['<thought>one</thought>Two <reasoning>three</reasoning>', 'Two '],
    ['<think>never ends', ''],
    ['\n \t', ''],
    ['🕊️ 𐤀', '🕊️ 𐤀'],
    ['half \ud83d', 'half '],
  ])('%j is seen as %j', (text, expected) => {
    const pieces = seen(text, size)
    expect(pieces.join('')).toBe(expected)
    expect(pieces.filter((piece) => /\p{Surrogate}/u.test(piece))).toEqual([])
  })

  it('thinking whose beginning is missing is no answer', () => {
    expect(() => seen('Hm, let me see.</think>John 3:16', size)).toThrow('thinking without a beginning')
  })

  it('no more is seen than may be, in whole characters', () => {
    expect(seen('<think>long thoughts</think>12🕊3', size, 3).join('')).toBe('12')
    expect(seen('12🕊', size, 4).join('')).toBe('12🕊')
  })
})

it('is full once something was left out', () => {
  const visible = visibleText(4)
  visible.push('1234')
  expect([visible.isFull(), visible.hasText()]).toEqual([false, true])
  visible.push('5')
  expect(visible.isFull()).toBe(true)
})
