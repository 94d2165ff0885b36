/**
 * Reloads the page when a chunk cannot be loaded even on the second try (ui/timing/once-online.ts): the chunk
 * belongs to a build that the server no longer has. One reload gets the current build. A guard keeps it from
 * becoming a loop, and offline it does not reload, because that would only lose what is on the screen
 * (SERVICE-WORKER rule 5). What was typed a moment ago is kept before.
 */
import { reloadPage } from '../../platform/page/reload'
import { readSessionText, writeSessionText } from '../../platform/storage/session'

declare const __BUILD__: string

const reloadedFor = 'perikope-reloaded-for'

/** Reloads once per build when a chunk is lost; a second loss is handled like any other error (error-view). */
export function reloadForLostChunks(): void {
  const failed = new Set<string>()
  addEventListener('vite:preloadError', ({ payload: { message } }) => {
    if (failed.has(message) && readSessionText(reloadedFor) !== __BUILD__)
      fetch('/', { method: 'HEAD' }).then(reload, () => {})
    failed.add(message)
  })
}

function reload(): void {
  // Without a guard it could go on for ever.
  if (writeSessionText(reloadedFor, __BUILD__)) reloadPage()
}
