/**
 * A chunk that cannot be loaded belongs to a build that is gone: one reload gets the present one, guarded so that it never
 * becomes a loop, and never offline, where it would only lose what is on the screen (SERVICE-WORKER rule 5).
 */
declare const __BUILD__: string

const reloadedFor = 'perikope-reloaded-for'

/** Reloads once per build when a chunk is lost; a second loss is an error like any other. */
export function reloadForLostChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(reloadedFor) === __BUILD__) return
    sessionStorage.setItem(reloadedFor, __BUILD__)
    event.preventDefault()
    location.reload()
  })
}
