/**
 * The built index.html with one page filled in. `<!--head-->`, `<!--chapter-->` and `<!--data-->` are its places; title and language
 * replace what stands there.
 */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageData } from '#core/contract/page-data'
import { escapeHtml } from '#core/scripture/text/node'

export interface ShellParts {
  locale: string
  direction: 'ltr' | 'rtl'
  title: string
  /** HTML. */
  head: string
  /** HTML. */
  chapter: string
  data: PageData
}

export interface Shell {
  html: string
  /** Changes with every build. */
  stamp: string
}

/** Stands in for a build that is missing: everything that needs no script works. */
const bareShell: Shell = {
  stamp: 'bare',
  html: `<!doctype html>
<html lang="de" dir="ltr">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title><!--head--></head>
  <body><div id="first"><!--chapter--></div><div id="root"></div><!--data--></body>
</html>
`,
}

/** Reads the shell of the current build, again whenever it was built anew. */
export function shellReader(builtDirectory: string): () => Promise<Shell> {
  const path = join(builtDirectory, 'index.html')
  let kept: Shell | undefined
  return async () => {
    const found = await stat(path).catch(() => undefined)
    if (!found) return bareShell
    const stamp = `${found.mtimeMs}-${found.size}`
    if (kept?.stamp !== stamp) kept = { stamp, html: await readFile(path, 'utf8') }
    return kept
  }
}

/** The page as HTML. */
export function fillShell({ html }: Shell, parts: ShellParts): string {
  const { locale, direction, title, head, chapter, data } = parts
  const places: readonly [place: RegExp, content: string][] = [
    [/<html\b[^>]*>/, `<html lang="${escapeHtml(locale)}" dir="${direction}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/<!--head-->/, head],
    [/<!--chapter-->/, chapter],
    [/<!--data-->/, `<script type="application/json" id="data">${jsonInHtml(data)}</script>`],
  ]
  return places.reduce((filled, [place, content]) => filled.replace(place, () => content), html)
}

/** JSON that can end no script element (SECURITY 5.5). */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
