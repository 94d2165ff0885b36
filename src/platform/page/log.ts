/** The browser's log, for developers: failures of outside services that cost the person nothing. */
export function logWarning(text: string): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(text)
}
