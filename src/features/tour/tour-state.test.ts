import { describe, expect, it } from 'vitest'
import { nextStep, tourEventOf } from './tour-state'

describe('the help tour', () => {
  it.each([
    [0, 'next', 1],
    [4, 'next', undefined],
    [3, 'back', 2],
    [0, 'back', 0],
    [0, 'skip', undefined],
    [3, 'skip', undefined],
  ] as const)('goes from step %i with %s to %s', (step, event, next) => {
    expect(nextStep(step, event, 5)).toBe(next)
  })

  it.each([
    ['ArrowRight', 'ltr', 'next'],
    ['ArrowLeft', 'ltr', 'back'],
    ['ArrowRight', 'rtl', 'back'],
    ['ArrowLeft', 'rtl', 'next'],
    ['ArrowDown', 'rtl', 'next'],
    ['Escape', 'ltr', 'skip'],
    ['Tab', 'ltr', undefined],
  ])('%s in %s is %s', (key, direction, event) => {
    expect(tourEventOf(key, direction)).toBe(event)
  })
})
