/** A part of the page that reading does not need: neither it nor what it imports is loaded before the text had this long for itself. */
import { type ComponentType, lazy } from 'react'

/** Like `lazy`, `delayMs` after the part was drawn first. */
export function lazyAfter<Props extends object>(delayMs: number, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    return { default: await load() }
  })
}
