/**
 * The content of the home page: the verse and the suggested beginnings of the edition that readers of a
 * language start with, as data for the app and without script.
 */

import { addDays, type Day } from '#core/calendar/day'
import { titlesOf } from '#core/contract/editions/names'
import type { Locale } from '#core/contract/locales'
import type { PageData } from '#core/contract/page-data'
import { namingOf } from '#core/scripture/reading/addresses/addresses'
import { nameLocale } from '#core/scripture/reading/name-locale'
import { element, type ScriptureElement } from '#core/scripture/text/node'
import { beginningLinks } from '#core/scripture/welcome/welcome-links'
import { welcomePassages } from '#core/scripture/welcome/welcome-passages'
import { bookIn, passageIn, type QuotedVerse, quoteDay, wantedOf } from '#core/verse-of-day/quote'
import { passageOf } from '#core/verse-of-day/verse-of-day'
import { dayVerse } from '../../daily/day-verse'
import { librarySource } from '../../library/page-source'
import type { PageWords } from '../../settings/page-words'
import { standardFor } from '../../settings/standard'
import type { ScreenDependencies } from '../screen-dependencies'
import { editionList } from './edition-list'

/** Data of the home page. */
export type Welcome = Pick<PageData, 'manifests' | 'chapters' | 'names' | 'days'>

/** Somewhere it is still yesterday, elsewhere already tomorrow. */
const daysAround = [-1, 0, 1]

/** For an empty library. */
export const noWelcome: Welcome = { manifests: [], chapters: [], names: {} }

/** The edition, the verses of the days and the names of its books; empty if the library is. `today`: by UTC. */
export async function welcomeOf(
  { config, view, names }: ScreenDependencies,
  locale: Locale,
  today: Day,
): Promise<Welcome> {
  const [abbreviation = ''] = standardFor(config, view, locale)
  const manifest = view.find(abbreviation)?.manifest
  const language = manifest && nameLocale(manifest.locale, locale)
  const pack = language && (await names(language))
  if (!manifest || !pack) return noWelcome
  const titles = titlesOf(pack.names)
  const naming = { names: titles, separators: manifest.separators, locale: language }
  const source = librarySource(view, names)
  const quote = async (passage: string) => {
    const place = passageIn(manifest, wantedOf(passage))
    const book = place && bookIn(manifest, place)
    const record = book && (await source.chapter(abbreviation, book, place.chapter))
    const verse = record && quoteDay(manifest, naming, record.chapter, place)
    return verse && { verse, record }
  }
  const found = daysAround.map(async (days) => {
    const day = addDays(today, days)
    for (const passage of [passageOf(day), ...welcomePassages]) {
      const quoted = await quote(passage)
      if (!quoted) continue
      const { verse, record } = quoted
      const isOther = passage !== passageOf(day)
      const whole = verse.isWhole
        ? verse
        : await dayVerse({ config, view, names }, wantedOf(passage), { locale })
      const { text, href, label, edition } = whole ?? verse
      const shown = { day, text, href, label, ...(isOther ? { isOther: true as const } : {}) }
      if (edition.abbreviation !== abbreviation)
        return { shown: { ...shown, edition: edition.abbreviation }, others: [edition], chapters: [] }
      // Only the chapter of today is stored by the device: it may be long.
      return { shown, others: [], chapters: days === 0 ? [record] : [] }
    }
    return undefined
  })
  const days = (await Promise.all(found)).flatMap((one) => one ?? [])
  return {
    manifests: [...new Set([manifest, ...days.flatMap(({ others }) => others)])],
    chapters: days.flatMap(({ chapters }) => chapters),
    names: { [language]: titles },
    days: days.map(({ shown }) => shown),
  }
}

/** The home page without script: name, sentence, verse, suggested beginnings, and every translation. */
export function homeNode(
  { config, view, say }: ScreenDependencies,
  data: PageData,
  { locale, today }: { locale: Locale; today: Day },
): ScriptureElement {
  return element(
    'article',
    { class: 'plain' },
    element('h1', {}, element('bdi', {}, config.productName)),
    element('p', {}, say('home:purpose')),
    welcomeNodes(data, say, locale, today),
    element('h2', {}, say('common:editions')),
    editionList(view.editions.map(({ summary }) => summary)),
  )
}

function welcomeNodes(data: PageData, say: PageWords, locale: Locale, today: Day): ScriptureElement[] {
  const [manifest] = data.manifests
  const naming = namingOf(data, locale)
  if (!manifest || !naming) return []
  const quoted = data.days?.find(({ day }) => day === today)
  const edition = data.manifests.find(({ abbreviation }) => abbreviation === quoted?.edition) ?? manifest
  const beginnings = beginningLinks(manifest, naming).map(({ name, href, label }) =>
    element('li', {}, [
      element('a', { href }, say(`home:door-${name}`)),
      ` ${say(`home:about-${name}`)} `,
      element('bdi', { lang: naming.locale }, label),
    ]),
  )
  const heading = element('h2', {}, say('home:whatToRead'))
  return [
    ...(quoted ? verseNodes({ ...quoted, edition }, quoted.isOther ? undefined : say) : []),
    heading,
    element('ul', {}, beginnings),
  ]
}

/** With `say` it is named as the verse of the day. */
function verseNodes(
  { text, href, label, edition }: QuotedVerse,
  say: PageWords | undefined,
): ScriptureElement[] {
  const { locale, direction, name } = edition
  return [
    ...(say
      ? [element('h2', {}, element('a', { href: '/verse-of-the-day' }, say('menu:verseOfTheDay')))]
      : []),
    element('blockquote', { lang: locale, dir: direction }, text),
    element('p', {}, [
      element('a', { href }, element('bdi', {}, label)),
      ' ',
      element('bdi', { lang: locale }, name),
    ]),
  ]
}
