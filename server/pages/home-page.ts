/** The home page: its head, and for readers without script the translations as links. */

import type { EditionSummary } from '#core/contract/edition'
import { type Locale, locales } from '#core/contract/locales'
import { element, printHtml, type ScriptureElement } from '#core/scripture/text/node'
import type { ShellParts } from '#core/shell/fill-shell'
import type { Config } from '../config'
import { absolute, headHtml } from './head'

/** What the home page has beside the shell. */
export function homeParts(
  config: Config,
  editions: readonly EditionSummary[],
  locale: Locale,
  path: string,
): Pick<ShellParts, 'title' | 'head' | 'chapter'> {
  const { publicUrl, productName } = config
  const alternates = locales.map(
    (one) => `<link rel="alternate" hreflang="${one}" href="${absolute(publicUrl, `/${one}`)}">`,
  )
  const head = headHtml({
    publicUrl,
    productName,
    path,
    title: productName,
    description: editions
      .map(({ name }) => name)
      .join(' · ')
      .slice(0, 160),
    type: 'website',
    locale,
    more: [...alternates, `<link rel="amphtml" href="${absolute(publicUrl, '/amp')}">`],
  })
  return { title: productName, head, chapter: `<noscript>${printHtml(editionList(editions))}</noscript>` }
}

/** Every translation as a link to its first chapter. */
export function editionList(editions: readonly EditionSummary[]): ScriptureElement {
  const items = editions.map(({ abbreviation, name, locale, direction }) =>
    element(
      'li',
      { lang: locale, dir: direction },
      element('a', { href: `/${abbreviation}` }, element('bdi', {}, name)),
    ),
  )
  return element('ol', { class: 'editions' }, items)
}
