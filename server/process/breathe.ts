/** Yields to other requests. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
