// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ErrorWire } from '#core/errors'
import { drawHook, startDrawing } from '../../../tests/support/drawn/draw'
import { speakAll } from '../../../tests/support/drawn/speak'
import { formatBytes } from './format-bytes'
import { formatInstant } from './format-instant'
import { formatLabel, formatNumber, formatShare } from './format-number'
import { formatClock, formatDay, formatLongDay, formatWhen, isToday, localDay } from './format-time'
import { useErrorText } from './use-error-text'

startDrawing()
/** Blanks that do not break are blanks. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('numbers', () => {
  it.each([
    ['de', 1_234_567, '1.234.567'],
    ['en', 1_234_567, '1,234,567'],
    ['fr', 1_234_567, '1 234 567'],
    ['fa', 1_234, '۱٬۲۳۴'],
    ['he', 1_234, '1,234'],
  ])('in %s are written with its digits and signs', (locale, value, expected) => {
    expect(plain(formatNumber(value, locale))).toBe(expected)
  })

  it('are written as they are asked for each time, though the way is kept', () => {
    const percent = { style: 'percent' } as const
    expect(plain(formatNumber(0.5, 'de', percent))).toBe('50 %')
    expect(formatNumber(0.5, 'de')).toBe('0,5')
    expect(plain(formatNumber(0.25, 'de', percent))).toBe('25 %')
  })

  it.each([
    [0, 365, '0 %'],
    [1, 365, '1 %'],
    [182, 365, '50 %'],
    [364, 365, '99 %'],
    [365, 365, '100 %'],
    [400, 365, '100 %'],
    [0, 0, '0 %'],
  ])('%i of %i are %s: all and nothing are called so only where they are', (part, whole, expected) => {
    expect(plain(formatShare(part, whole, 'de'))).toBe(expected)
  })

  it.each([
    ['de', 2026, '2026'],
    ['fa', 2026, '۲۰۲۶'],
  ])('that are names have no groups in %s', (locale, value, expected) => {
    expect(formatLabel(value, locale)).toBe(expected)
  })

  it.each([
    [0, '0 Byte'],
    [999, '999 Byte'],
    [1_000, '1 kB'],
    [1_949_000, '1,9 MB'],
    [73_000_000_000, '73 GB'],
    [5_000_000_000_000, '5.000 GB'],
  ])('of %i bytes are said as %s', (bytes, expected) => {
    expect(plain(formatBytes(bytes, 'de'))).toBe(expected)
  })
})

describe('times', () => {
  const now = new Date(2026, 10, 21, 12, 0).getTime()
  const morning = new Date(2026, 10, 21, 7, 42).getTime()
  const before = new Date(2026, 10, 20, 23, 59).getTime()
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['a clock', formatClock(morning, 'de'), '07:42'],
    ['a day', formatDay(morning, 'de'), '21.11.2026'],
    ['a long day', formatLongDay(morning, 'de'), 'Samstag, 21. November 2026'],
    ['a day in Persian, in its digits and the calendar of all', formatDay(morning, 'fa'), '۲۱ نوامبر ۲۰۲۶'],
  ])('are said as %s', (_, said, expected) => {
    expect(plain(said)).toBe(expected)
  })

  it('of today are said as such, earlier ones with their day', () => {
    expect(formatWhen(morning, 'de', 'heute')).toBe('heute, 07:42')
    expect(plain(formatWhen(before, 'de', 'heute'))).toBe('20.11.2026, 23:59')
    expect(formatWhen(morning, 'ar', 'اليوم')).toMatch(/^اليوم، /)
    expect(formatInstant(morning, 'de')).toBe('07:42')
    expect(plain(formatInstant(before, 'de'))).toBe('20.11.2026, 23:59')
  })

  it.each([
    [morning, true],
    [new Date(2026, 10, 21, 0, 0).getTime(), true],
    [before, false],
    [new Date(2026, 10, 22, 0, 0).getTime(), false],
  ])('%i lies in the day it is where the device is: %s', (at, expected) => {
    expect(isToday(at)).toBe(expected)
  })

  it('have a day of the device, with two digits', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05')
  })
})

describe('what a person is told of an error', () => {
  beforeEach(() => speakAll('de'))
  const said = async (error: ErrorWire | undefined) => (await drawHook(() => useErrorText(error))).now()

  it('is nothing without one', async () => {
    expect(await said(undefined)).toBe('')
  })

  it('is the sentence of its code in the language of the interface', async () => {
    const network: ErrorWire = { code: 'network', message: 'Failed to fetch', details: {} }
    const german = await said(network)
    await speakAll('fr')
    const french = await said(network)
    expect(german).toMatch(/\s/)
    expect(french).toMatch(/\s/)
    expect(french).not.toBe(german)
    await speakAll('de')
  })

  it('is what the payload says, where it says something', async () => {
    expect(
      await said({ code: 'invalid-input', message: '', details: { message: 'Das Feld ist zu lang.' } }),
    ).toBe('Das Feld ist zu lang.')
  })

  it('has the payload of an unexpected one line by line', async () => {
    const lines = (
      await said({ code: 'api-response', message: '', details: { field: 'x', id: 'hidden' } })
    ).split('\n')
    expect(lines.slice(1)).toEqual(['field: x'])
  })
})
