/**
 * Reads a passage for everybody alike: in the language of the first translation, then in every language the product speaks.
 * Whoever asks has no language of their own here, so that an address means the same to all.
 */
import type { Manifest } from '#core/contract/edition'
import { fallbackLocale, type Locale, locales } from '#core/contract/locales'
import { nameLocale } from '#core/scripture/reading/name-locale'
import type { PageSource } from '#core/scripture/reading/page-source'
import { type ResolvedPassage, resolvePassage } from '#core/scripture/reading/resolve-passage'

/** The place a passage names; undefined or empty opens the first chapter. */
export async function resolveAnywhere(
  names: PageSource['names'],
  manifests: readonly Manifest[],
  passage: string | undefined,
): Promise<ResolvedPassage> {
  const own = ownLocale(manifests[0]?.locale ?? '')
  const first = await packsOf(names, [own])
  const resolved = resolvePassage(passage || undefined, manifests, first)
  if (resolved.kind === 'found') return resolved
  const all = await packsOf(names, [own, fallbackLocale, ...locales])
  const elsewhere = resolvePassage(passage || undefined, manifests, all)
  if (elsewhere.kind === 'found') return elsewhere
  return { kind: 'unknown', hints: { ...elsewhere.hints, ...resolved.hints } }
}

/** The language the places of an edition are written in. */
export function ownLocale(editionLocale: string): Locale {
  const locale = nameLocale(editionLocale, fallbackLocale)
  return locales.find((one) => one === locale) ?? fallbackLocale
}

async function packsOf(names: PageSource['names'], wanted: readonly string[]) {
  const packs = await Promise.all([...new Set(wanted)].map(names))
  return packs.filter((pack) => pack !== undefined)
}
