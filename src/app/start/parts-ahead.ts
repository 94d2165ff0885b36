/**
 * Loads what a click will open before the click: one part after the other, and only from this device. Before
 * the service worker answers, the network is left to the text.
 */
import * as limits from '#core/limits'
import { serviceWorkers } from '../../platform/client/service-worker-container'

const parts: readonly (() => Promise<unknown>)[] = [
  () => import('../../features/reading/selection/selection-bar'),
  () => import('../../features/reading/note-popover'),
  () => import('../menu/main-menu'),
  () => import('../header/panels'),
  () => import('../../features/finding/input-list'),
  () => import('../overlay/overlay-frame'),
]

/** Rejects when a part is not on the device; that part is loaded when it is opened. */
export async function loadPartsAhead(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, limits.partsAheadDelayMs))
  if (!serviceWorkers()?.controller) return
  for (const load of parts) await load()
}
