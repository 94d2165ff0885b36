/** The browser's log, for whoever looks into it: what failed outside and costs the person nothing. */
export function logWarning(text: string): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(text)
}
