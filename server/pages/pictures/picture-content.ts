/** The texts of a passage's preview image, from the library. */
import { AppError } from '#core/errors'
import { placeLabel } from '#core/scripture/reading/addresses/addresses'
import { readChapter } from '../../library/page-source'
import type { StoredEdition } from '../../library/stored-edition'
import type { Services } from '../../services'
import { ownLocale } from '../../settings/own-locale'
import { openingWords } from '../opening-words'
import type { PictureContent } from './draw-picture'
import { isDrawable } from './faces'
import type { PicturePlace } from './picture-address'

/** More than fits into an image. */
const longestText = 700

/** Undefined if the fonts lack letters of it. Throws not-found if the edition has no such place. */
export async function contentOf(
  { config, names }: Pick<Services, 'config' | 'names'>,
  edition: StoredEdition,
  { from, to }: PicturePlace,
): Promise<PictureContent | undefined> {
  const { locale, name, direction, separators } = edition.summary
  const found = await readChapter(edition, from - (from % 1_000))
  const pack = await names(ownLocale(locale))
  if (!found || !pack) throw new AppError('not-found')
  const isChapter = from % 1_000 === 0
  const text = openingWords(found.chapter, {
    from: from % 1_000,
    ...(isChapter ? {} : { to: to % 1_000 }),
    maxLength: longestText,
  })
  const last = found.chapter.verses.at(-1)
  if (!text || !last || to % 1_000 > (last.verse_end ?? last.verse)) throw new AppError('not-found')
  const place = placeLabel(from, to, { names: pack.names, separators, locale: ownLocale(locale) })
  const content = { place, text, edition: name, product: config.productName, direction }
  return isDrawable(Object.values(content).join('')) ? content : undefined
}
