import { describe, expect, it } from 'vitest'
import { errorCodes } from '../error-codes'
import { isPassing } from './passing-failure'

describe('a failure', () => {
  it.each(errorCodes)('%s passes by itself only if the network or the server brings it about', (code) => {
    const isExpected = ['network', 'slow', 'captive-portal', 'unavailable', 'too-many-requests'].includes(
      code,
    )
    expect(isPassing({ code, message: '', details: {} })).toBe(isExpected)
  })

  it.each([
    [408, true],
    [429, true],
    [500, false],
    [502, true],
    [503, true],
    [504, true],
    [404, false],
  ])('with an answer of status %i that is not ours: %s', (status, passes) => {
    expect(isPassing({ code: 'api-response', message: '', details: { status } })).toBe(passes)
  })
})
