/**
 * The built index.html with one page filled in, on the server and in the service worker. `<!--head-->`, `<!--chapter-->` and
 * `<!--data-->` are its places; title and language replace what stands there; fonts of other scripts are taken out.
 */
import type { PageData } from '../contract/page-data'
import { escapeHtml } from '../scripture/text/node'
import { withFontsOf } from './early-fonts'

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

/** The page as HTML. */
export function fillShell(
  html: string,
  { locale, direction, title, head, chapter, data }: ShellParts,
): string {
  const places: readonly [place: RegExp, content: string][] = [
    [/<html\b[^>]*>/, `<html lang="${escapeHtml(locale)}" dir="${direction}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/<!--head-->/, head],
    [/<!--chapter-->/, chapter],
    [/<!--data-->/, `<script type="application/json" id="data">${jsonInHtml(data)}</script>`],
  ]
  const shell = withFontsOf(html, [locale, ...data.manifests.map((edition) => edition.locale)])
  return places.reduce((filled, [place, content]) => filled.replace(place, () => content), shell)
}

/** JSON that can end no script element (SECURITY 5.5). */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
