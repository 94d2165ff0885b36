/** The title of a page: "{title} :: {product}" (spec 1 §9). */
import type { PageData } from '../../contract/page-data'
import { commaOf } from '../text/digits'
import { namingOf, placeLabel } from './addresses/addresses'

/** "Johannes 3,16 (LUT12, KJV)", "Matthäus 5-7 (LUT12)"; empty while nothing is known. */
export function readingTitle(data: PageData, locale: string): string {
  const naming = namingOf(data, locale)
  if (!naming || !data.address) return ''
  const { marked, chapter, further, abbreviations } = data.address
  const [first, ...others] = marked
  return `${placeLabel(first?.from ?? chapter, further?.at(-1)?.to ?? first?.to, naming, 'long', others)} (${abbreviations.join(commaOf(locale))})`
}

/** A title followed by the product's name; only the name for an empty title. */
export function pageTitle(title: string, product: string): string {
  return title ? `${title} :: ${product}` : product
}
