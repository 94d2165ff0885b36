/** In which languages a text is heard: that of the interface, and the one it seems to be written in. Pure. */
import { type Locale, locales } from '../contract/locales'
import { careSentences } from './care-words'

/** Words that few sentences do without, in the form of care-words.ts; those that several languages share say nothing. */
const frequent = {
  de: 'ich nicht und mein mir mich meine der das ist hat wir sie es zu mit auf ein von den er was wie war bin habe wenn aber so kann will mehr auch fur dass noch immer',
  en: 'i my the to and he is me it in of was that for his with not she you have am what do they dont im from but when this how be want',
  es: 'que la el mi y no en los se por es yo una del para lo las con quiero su le como mas pero cuando tengo ya estoy hay muy soy',
  fr: 'je la le est pas que les mon ne des et il ma un du une pour qui dans sur ai ce se au plus veux suis avec elle jai cest nous fait',
  pt: 'nao que o meu eu minha um e do uma da os no na em ele para me com quero mais foi ela mas tenho dos por quando voce ta estou sou',
  it: 'non mi che il e di la mio mia ho un per una sono lo gli del piu ma le con si ha come della voglio nel questo anche cosi',
} satisfies Partial<Record<Locale, string>>

const latinWords = Object.entries(frequent).map(([locale, words]) => ({
  locale: locale as keyof typeof frequent,
  words: new Set(words.split(' ')),
}))

/** The first is that of the interface where the text is in its script. */
export function careLocales(text: string, locale: Locale): Locale[] {
  const found = new Set<Locale>([locale])
  if (/\p{Script=Hebrew}/u.test(text)) found.add('he')
  if (/\p{Script=Arabic}/u.test(text)) for (const one of ['ar', 'fa'] as const) found.add(one)
  if (/\p{Script=Latin}/u.test(text)) for (const one of latinLocales(text, locale)) found.add(one)
  return locales
    .filter((one) => found.has(one))
    .toSorted((a, b) => Number(b === locale) - Number(a === locale))
}

/** A few words are enough: hearing one language more costs little, hearing none costs much. */
function latinLocales(text: string, locale: Locale): Locale[] {
  const words = careSentences(text).flat()
  const counts = latinWords.map((one) => ({
    locale: one.locale,
    count: words.filter((word) => one.words.has(word)).length,
  }))
  const own = counts.find((one) => one.locale === locale)
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most))
  if (best.count === 0) return own ? [] : ['en']
  return best.count > (own?.count ?? 0) ? [best.locale] : []
}
