/**
 * The content of the home page: the verse and the suggested beginnings of the edition that readers of a
 * language start with, as data for the app and without script.
 */

import { titlesOf } from '#core/contract/editions/names'
import type { Locale } from '#core/contract/locales'
import type { PageData } from '#core/contract/page-data'
import { bookOf, chapterOf } from '#core/scripture/canonical'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { element, type ScriptureElement } from '#core/scripture/text/node'
import { beginningLinks, type QuotedVerse, quoteVerse } from '#core/scripture/welcome/welcome-links'
import { welcomeVerse } from '#core/scripture/welcome/welcome-verse'
import { librarySource } from '../../library/page-source'
import { standardFor } from '../../settings/standard'
import type { PageWords } from '../page-words'
import { editionList } from './edition-list'
import type { ScreenDependencies } from './screen-dependencies'

/** Data of the home page. */
export type Welcome = Pick<PageData, 'manifests' | 'chapters' | 'names'>

/** For an empty library. */
export const noWelcome: Welcome = { manifests: [], chapters: [], names: {} }

/** The edition, the chapter of its verse and the names of its books; empty if the library is. */
export async function welcomeOf(
  { config, view, names }: ScreenDependencies,
  locale: Locale,
): Promise<Welcome> {
  const [abbreviation = ''] = standardFor(config, view, locale)
  const manifest = view.find(abbreviation)?.manifest
  const language = manifest && nameLocale(manifest.locale, locale)
  const pack = language && (await names(language))
  if (!manifest || !pack) return noWelcome
  const verse = welcomeVerse(manifest.bookList)
  const book = manifest.bookList.find(({ number }) => verse !== undefined && number === bookOf(verse))
  const record =
    verse !== undefined && book
      ? await librarySource(view, names).chapter(abbreviation, book, chapterOf(verse))
      : undefined
  const titles = { [language]: titlesOf(pack.names) }
  return { manifests: [manifest], chapters: record ? [record] : [], names: titles }
}

/** The home page without script: name, sentence, verse, suggested beginnings, and every translation. */
export function homeNode(
  { config, view, say }: ScreenDependencies,
  data: PageData,
  locale: Locale,
): ScriptureElement {
  return element(
    'article',
    { class: 'plain' },
    element('h1', {}, element('bdi', {}, config.productName)),
    element('p', {}, say('home:purpose')),
    welcomeNodes(data, say, locale),
    element('h2', {}, say('common:editions')),
    editionList(view.editions.map(({ summary }) => summary)),
  )
}

function welcomeNodes(data: PageData, say: PageWords, locale: Locale): ScriptureElement[] {
  const [manifest] = data.manifests
  const [record] = data.chapters
  const naming = namingOf(data, locale)
  if (!manifest || !naming) return []
  const verse = welcomeVerse(manifest.bookList)
  const quoted = record && verse && quoteVerse(manifest, naming, record.chapter, verse)
  const beginnings = beginningLinks(manifest, naming).map(({ name, href, label }) =>
    element('li', {}, [
      element('a', { href }, say(`home:door-${name}`)),
      ` ${say(`home:about-${name}`)} `,
      element('bdi', { lang: naming.locale }, label),
    ]),
  )
  const heading = element('h2', {}, say('home:whatToRead'))
  return [...(quoted ? verseNodes(quoted) : []), heading, element('ul', {}, beginnings)]
}

function verseNodes({ text, href, label, edition }: QuotedVerse): ScriptureElement[] {
  const { locale, direction, name } = edition
  return [
    element('blockquote', { lang: locale, dir: direction }, text),
    element('p', {}, [
      element('a', { href }, element('bdi', {}, label)),
      ' ',
      element('bdi', { lang: locale }, name),
    ]),
  ]
}
