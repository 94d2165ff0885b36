/** Work that the next picture on the screen need not wait for. */
import { type EffectCallback, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

/** By then a page that is hidden, which paints nothing, goes on. */
const longestWaitMs = 200
/**
 * Frames from that of the picture until it is on the screen. The browser begins the next one when it has painted this, and the one after that when it has
 * shown it: few processors have time for either beside other work.
 */
const framesUntilShown = 2

/** Like an effect, once the next frame is painted; the call of what this returns ends it, or keeps it from beginning. */
export function afterPaint(begin: EffectCallback): () => void {
  let end: ReturnType<EffectCallback>
  let frame = 0
  const run = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    end = begin()
  }
  const timer = setTimeout(run, longestWaitMs)
  const wait = (frames: number) => {
    frame = requestAnimationFrame(() => (frames === 0 ? run() : wait(frames - 1)))
  }
  wait(framesUntilShown)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    end?.()
  }
}

/** Nothing in the first picture, then its children: what opened them is seen to be pressed before they are drawn. */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return isPainted ? children : null
}

/** Does what was asked for last once the next frame is painted; nothing more when the component has gone. */
export function useAfterPaint(): (begin: EffectCallback) => void {
  const keep = useRef<() => void>(undefined)
  useEffect(() => () => keep.current?.(), [])
  return useCallback((begin) => {
    keep.current?.()
    keep.current = afterPaint(begin)
  }, [])
}
