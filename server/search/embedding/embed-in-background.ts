/** Embeds the library from time to time while the server runs: new editions come at any time. */
import { hourMs } from '#core/time'

const firstAfterMs = 2_000
const everyMs = 60_000

/**
 * Runs `pass` again and again; after one that returns false ever later, up to an hour. Returns the function
 * that stops it, which waits for a pass under way.
 */
export function embedInBackground(pass: () => Promise<boolean>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let pauseMs = everyMs
  let isStopped = false
  const runLater = (afterMs: number) =>
    setTimeout(() => {
      running = pass().then((isWhole) => {
        pauseMs = isWhole ? everyMs : Math.min(2 * pauseMs, hourMs)
        if (!isStopped) timer = runLater(pauseMs)
      })
    }, afterMs).unref()
  let timer = runLater(firstAfterMs)
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
