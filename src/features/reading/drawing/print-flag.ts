/**
 * Whether what only paper shows is drawn (spec 1 §4 "Printing"), pure: from 2 s after load, when nothing else needs the time, so that it
 * is there when somebody prints; and at once for who prints before.
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
