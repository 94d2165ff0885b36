/**
 * Fills one page into the built index.html, on the server and in the service worker. `<!--head-->`,
 * `<!--chapter-->` and `<!--data-->` are its placeholders; title and language are replaced; fonts and notices
 * of other languages are removed.
 */
import type { PageData } from '../contract/page-data'
import { escapeHtml } from '../scripture/text/node'
import { withFontsOf } from './early-fonts'
import { type Installation, withInstallation } from './installation'
import { jsonInHtml } from './json-in-html'
import { withNoticesOf } from './notices'

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

/** The page as HTML, for this installation. */
export function fillShell(
  html: string,
  { locale, direction, title, head, chapter, data }: ShellParts,
  installation: Installation,
): string {
  const places: readonly [place: RegExp, content: string][] = [
    [/<html\b[^>]*>/, `<html lang="${escapeHtml(locale)}" dir="${direction}">`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`],
    [/<!--head-->/, head],
    [/<!--chapter-->/, chapter],
    [/<!--data-->/, `<script type="application/json" id="data">${jsonInHtml(data)}</script>`],
  ]
  const shell = withFontsOf(withInstallation(html, installation), [
    locale,
    ...data.manifests.map((edition) => edition.locale),
  ])
  const own = withNoticesOf(shell, locale)
  return places.reduce((filled, [place, content]) => filled.replace(place, () => content), own)
}
