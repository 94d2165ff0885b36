/** What stands in the head of a page for search engines and for previews of shared links. */
import { escapeHtml } from '#core/scripture/text/node'

export interface HeadFacts {
  /** Origin of the service, without a slash at its end. */
  publicUrl: string
  productName: string
  /** Canonical path, decoded. */
  path: string
  title: string
  description: string
  type: 'website' | 'article'
  locale: string
  previous?: string | undefined
  next?: string | undefined
  /** Further elements, as HTML. */
  more?: readonly string[]
}

/** The elements of the head as HTML. */
export function headHtml(facts: HeadFacts): string {
  const { publicUrl, productName, title, description, type, locale, previous, next, more = [] } = facts
  const address = absolute(publicUrl, facts.path)
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escapeHtml(content)}">`
  const link = (rel: string, path: string | undefined) =>
    path === undefined ? '' : `<link rel="${rel}" href="${escapeHtml(absolute(publicUrl, path))}">`
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    link('prev', previous),
    link('next', next),
    property('title', title),
    property('description', description),
    property('type', type),
    property('url', address),
    property('site_name', productName),
    property('locale', locale),
    property('image', `${publicUrl}/og.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
    ...more,
  ]
    .filter(Boolean)
    .join('\n    ')
}

/** A path of this service as a full address. */
export function absolute(publicUrl: string, path: string): string {
  return publicUrl + encodePath(path)
}

/** A decoded path with everything encoded that cannot stand in an address or a header; the signs of passages stay. */
export function encodePath(path: string): string {
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/[?#]/g, encodeURIComponent)
}
