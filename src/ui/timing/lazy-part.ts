/** Parts of the page that are loaded when they are drawn first. */
import { type ComponentType, lazy } from 'react'
import { onceOnline } from './once-online'

/**
 * Like React's `lazy`, `afterMs` after the part was drawn first: what reading does not need leaves the text that long for itself. A part that
 * needs the network waits for it, and what is on the screen stays as it is.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, afterMs = 0) {
  return lazy(async () => {
    if (afterMs) await new Promise((resolve) => setTimeout(resolve, afterMs))
    return { default: await onceOnline(load) }
  })
}
