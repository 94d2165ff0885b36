/**
 * The scripts of a shell as a Link header: the browser fetches them while the chapter is still read from the local database. Each is
 * named as its element in the shell names it, so that it is fetched once.
 */

/** `</assets/app.js>; rel=modulepreload; crossorigin, ...`; empty for a shell without any. Fonts depend on the chapter. */
export function earlyLinks(shell: string): string {
  const scripts = shell.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="(\/assets\/[^"]+\.js)"[^>]*>/g)
  return [...scripts].map(([, path = '']) => `<${path}>; rel=modulepreload; crossorigin`).join(', ')
}
