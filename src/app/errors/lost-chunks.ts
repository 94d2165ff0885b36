/**
 * A chunk that cannot be loaded, and not when it is asked for again (ui/timing/once-online.ts), belongs to a build that is gone: one reload gets
 * the present one, guarded so that it never becomes a loop, and never without the server, where it would only lose what is on the
 * screen (SERVICE-WORKER rule 5).
 */
declare const __BUILD__: string

const reloadedFor = 'perikope-reloaded-for'

/** Reloads once per build when a chunk is lost; a second loss is an error like any other (error-view). */
export function reloadForLostChunks(): void {
  const failed = new Set<string>()
  addEventListener('vite:preloadError', ({ payload: { message } }) => {
    if (failed.has(message) && sessionStorage.getItem(reloadedFor) !== __BUILD__)
      fetch('/', { method: 'HEAD' }).then(reload, () => {})
    failed.add(message)
  })
}

function reload(): void {
  sessionStorage.setItem(reloadedFor, __BUILD__)
  location.reload()
}
