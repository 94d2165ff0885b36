/** Words that are looked up often, in the language of a dictionary: messages of the group `dictionaries`, as the interface has them too. */
import { type Day, numberOf } from '#core/calendar/day'
import { isLocale } from '#core/contract/locales'
import { languageOf } from '#core/words/language'
import { useAnswer } from '../../../model/asking/use-answer'
import { addMessages, i18n } from '../../../platform/language/language'

export const frontGroups = ['people', 'places', 'things'] as const
type FrontGroup = (typeof frontGroups)[number]

export type OftenLookedUp = Readonly<Record<FrontGroup, readonly string[]>>

/** Undefined until they are loaded, and for a language that the interface does not have. */
export function useOftenLookedUp(locale: string): OftenLookedUp | undefined {
  const language = languageOf(locale)
  return useAnswer([language], async () => {
    if (!isLocale(language)) return undefined
    await addMessages(language)
    const t = i18n.getFixedT(language)
    return {
      people: t('dictionaries:often-people').split(' | '),
      places: t('dictionaries:often-places').split(' | '),
      things: t('dictionaries:often-things').split(' | '),
    }
  })
}

/** Another word every day: of places and things, which have more to say than a name. */
export function wordOf(day: Day, { places, things }: OftenLookedUp): string {
  const words = things.flatMap((thing, at) => [thing, ...places.slice(at, at + 1)])
  return words[numberOf(day) % words.length] ?? ''
}
