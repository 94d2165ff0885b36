/**
 * A tip (tip-state.ts) with its timer and its cookie: appears 5 s after it is first drawn, unless another box came in
 * this visit, goes after a minute, once a year.
 */
import { useCallback, useEffect, useLayoutEffect, useReducer } from 'react'
import * as limits from '#core/limits'
import { readCookie, writeCookie } from '../../platform/storage/cookies'
import { firstTip, nextTip } from './tip-state'
import { comesUnasked } from './unasked'

/** `cookie` remembers that the tip was closed, also when it closed by itself. */
export function useTip(cookie: string): { isShown: boolean; close: () => void } {
  const [state, dispatch] = useReducer(nextTip, cookie, (name) => firstTip(readCookie(name) !== undefined))
  useEffect(() => {
    if (state === 'closed') return
    const [event, delayMs] =
      state === 'waiting'
        ? (['delay-over', limits.tooltipDelayMs] as const)
        : (['time-over', limits.tooltipCloseMs] as const)
    // Another tab may have closed it meanwhile.
    const isKnown = () => readCookie(cookie) !== undefined
    const timer = setTimeout(() => {
      if (isKnown()) dispatch('close')
      else if (event === 'time-over' || comesUnasked(cookie)) dispatch(event)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [state, cookie])
  // The cookie is written before the tip is gone from the screen.
  useLayoutEffect(() => {
    if (state === 'closed' && readCookie(cookie) === undefined) writeCookie(cookie, '1')
  }, [state, cookie])
  return { isShown: state === 'shown', close: useCallback(() => dispatch('close'), []) }
}
