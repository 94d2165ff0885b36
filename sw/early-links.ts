/**
 * The scripts of a shell as a Link header: the browser fetches them while the chapter is still being read
 * from the local database. Each link has the attributes of its element in the shell, so the file is fetched
 * once.
 */

/**
 * For example `</boot.js>; rel=preload; as=script, </assets/app.js>; rel=modulepreload; crossorigin`; empty
 * for a shell without scripts. Fonts are left out, because they depend on the chapter.
 */
export function earlyLinks(shell: string): string {
  const scripts = shell.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="(\/[^"]+\.js)"[^>]*>/g)
  return [...scripts].map(([element, path = '']) => `<${path}>; ${relationOf(element)}`).join(', ')
}

function relationOf(element: string): string {
  return element.includes('module') ? 'rel=modulepreload; crossorigin' : 'rel=preload; as=script'
}
