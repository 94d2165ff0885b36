/**
 * An address means the same for everybody: a passage is read in all languages of the
 * product, whoever opens it.
 */
import type { Manifest } from '../../../contract/editions/edition'
import { fallbackLocale, locales } from '../../../contract/locales'
import type { NamePack } from '../../names/name-pack'
import type { PageSource } from '../page-source'
import { type PassageHints, type ResolvedPassage, resolvePassage } from './resolve-passage'

/** The place, or what is known about the failure. */
export type ResolvedAnywhere =
  | Extract<ResolvedPassage, { kind: 'found' }>
  /** `locales` are the languages whose names are not stored here: one of them may contain the name. */
  | { kind: 'unknown'; hints: PassageHints; locales?: string[] }

/**
 * The place that a passage names in these editions; undefined opens the first chapter. First in the languages
 * of `packs` and English, as `resolvePassage` does, then in all others.
 */
export async function resolveAnywhere(
  passage: string | undefined,
  manifests: readonly Manifest[],
  packs: readonly NamePack[],
  names: PageSource['names'],
): Promise<ResolvedAnywhere> {
  const english = packs.some(({ locale }) => locale === fallbackLocale)
    ? undefined
    : await names(fallbackLocale)
  const near = english ? [...packs, english] : packs
  const resolved = resolvePassage(passage, manifests, near)
  if (resolved.kind === 'found') return resolved
  const others = locales.filter((locale) => near.every((pack) => pack.locale !== locale))
  const far = await Promise.all(others.map(names))
  const elsewhere = resolvePassage(passage, manifests, [...near, ...far.filter((pack) => pack !== undefined)])
  if (elsewhere.kind === 'found') return elsewhere
  const lacking = others.filter((_, index) => far[index] === undefined)
  const hints = { ...elsewhere.hints, ...resolved.hints }
  return { kind: 'unknown', hints, ...(lacking.length > 0 && { locales: lacking }) }
}
