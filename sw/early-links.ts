/**
 * The files of a shell as a Link header: the browser fetches them while the chapter is still read from the local database. Each is
 * named as its element in the shell names it, so that it is fetched once.
 */

/** `</assets/app.css>; rel=preload; as=style; crossorigin, ...`; empty for a shell without files. */
export function earlyLinks(shell: string): string {
  const links = [...shell.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="(\/assets\/[^"]+)"[^>]*>/g)].map(
    ([element, path = '']) => `<${path}>; ${relationOf(element)}; crossorigin`,
  )
  return links.join(', ')
}

function relationOf(element: string): string {
  if (element.includes('rel="stylesheet"')) return 'rel=preload; as=style'
  if (element.includes('as="font"')) return 'rel=preload; as=font; type="font/woff2"'
  return 'rel=modulepreload'
}
