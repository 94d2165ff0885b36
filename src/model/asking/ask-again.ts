/**
 * Repeats a failed request by itself: as soon as the network is back, when the person returns to the page,
 * and from time to time, because a network without a connection counts as one. Not part of the first load.
 */
import { isOnline } from '../../platform/page/online'

const firstWaitMs = 2_000
const longestWaitMs = 60_000

/** Repeats `ask` until it answers true, or until the returned function is called. */
export function askAgain(ask: () => Promise<boolean>): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  let waitMs = firstWaitMs
  let isAsking = false
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(run, waitMs)
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }
  const run = async () => {
    if (isAsking || stop.signal.aborted) return
    if (!isOnline() || document.visibilityState === 'hidden') return wait()
    isAsking = true
    const isOver = await ask().catch(() => false)
    isAsking = false
    if (isOver) end()
    else if (!stop.signal.aborted) wait()
  }
  const end = () => {
    stop.abort()
    clearTimeout(timer)
  }
  const onBack = () => {
    // A network that is just back may fail once more.
    waitMs = firstWaitMs
    void run()
  }
  addEventListener('online', onBack, { signal: stop.signal })
  addEventListener('focus', onBack, { signal: stop.signal })
  addEventListener('pageshow', onBack, { signal: stop.signal })
  document.addEventListener('visibilitychange', onBack, { signal: stop.signal })
  wait()
  return end
}
