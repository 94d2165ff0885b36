/** The books of a translation with their chapters as links, for readers without script. */

import { canonicalOf } from '#core/canonical'
import type { Manifest } from '#core/contract/editions/edition'
import { addressPath } from '#core/scripture/reading/addresses/addresses'
import { digitsOf } from '#core/scripture/text/digits'
import { element, type ScriptureElement } from '#core/scripture/text/node'
import type { Services } from '../../services'
import { ownLocale } from '../../settings/own-locale'

/** A heading and a line of chapters for every book; empty if the language has no names. */
export async function bookList(edition: Manifest, names: Services['names']): Promise<ScriptureElement[]> {
  const { abbreviation, separators, locale, direction } = edition
  const pack = await names(ownLocale(locale))
  if (!pack) return []
  const naming = { names: pack.names, separators }
  return edition.bookList.map(({ number, name, chapters }) => {
    const links = chapters.flatMap((chapter) => [
      element(
        'a',
        { href: addressPath([abbreviation], canonicalOf(number, chapter), undefined, naming) },
        digitsOf(chapter, locale),
      ),
      ' ',
    ])
    return element(
      'section',
      { lang: locale, dir: direction },
      element('h2', {}, name),
      element('p', {}, links),
    )
  })
}
