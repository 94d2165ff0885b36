/**
 * A processor that is slower by a factor, for pages and their workers alike: the programs of the browser run only a share of
 * the time. What DevTools offer slows the page alone.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'

/** Of one turn of running and standing still. */
const turnMs = 20

/** Slows down all pages of the browser while `run` runs. */
export async function withSlowProcessor<Result>(
  context: BrowserContext,
  factor: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const pids = await renderers(context)
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids)
      try {
        process.kill(pid, name)
      } catch {
        // It has ended.
      }
  }
  const over = new AbortController()
  const slow = (async () => {
    while (!over.signal.aborted) {
      signal('SIGSTOP')
      await wait(turnMs * (1 - 1 / factor))
      signal('SIGCONT')
      await wait(turnMs / factor)
    }
  })()
  try {
    return await run()
  } finally {
    over.abort()
    await slow
  }
}

async function renderers(context: BrowserContext): Promise<number[]> {
  const browser = context.browser()
  if (!browser) throw new Error('A browser with a profile of its own cannot be slowed down')
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}
