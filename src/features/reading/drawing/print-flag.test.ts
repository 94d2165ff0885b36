import { expect, it } from 'vitest'
import { notPrinting, type PrintEvent, printFlag } from './print-flag'

it.each<[PrintEvent[], boolean]>([
  [[], false],
  [['loaded'], true],
  [['before-print'], true],
  [['before-print', 'after-print'], false],
  [['before-print', 'loaded', 'after-print'], true],
  [['loaded', 'before-print', 'after-print'], true],
  [['after-print'], false],
])('after %j what only paper shows is drawn: %s', (events, isDrawn) => {
  expect(events.reduce(printFlag, notPrinting).isDrawn).toBe(isDrawn)
})
