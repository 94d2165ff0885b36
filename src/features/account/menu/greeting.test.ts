import { describe, expect, it } from 'vitest'
import { greetingWidth, shortName } from './greeting'

describe('a name in the greeting', () => {
  it('is cut at 20 characters, whatever they are made of', () => {
    expect(shortName('a'.repeat(20))).toBe('a'.repeat(20))
    expect([...shortName('😀'.repeat(21))]).toEqual([...'😀'.repeat(19), '…'])
  })

  it.each([
    ['Miriam', undefined],
    ['Miriam12', 8],
    ['a'.repeat(20), 20],
    ['a'.repeat(21), 'max'],
  ])('%s has the width %s', (name, width) => {
    expect(greetingWidth(name)).toBe(width)
  })
})
