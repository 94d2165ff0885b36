/** Names, signs and words of a language the product supports; undefined for every other. */
import { isLocale } from '#core/contract/locales'
import { loadNames } from '#core/scripture/names/load-names'
import type { NamePack } from '#core/scripture/names/name-pack'

/** Loads the names of a language. */
export async function loadNamePack(locale: string): Promise<NamePack | undefined> {
  return isLocale(locale) ? await loadNames(locale) : undefined
}
