/** Waits for a pause of the page, in which nobody waits for it. Safari tells of none. */
export function inPause(): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 100),
  )
}
