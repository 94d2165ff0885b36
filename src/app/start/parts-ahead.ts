/**
 * What a press opens is loaded before it is pressed: one part after the other, and only from this device. Where the
 * service worker does not answer yet, the network is left to what is read.
 */
import * as limits from '#core/limits'
import { loadMenu } from '../header/header'

const parts: readonly (() => Promise<unknown>)[] = [
  async () => (await import('../../features/reading/load-parts')).loadSelectionBar(),
  async () => (await import('../../features/reading/load-parts')).loadNotePopover(),
  loadMenu,
  () => import('../header/panels'),
  () => import('../../features/finding/input-list'),
  () => import('../overlay/overlay-frame'),
]

/** Rejects where one of them is not here; it is asked for again when it is opened. */
export async function loadPartsAhead(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, limits.partsAheadDelayMs))
  if (!navigator.serviceWorker?.controller) return
  for (const load of parts) await load()
}
