/**
 * A chunk that cannot be loaded belongs to a build that is gone: one reload gets the present one, guarded so that it never
 * becomes a loop, and never offline, where it would only lose what is on the screen (SERVICE-WORKER rule 5).
 */
declare const __BUILD__: string

const reloadedFor = 'perikope-reloaded-for'
let isUnderWay = false

/** Reloads once per build when a chunk is lost; a second loss is an error like any other (error-view). */
export function reloadForLostChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(reloadedFor) === __BUILD__) return
    sessionStorage.setItem(reloadedFor, __BUILD__)
    isUnderWay = true
    event.preventDefault()
    location.reload()
  })
}

/** Whether the page is about to go: what fails now is not worth a word. */
export function isReloading(): boolean {
  return isUnderWay
}
