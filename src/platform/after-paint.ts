/** Work that the next picture on the screen need not wait for. */
import type { EffectCallback } from 'react'

/** By then a page that is hidden, which paints nothing, goes on. */
const longestWaitMs = 100

/** Like an effect, once the next frame is painted; the call of what this returns ends it, or keeps it from beginning. */
export function afterPaint(begin: EffectCallback): () => void {
  let end: ReturnType<EffectCallback>
  const run = () => {
    end = begin()
  }
  let timer = setTimeout(run, longestWaitMs)
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    end?.()
  }
}
