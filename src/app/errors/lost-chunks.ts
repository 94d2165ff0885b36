/**
 * Reloads the page when a chunk cannot be loaded even on the second try (ui/timing/once-online.ts), or when another caller tries
 * twice: the chunk belongs to a build that the server no longer has. One reload gets the current build. A guard keeps it from
 * becoming a loop, and offline it does not reload, because that would only lose what is on the screen (SERVICE-WORKER rule 5). It
 * keeps text typed a moment ago before.
 */
import * as limits from '#core/limits'
import { reloadPage } from '../../platform/page/reload'
import { readSessionText, writeSessionText } from '../../platform/storage/session'
import { whenLost } from '../../ui/timing/once-online'

declare const __BUILD__: string

const reloadedFor = 'perikope-reloaded-for'

/** Reloads once per build when a chunk is lost; a second loss is handled like any other error (error-view). */
export function reloadForLostChunks(): void {
  const heard = new Set<string>()
  const errors = new WeakSet<Error>()
  let reloading: Promise<boolean> | undefined
  /** True where the page is about to be loaded anew. */
  const reload = async (): Promise<boolean> => {
    if (reloading) return await reloading
    if (readSessionText(reloadedFor) === __BUILD__) return false
    reloading = reloadFromServer()
    const isReloading = await reloading
    if (!isReloading) reloading = undefined
    return isReloading
  }
  addEventListener('vite:preloadError', ({ payload }) => {
    if (heard.has(payload.message)) void reload()
    heard.add(payload.message)
    errors.add(payload)
  })
  // The second try may fail in another way: the style sheet of a part is asked for once, its script each time.
  whenLost(async (error) => error instanceof Error && errors.has(error) && (await reload()))
}

async function reloadFromServer(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', signal: AbortSignal.timeout(limits.slowLoadMs) })
  } catch {
    return false
  }
  // Without a guard it could go on for ever.
  if (!writeSessionText(reloadedFor, __BUILD__)) return false
  reloadPage()
  return true
}
