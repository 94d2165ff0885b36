/** The head of a page for search engines and for previews of shared links (spec 1 §9, FEATURES SHELL-10). */
import { locales } from '#core/contract/locales'
import { escapeHtml } from '#core/scripture/text/node'
import { jsonInHtml } from '#core/shell/json-in-html'

export interface HeadFacts {
  /** Origin of the service, without a slash at its end. */
  publicUrl: string
  productName: string
  /** Canonical path, decoded; absent if there is none. */
  path?: string | undefined
  /** Excluded from search engines. */
  isHidden?: boolean
  title: string
  description: string
  type: 'website' | 'article'
  /** BCP 47. */
  locale: string
  /** Preview image, 1200 x 630, as a decoded path; absent = that of the product. */
  picture?: { path: string; alt: string } | undefined
  /** The same page in other languages; `x-default` counts as a language. */
  alternates?: readonly Alternate[]
  previous?: string | undefined
  next?: string | undefined
  /** RSS of what the page shows: a full address, since it has a query. */
  feed?: string | undefined
  /** Facts for search engines (schema.org); a data block, which the content security policy allows. */
  structured?: Readonly<Record<string, unknown>> | undefined
  /** Further elements, as HTML. */
  more?: readonly string[]
}

/** The page in another language. */
export interface Alternate {
  language: string
  /** Decoded. */
  path: string
}

/** The elements of the head as HTML. */
export function headHtml(facts: HeadFacts): string {
  const { publicUrl, path, isHidden, alternates = [], previous, next, feed, structured, more = [] } = facts
  const link = (rel: string, to: string | undefined, attributes = '') =>
    to === undefined ? '' : `<link rel="${rel}"${attributes} href="${escapeHtml(absolute(publicUrl, to))}">`
  return [
    isHidden ? '<meta name="robots" content="noindex">' : '',
    link('canonical', path),
    named('description', facts.description),
    link('prev', previous),
    link('next', next),
    ...alternates.map((one) => link('alternate', one.path, ` hreflang="${one.language}"`)),
    feed ? `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(feed)}">` : '',
    ...previewElements(facts),
    structured
      ? `<script type="application/ld+json">${jsonInHtml({ '@context': 'https://schema.org', ...structured })}</script>`
      : '',
    ...more,
  ]
    .filter(Boolean)
    .join('\n    ')
}

/** Open Graph, which all previews read; X takes everything but its card from it. */
function previewElements(facts: HeadFacts): string[] {
  const { publicUrl, productName, path, title, description, type, locale, picture, alternates = [] } = facts
  const { path: image, alt } = picture ?? { path: '/og.png', alt: productName }
  const others = alternates.filter(({ language }) => language !== locale && language !== 'x-default')
  return [
    property('title', title),
    property('description', description),
    property('type', type),
    path === undefined ? '' : property('url', absolute(publicUrl, path)),
    property('site_name', productName),
    property('locale', territoryOf(locale)),
    ...others.map(({ language }) => property('locale:alternate', territoryOf(language))),
    property('image', absolute(publicUrl, image)),
    property('image:type', 'image/png'),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', alt),
    named('twitter:card', 'summary_large_image'),
  ]
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escapeHtml(content)}">`
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`
}

/** Open Graph requires a territory with every language: `de_DE`; the likely one if a language names none. */
function territoryOf(locale: string): string {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(locale)) return locale
  const { language, region } = new Intl.Locale(locale).maximize()
  return region === undefined ? language : `${language}_${region}`
}

/** The page in every language, and without a language, which then is the reader's. */
export function alternatesOf(path: string): Alternate[] {
  const below = locales.map((language) => ({
    language,
    path: path === '/' ? `/${language}` : `/${language}${path}`,
  }))
  return [...below, { language: 'x-default', path }]
}

/** A path of this service as a full address. */
export function absolute(publicUrl: string, path: string): string {
  return publicUrl + encodePath(path)
}

/**
 * Encodes everything in a decoded path that cannot be in an address or a header; the
 * characters of passages stay.
 */
export function encodePath(path: string): string {
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/[?#]/g, encodeURIComponent)
}
