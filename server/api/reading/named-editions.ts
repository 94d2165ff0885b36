/** The editions and the chapter a call names. */

import { standardWord } from '#core/contract/address/standard-word'
import { AppError } from '#core/errors'
import * as limits from '#core/limits'
import { addressPath, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { resolveAnywhere } from '#core/scripture/reading/addresses/resolve-anywhere'
import { nearestChapter } from '#core/scripture/reading/neighbours'
import type { LibraryView } from '../../library/library'
import type { StoredEdition } from '../../library/stored-edition'
import type { Services } from '../../services'
import { ownLocale } from '../../settings/own-locale'
import { standardFor } from '../../settings/standard'

/**
 * The editions of a dot-joined list, each once; STANDARD is replaced by those of the
 * language. Throws edition-unknown.
 */
export function namedEditions(
  { config }: Services,
  view: LibraryView,
  joined: string,
  locale: string,
): [StoredEdition, ...StoredEdition[]] {
  const named = joined
    .split('.')
    .flatMap((word) => (word.toUpperCase() === standardWord ? standardFor(config, view, locale) : word))
  if (named.length > limits.maxColumns) {
    throw new AppError('invalid-input', { translations: named.length, limit: limits.maxColumns })
  }
  const found = new Set<StoredEdition>()
  for (const abbreviation of named) {
    const edition = view.find(abbreviation)
    if (!edition) throw new AppError('edition-unknown', { abbreviation })
    found.add(edition)
  }
  const [first, ...others] = found
  if (!first) throw new AppError('edition-unknown', { abbreviation: joined })
  return [first, ...others]
}

/**
 * Canonical of the chapter a passage opens, in the numbering of the first edition; a
 * canonical number is a passage too, no passage is the first chapter. Throws
 * passage-unknown with what was understood and the nearest place.
 */
export async function namedChapter(
  { names }: Services,
  editions: readonly [StoredEdition, ...StoredEdition[]],
  passage: string,
): Promise<number> {
  const manifests = editions.map(({ manifest }) => manifest)
  const own = await names(ownLocale(editions[0].manifest.locale))
  const found = await resolveAnywhere(passage || undefined, manifests, own ? [own] : [], names)
  if (found.kind === 'unknown') throw new AppError('passage-unknown', { passage, ...found.hints })
  return found.address.chapter
}

/** The error for a chapter that none of the editions has. */
export async function chapterAbsent(
  { names }: Services,
  { manifest }: StoredEdition,
  canonical: number,
): Promise<AppError> {
  const { abbreviation, bookList, locale, separators } = manifest
  const pack = await names(ownLocale(locale))
  const nearest = nearestChapter(bookList, canonical)
  const naming = pack && { names: pack.names, separators }
  return new AppError('chapter-absent', {
    abbreviation,
    canonical,
    ...(naming ? { understood: placeLabel(canonical, undefined, naming) } : {}),
    ...(nearest === undefined ? {} : { nearestCanonical: nearest }),
    ...(naming && nearest !== undefined
      ? { nearest: addressPath([abbreviation], nearest, undefined, naming) }
      : {}),
  })
}
