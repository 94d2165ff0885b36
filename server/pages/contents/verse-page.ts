/** The page of a verse of the day before any script. Without a date it shows that of today by UTC; the page asks its device again. */
import { type Day, dayAt, isDay, noonOf } from '#core/calendar/day'
import { element } from '#core/scripture/text/node'
import { entries } from '#core/verse-of-day/entries'
import { wantedOf } from '#core/verse-of-day/quote'
import { passageOf } from '#core/verse-of-day/verse-of-day'
import { dayVerse } from '../../daily/day-verse'
import type { PageWords } from '../../settings/page-words'
import { isDrawable } from '../pictures/faces'
import { picturePath } from '../pictures/picture-address'
import type { ScreenDependencies } from '../screen-dependencies'
import type { ShownContent } from './shown-content'
import { feedAddress } from './verse-feeds'

/** Undefined where no edition of the library has the passage. */
export async function versePage(
  word: string,
  name: string,
  dependencies: ScreenDependencies,
  locale: string,
): Promise<ShownContent | undefined> {
  const { config, view, names, say } = dependencies
  const day = word === '' ? dayAt(Date.now(), 'UTC') : isDay(word) ? word : undefined
  const passage = day ? passageOf(day) : entries.get(word.toLowerCase())
  const found = passage && (await dayVerse({ config, view, names }, wantedOf(passage), { locale }))
  if (!found) return undefined
  const { edition, text, label, href, place } = found
  const body = [
    ...(day && word !== '' ? [element('p', {}, dayIn(day, locale))] : []),
    element('blockquote', { lang: edition.locale, dir: edition.direction }, text),
    element('p', {}, [
      element('a', { href }, element('bdi', {}, label)),
      ' ',
      element('bdi', { lang: edition.locale }, edition.name),
    ]),
  ]
  return {
    title: day && word !== '' ? `${name}, ${dayIn(day, locale)}` : name,
    description: `${text} (${label})`,
    path: word === '' ? '/verse-of-the-day' : `/verse-of-the-day/${word.toLowerCase()}`,
    body,
    feed: feedAddress(config.publicUrl, locale),
    ...(isDrawable(`${text}${edition.name}`)
      ? {
          picture: {
            path: picturePath(edition, place, config.productName),
            alt: altOf(say, label, edition.name),
          },
        }
      : {}),
  }
}

function altOf(say: PageWords, place: string, edition: string): string {
  return say('heads:picture', { place, edition })
}

function dayIn(day: Day, locale: string): string {
  return new Intl.DateTimeFormat(locale, { calendar: 'gregory', dateStyle: 'long' }).format(noonOf(day))
}
