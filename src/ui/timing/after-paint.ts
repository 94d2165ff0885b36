/** Work that does not hold up the next frame. */
import { type EffectCallback, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

/** After this time the work runs in a hidden tab, which paints nothing. */
const longestWaitMs = 200
/**
 * Frames until the current one is on the screen. The browser starts the next frame when it has painted this
 * one, and the one after that when it has shown it: few processors have time for either beside other work.
 */
const framesUntilShown = 2

/**
 * Runs `begin` two animation frames later, when the current frame is on screen; after 200 ms in a hidden tab.
 * The returned function runs its clean-up, or cancels it.
 */
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

/**
 * Draws nothing in the first frame, then its children: the pressed state of what opened them is painted
 * first.
 */
export function AfterPaint({ children }: { children: ReactNode }): ReactNode {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => afterPaint(() => setIsPainted(true)), [])
  return isPainted ? children : null
}

/** Runs the last requested work after the next frame is painted; cancels it when the component has gone. */
export function useAfterPaint(): (begin: EffectCallback) => void {
  const keep = useRef<() => void>(undefined)
  useEffect(() => () => keep.current?.(), [])
  return useCallback((begin) => {
    keep.current?.()
    keep.current = afterPaint(begin)
  }, [])
}
