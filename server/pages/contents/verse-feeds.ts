/**
 * The verse of the day as feeds: `/feed/verse-of-the-day.rss` and `.json` with `lang`, `edition` and `tz`, the time zone that says which day
 * it is (UTC otherwise). An item is known by its day and its entry for ever, and leads to the page of that day.
 */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Feed } from 'feed'
import * as z from 'zod/mini'
import { addDays, type Day, dayAt, startOfDay } from '#core/calendar/day'
import { defaultLocale, isLocale, type Locale } from '#core/contract/locales'
import { AppError } from '#core/errors'
import { element, printHtml } from '#core/scripture/text/node'
import { uuidOf } from '#core/verse-of-day/entries'
import { wantedOf } from '#core/verse-of-day/quote'
import { passageOf } from '#core/verse-of-day/verse-of-day'
import { dayVerse } from '../../daily/day-verse'
import { prepareText, sendPrepared } from '../../http/answers/prepared'
import type { Services } from '../../services'
import { pageWords } from '../../settings/page-words'
import { absolute } from '../head'

/** Today and the days before it. */
const days = 15

const formats = {
  rss: { type: 'application/rss+xml; charset=utf-8', write: (feed: Feed) => feed.rss2() },
  json: { type: 'application/feed+json; charset=utf-8', write: (feed: Feed) => feed.json1() },
} as const

const querySchema = z.object({
  lang: z.optional(z.string().check(z.refine(isLocale))),
  edition: z.optional(z.string().check(z.maxLength(13))),
  tz: z.optional(z.string().check(z.maxLength(60))),
})

function feedPath(format: string): string {
  return `/feed/verse-of-the-day.${format}`
}

/** Where a page in this language says that its feed is; a full address. */
export function feedAddress(publicUrl: string, locale: string): string {
  return `${absolute(publicUrl, feedPath('rss'))}?lang=${locale}`
}

/** Registers the routes. */
export function addVerseFeeds(app: FastifyInstance, services: Services): void {
  for (const format of ['rss', 'json'] as const) {
    app.get(feedPath(format), async (request, reply) => {
      const feed = await feedOf(services, request)
      const { type, write } = formats[format]
      return await sendPrepared(request, reply, prepareText(type, write(feed)), 'no-cache')
    })
  }
}

async function feedOf(services: Services, request: FastifyRequest): Promise<Feed> {
  const { config, library, languages } = services
  const { publicUrl, productName } = config
  const { lang, edition, tz } = readQuery(request)
  const view = library.view()
  // Not "not found": the feed is here, and readers of feeds give up one that is not.
  if (edition !== undefined && !view.find(edition)) throw new AppError('invalid-input', { field: 'edition' })
  const today = todayIn(tz)
  // A reader that keeps the feed's own address must get the same one again.
  const asked = new URLSearchParams({ lang, tz, ...(edition === undefined ? {} : { edition }) })
  const say = await pageWords(languages, lang)
  const title = `${say('menu:verseOfTheDay')} – ${productName}`
  const feed = new Feed({
    id: absolute(publicUrl, '/verse-of-the-day'),
    link: absolute(publicUrl, '/verse-of-the-day'),
    title,
    description: title,
    language: lang,
    copyright: '',
    generator: productName,
    updated: new Date(startOfDay(today, tz)),
    feedLinks: Object.fromEntries(
      Object.keys(formats).map((one) => [one, `${absolute(publicUrl, feedPath(one))}?${asked}`]),
    ),
  })
  for (let step = 0; step < days; step += 1) {
    const item = await itemOf(services, addDays(today, -step), { locale: lang, abbreviation: edition, tz })
    if (item) feed.addItem(item)
  }
  return feed
}

interface Asked {
  locale: Locale
  abbreviation: string | undefined
  tz: string
}

async function itemOf({ config, library, names }: Services, day: Day, { locale, abbreviation, tz }: Asked) {
  const passage = passageOf(day)
  const found = await dayVerse({ config, view: library.view(), names }, wantedOf(passage), {
    locale,
    abbreviation,
  })
  if (!found) return undefined
  const { text, label, edition } = found
  const credit = [edition.name, edition.licence].filter(Boolean).join('. ')
  const source = `${label}, ${credit}`
  // Readers of feeds take the content as HTML; the direction is that of the edition, not of their window.
  const inEdition = { lang: edition.locale, dir: edition.direction }
  const quoted = [element('blockquote', inEdition, text), element('p', inEdition, source)]
  const content = quoted.map(printHtml).join('')
  const link = absolute(config.publicUrl, `/verse-of-the-day/${day}`)
  const id = `${uuidOf(passage)}-${day}`
  const date = new Date(startOfDay(day, tz))
  return { id, guid: id, title: label, link, description: `${text} (${source})`, content, date }
}

function readQuery(request: FastifyRequest) {
  const parsed = querySchema.safeParse(request.query)
  if (!parsed.success)
    throw new AppError('invalid-input', { field: String(parsed.error.issues[0]?.path[0] ?? '') })
  const { lang, edition, tz = 'UTC' } = parsed.data
  return { edition, tz, lang: lang !== undefined && isLocale(lang) ? lang : defaultLocale }
}

/** The same day for everyone who asks with the same zone; no instant of the day itself is known. */
function todayIn(timeZone: string): Day {
  try {
    return dayAt(Date.now(), timeZone)
  } catch (error) {
    throw new AppError('invalid-input', { field: 'tz' }, { cause: error })
  }
}
