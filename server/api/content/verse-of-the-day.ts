/** GET /api/verse-of-the-day/{day}: the passage of a day or of an entry, in an edition. */
import { type Day, isDay } from '#core/calendar/day'
import { AppError } from '#core/errors'
import { entries, uuidOf } from '#core/verse-of-day/entries'
import { wantedOf } from '#core/verse-of-day/quote'
import { passageOf } from '#core/verse-of-day/verse-of-day'
import { dayVerse } from '../../daily/day-verse'
import { prepareJson } from '../../http/answers/prepared'
import type { Handler } from '../../http/call-routes'
import type { Services } from '../../services'

export function verseOfTheDay({ config, library, names }: Services): Handler<'verseOfTheDay'> {
  return async ({ params, query: { edition }, locale }) => {
    const { day, passage } = named(params.day)
    const view = library.view()
    if (edition !== undefined && !view.find(edition))
      throw new AppError('edition-unknown', { abbreviation: edition })
    const wanted = wantedOf(passage)
    const found = await dayVerse({ config, view, names }, wanted, { locale, abbreviation: edition })
    const { from, to } = wanted
    return prepareJson({
      data: {
        ...(day === undefined ? {} : { day }),
        uuid: uuidOf(passage),
        range: { from, to },
        ...(found
          ? {
              text: found.text,
              label: found.label,
              path: found.href,
              edition: found.edition.abbreviation,
            }
          : {}),
      },
    })
  }
}

/** Of a day or a UUID. Throws not-found for anything else. */
function named(word: string): { day?: Day; passage: string } {
  if (isDay(word)) return { day: word, passage: passageOf(word) }
  const passage = entries.get(word.toLowerCase())
  if (passage === undefined) throw new AppError('not-found')
  return { passage }
}
