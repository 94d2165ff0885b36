/** Loads the book names of an interface language; every pack is a file of its own in a bundle. */
import type { Locale } from '../../contract/locales'
import type { NamePack } from './name-pack'

const packs: Readonly<Record<Locale, () => Promise<NamePack>>> = {
  de: async () => (await import('./de')).de,
  en: async () => (await import('./en')).en,
  es: async () => (await import('./es')).es,
  fr: async () => (await import('./fr')).fr,
  pt: async () => (await import('./pt')).pt,
  it: async () => (await import('./it')).it,
  ar: async () => (await import('./ar')).ar,
  fa: async () => (await import('./fa')).fa,
  he: async () => (await import('./he')).he,
}

/** Names, signs and words of a language; rejects only where the file itself cannot be loaded. */
export function loadNames(locale: Locale): Promise<NamePack> {
  return packs[locale]()
}
