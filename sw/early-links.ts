/**
 * The scripts and styles of a shell as a Link header: the browser fetches them while the chapter is still read from the local database. Each is
 * named as its element in the shell names it, so that it is fetched once.
 */

/** `</assets/app.css>; rel=preload; as=style; crossorigin, ...`; empty for a shell without any. Fonts depend on the chapter. */
export function earlyLinks(shell: string): string {
  const links = [
    ...shell.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="(\/assets\/[^"]+\.(?:js|css))"[^>]*>/g),
  ].map(([element, path = '']) => `<${path}>; ${relationOf(element)}; crossorigin`)
  return links.join(', ')
}

function relationOf(element: string): string {
  return element.includes('rel="stylesheet"') ? 'rel=preload; as=style' : 'rel=modulepreload'
}
