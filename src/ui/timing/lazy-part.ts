/** Parts of the page that are loaded when they are first drawn. */
import { type ComponentType, lazy } from 'react'
import { onceOnline } from './once-online'

let alsoNeeded: () => Promise<unknown> = async () => undefined

/** `load` brings what every part needs beside its own file. */
export function partsNeed(load: () => Promise<unknown>): void {
  alsoNeeded = load
}

/** Loads a part with what all need. Without the network it waits for it. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return (await onceOnline(() => Promise.all([load(), alsoNeeded()])))[0]
}

/**
 * Like React's `lazy`, but `afterMs` after the part was first drawn: for so long the text has the network and
 * the processor to itself. A part that needs the network waits for it, and the screen stays as it is.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, afterMs = 0) {
  return lazy(async () => {
    if (afterMs) await new Promise((resolve) => setTimeout(resolve, afterMs))
    return { default: await loadPart(load) }
  })
}
