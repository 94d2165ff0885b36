/** The translations as links, for readers without script. */
import type { EditionSummary } from '#core/contract/editions/edition'
import { element, type ScriptureElement } from '#core/scripture/text/node'

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
