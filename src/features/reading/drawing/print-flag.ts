/**
 * Decides whether the parts for paper are drawn (spec 1 §4 "Printing"): from 2 s after load, when the page is idle, so
 * that they are there when a person prints; and at once for a person who prints earlier. Pure.
 */
export type PrintEvent = 'loaded' | 'before-print' | 'after-print'

export interface PrintFlag {
  isDrawn: boolean
  isLoaded: boolean
}

export const notPrinting: PrintFlag = { isDrawn: false, isLoaded: false }

export function printFlag({ isDrawn, isLoaded }: PrintFlag, event: PrintEvent): PrintFlag {
  if (event === 'loaded') return { isDrawn: true, isLoaded: true }
  return { isDrawn: event === 'before-print' ? true : isDrawn && isLoaded, isLoaded }
}
