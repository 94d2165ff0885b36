/**
 * Installing the app on the home screen, where the browser offers it. The app never asks by itself (design UX
 * 3.9).
 */
import { createStore, useStore } from '../../ui/store/store'

interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

/** The event of the browser; undefined where it offers nothing. */
const offer = createStore<InstallEvent | undefined>(undefined)

/** Keeps the browser's offer for later instead of letting it pop up. Call once at the start. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event as InstallEvent)
  })
  addEventListener('appinstalled', () => offer.set(undefined))
}

/** Asks the browser to install; undefined where it cannot or already has. */
export function useInstall(): (() => void) | undefined {
  const current = useStore(offer)
  return current && (() => void current.prompt().finally(() => offer.set(undefined)))
}

/** True for a browser on iPhone or iPad: there only the person can install the app. */
export function needsInstallSteps(): boolean {
  const isApple =
    /iPhone|iPad/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches
}
