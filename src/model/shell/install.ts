/** Putting the app on the home screen, where the browser offers it; never asked for by itself (design UX 3.9). */
import { useSyncExternalStore } from 'react'

interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const listeners = new Set<() => void>()
let offer: InstallEvent | undefined

/** Keeps the browser's offer for later instead of letting it pop up. Call once at the start. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    change(event as InstallEvent)
  })
  addEventListener('appinstalled', () => change(undefined))
}

/** Asks the browser to install; undefined where it cannot or already has. */
export function useInstall(): (() => void) | undefined {
  const current = useSyncExternalStore(subscribe, () => offer)
  return current && (() => void current.prompt().finally(() => change(undefined)))
}

/** An iPhone or iPad in the browser: only the person can do it there. */
export function needsInstallSteps(): boolean {
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: InstallEvent | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}
