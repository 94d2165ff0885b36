/** In which languages a text is heard: that of the interface, and the one it seems to be written in. Pure. */
import { fallbackLocale, type Locale, locales, scriptOf } from '../contract/locales'
import { frequentWords } from '../languages/frequent'
import { careSentences } from './care-words'

const known = locales.map((locale) => ({
  locale,
  script: new RegExp(`\\p{Script=${scriptOf(locale)}}`, 'u'),
  words: new Set(frequentWords[locale].split(' ').filter(Boolean)),
}))
const latin = known.filter(({ words }) => words.size > 0)
/** Nothing tells them from others in their script: they are heard wherever it is. */
const byScript = known.filter(({ words }) => words.size === 0)

/** The first is that of the interface where the text is in its script. */
export function careLocales(text: string, locale: Locale): Locale[] {
  const found = new Set<Locale>([locale])
  for (const one of byScript) if (one.script.test(text)) found.add(one.locale)
  if (/\p{Script=Latn}/u.test(text)) for (const one of latinLocales(text, locale)) found.add(one)
  return locales
    .filter((one) => found.has(one))
    .toSorted((a, b) => Number(b === locale) - Number(a === locale))
}

/** A few words are enough: hearing one language more costs little, hearing none costs much. */
function latinLocales(text: string, locale: Locale): Locale[] {
  const words = careSentences(text).flat()
  const counts = latin.map((one) => ({
    locale: one.locale,
    count: words.filter((word) => one.words.has(word)).length,
  }))
  const own = counts.find((one) => one.locale === locale)
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
  if (best.count === 0) return own ? [] : [fallbackLocale]
  return best.count > (own?.count ?? 0) ? [best.locale] : []
}
