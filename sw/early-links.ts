/**
 * The scripts of a shell as a Link header: the browser fetches them while the chapter is still read from the local database. Each is
 * named as its element in the shell names it, so that it is fetched once.
 */

/** `</boot.js>; rel=preload; as=script, </assets/app.js>; rel=modulepreload; crossorigin`; empty for a shell without any. Fonts depend on the chapter. */
export function earlyLinks(shell: string): string {
  const scripts = shell.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="(\/[^"]+\.js)"[^>]*>/g)
  return [...scripts].map(([element, path = '']) => `<${path}>; ${relationOf(element)}`).join(', ')
}

function relationOf(element: string): string {
  return element.includes('module') ? 'rel=modulepreload; crossorigin' : 'rel=preload; as=script'
}
