/**
 * The head of a text address: the place, its first words, its image, links to the
 * neighbours, its position in the Bible.
 */

import { canonicalOf, placeOf } from '#core/canonical'
import type { Manifest } from '#core/contract/editions/edition'
import type { Locale } from '#core/contract/locales'
import type { PageData, TextAddress } from '#core/contract/page-data'
import { addressPath, type Naming, placeLabel } from '#core/scripture/reading/addresses/addresses'
import { neighbourOfPage } from '#core/scripture/reading/neighbours'
import { readingTitle } from '#core/scripture/reading/page-title'
import { escapeHtml } from '#core/scripture/text/node'
import type { Config } from '../settings/config'
import type { PageWords } from '../settings/page-words'
import { absolute, encodePath, type HeadFacts } from './head'
import { openingWords } from './opening-words'
import { isDrawable } from './pictures/faces'
import { picturePath } from './pictures/picture-address'

/** The facts that the head is made from. */
export interface TextFacts {
  data: PageData
  address: TextAddress
  /** The first edition of the address. */
  edition: Manifest
  naming: Naming
  locale: Locale
}

const longestDescription = 160

/** The head of a chapter, or of verses in it. */
export function textHead(config: Config, say: PageWords, facts: TextFacts): HeadFacts {
  const { data, address, edition, locale } = facts
  const { publicUrl, productName } = config
  const neighbour = (step: -1 | 1) => {
    const found = neighbourOfPage(data, step)
    return found && addressPath(address.abbreviations, found.from, found.to, facts.naming)
  }
  const description = descriptionOf(facts)
  return {
    publicUrl,
    productName,
    path: address.path,
    title: readingTitle(data, locale),
    description,
    type: 'article',
    locale: edition.locale,
    picture: isDrawable(`${description}${edition.name}`) ? pictureOf(config, say, facts) : undefined,
    previous: neighbour(-1),
    next: neighbour(1),
    structured: breadcrumbs(config, facts),
    more: [searchLink(edition, productName)],
  }
}

function pathOf({ naming }: TextFacts, abbreviations: readonly string[], canonical: number): string {
  return addressPath(abbreviations, canonical, undefined, naming)
}

function descriptionOf({ data, address }: TextFacts): string {
  const [record] = data.chapters
  const from = (address.marked[0]?.from ?? 0) % 1_000
  return record ? openingWords(record.chapter, { from, maxLength: longestDescription }) : ''
}

/** The image shows only the first translation, also in a comparison. */
function pictureOf({ productName }: Config, say: PageWords, { address, edition, naming }: TextFacts) {
  const place = address.marked[0] ?? { from: address.chapter, to: address.chapter }
  const alt = say('heads:picture', {
    place: placeLabel(place.from, place.to, naming),
    edition: edition.name,
  })
  return { path: picturePath(edition, place, productName), alt }
}

/** Translation, book, chapter (schema.org). */
function breadcrumbs({ publicUrl }: Config, facts: TextFacts): Record<string, unknown> {
  const { address, edition, naming } = facts
  const { book } = placeOf(address.chapter)
  const [first = 1] = edition.bookList.find(({ number }) => number === book)?.chapters ?? []
  const own = [edition.abbreviation]
  const steps = [
    { name: edition.name, path: `/${edition.abbreviation}` },
    { name: naming.names[book]?.name ?? '', path: pathOf(facts, own, canonicalOf(book, first)) },
    { name: placeLabel(address.chapter, undefined, naming), path: pathOf(facts, own, address.chapter) },
  ]
  const itemListElement = steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(publicUrl, path),
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}

/** Lets the browser offer to search this translation from its address bar. */
function searchLink({ abbreviation }: Manifest, productName: string): string {
  const title = escapeHtml(`${productName} ${abbreviation}`)
  const address = escapeHtml(encodePath(`/opensearch/${abbreviation.toLowerCase()}.xml`))
  return `<link rel="search" type="application/opensearchdescription+xml" title="${title}" href="${address}">`
}
