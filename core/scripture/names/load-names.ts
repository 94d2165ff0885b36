/** Loads the book names of an interface language; every pack is a separate file of the bundle. */
import type { Locale } from '../../contract/locales'
import type { NamePack } from './name-pack'

const packs: Readonly<Record<Locale, () => Promise<NamePack>>> = {
  de: async () => (await import('./packs/de')).de,
  en: async () => (await import('./packs/en')).en,
  es: async () => (await import('./packs/es')).es,
  fr: async () => (await import('./packs/fr')).fr,
  pt: async () => (await import('./packs/pt')).pt,
  it: async () => (await import('./packs/it')).it,
  ar: async () => (await import('./packs/ar')).ar,
  fa: async () => (await import('./packs/fa')).fa,
  he: async () => (await import('./packs/he')).he,
}

/** Names, signs and words of a language; rejects only when the file itself cannot be loaded. */
export function loadNames(locale: Locale): Promise<NamePack> {
  return packs[locale]()
}
