/** Lets other requests have their turn. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
