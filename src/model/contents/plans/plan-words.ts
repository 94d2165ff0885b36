/** The names of plans and their sections: ours by messages, those of packs by the pack, those of members by the member. */
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Day, noonOf } from '#core/calendar/day'
import { type PlanSection, sectionTitle as titleOf } from '#core/plans/plan'
import { numberingSystemOf } from '#core/scripture/text/digits'
import type { FoundPlan } from './use-plans'

export function planTitle({ plan, brought, made }: FoundPlan, t: TFunction<'plans'>): string {
  if (made) return made.title
  return brought ? brought.article.head : t(`plans:title-${plan.key}`)
}

/** "Tag 12", and the name where it has one. */
export function sectionTitle(section: PlanSection, t: TFunction<'plans'>): string {
  return titleOf(section, t('plans:dayNumber', { number: section.place ?? section.id }), (key) =>
    t(`plans:${key}`),
  )
}

/** BCP 47 of the names: of the pack, or the interface. */
export function wordsLocale({ brought }: FoundPlan, locale: string): string {
  return brought?.pack.locale ?? locale
}

/** How days are written in the interface. */
export function useDayFormat(): (day: Day, style?: 'long' | 'short') => string {
  const { i18n } = useTranslation()
  return (day, style = 'long') => formatDay(day, i18n.language, style)
}

/** "Fr., 27. November", with the year where it is another one. */
function formatDay(day: Day, locale: string, style: 'long' | 'short'): string {
  const isThisYear = noonOf(day).getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: numberingSystemOf(locale),
    weekday: 'short',
    day: 'numeric',
    month: style,
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(noonOf(day))
}
