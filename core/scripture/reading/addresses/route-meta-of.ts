/** Computes the meaning of an address or an input, over a library or a local database. */

import { bookOf } from '../../../canonical'
import type { RouteMeta } from '../../../contract/address/route-meta'
import { scopedNames, translationsIn } from '../../../contract/address/search-address'
import type { Manifest } from '../../../contract/editions/edition'
import type { TextAddress } from '../../../contract/page-data'
import type { SearchScope } from '../../../contract/search/search-request'
import * as limits from '../../../limits'
import { nameLocale } from '../name-locale'
import { neighbourAmong } from '../neighbours'
import type { PageSource } from '../page-source'
import { addressPath, type Naming, placeLabel } from './addresses'
import { resolveAnywhere } from './resolve-anywhere'

/** An address or an input as the call receives it; slashes of `rest` are spaces in an input (NAV-06). */
export interface RouteRequest {
  type: 'text' | 'search'
  /** Locale of the interface. */
  locale: string
  /** Translations joined by dots, or the first words of the input. */
  first: string
  rest: string
  /** Translations used when `first` names none, best first; may be empty. */
  fallback: readonly string[]
}

/** The meaning, or why there is none. */
export type RouteAnswer =
  | { kind: 'found'; meta: RouteMeta }
  /** No translation has this name, or it has not been fetched yet. */
  | { kind: 'edition-unknown'; abbreviation: string }
  /** `nearest` is a path, `understood` what could be read of the input. */
  | { kind: 'passage-unknown'; passage: string; nearest?: string; understood?: string }

/** Only reads from the source. */
export async function routeMetaOf(source: PageSource, request: RouteRequest): Promise<RouteAnswer> {
  const { wanted, scope } = translationsIn(request.first)
  const named = await knownManifests(source, wanted)
  const manifests = named ?? (await knownManifests(source, request.fallback))
  if (!manifests) return { kind: 'edition-unknown', abbreviation: request.first }
  const input = named ? request.rest : [request.first, request.rest].filter(Boolean).join('/')
  if (request.type === 'search')
    return { kind: 'found', meta: searchMeta(manifests, input, named ? scope : 'chosen') }
  return await textMeta(source, manifests, input, request.locale)
}

/** The manifests of all named editions, each once; undefined when one is unknown. */
async function knownManifests(
  source: PageSource,
  abbreviations: readonly string[],
): Promise<Manifest[] | undefined> {
  const found = new Map<string, Manifest>()
  for (const abbreviation of abbreviations.slice(0, limits.maxColumns)) {
    const manifest = (await source.edition(abbreviation))?.manifest
    if (!manifest) return undefined
    found.set(manifest.abbreviation, manifest)
  }
  return found.size > 0 ? [...found.values()] : undefined
}

const quoted = /^\s*["„“«»‚].*["“”»«‘]\s*$/u

function searchMeta(manifests: readonly Manifest[], input: string, scope: SearchScope): RouteMeta {
  const bibles = manifests.map(({ abbreviation }) => abbreviation)
  const search = input.replaceAll('/', ' ').trim()
  const abbreviation = scopedNames(bibles, scope).join('.')
  return {
    type: 'SearchView',
    url: search ? `/search/${abbreviation}/${search}` : `/search/${abbreviation}`,
    params: search ? { abbreviation, slug: search } : { abbreviation },
    apiUrl: quoted.test(search) ? '/api/search/classic' : '/api/search/hybrid',
    bibles,
    search,
    autocomplete: { input: search, default: search, type: 'search', toBeSearched: true },
    book: 0,
    bookname: '',
    canonical: 0,
    chapterCanonical: 0,
    prevUrl: null,
    nextUrl: null,
  }
}

async function textMeta(
  source: PageSource,
  manifests: readonly Manifest[],
  passage: string,
  locale: string,
): Promise<RouteAnswer> {
  const [first] = manifests
  if (!first) return { kind: 'edition-unknown', abbreviation: '' }
  const own = nameLocale(first.locale, locale)
  const packs = await Promise.all([...new Set([own, locale])].map((one) => source.names(one)))
  const known = packs.filter((pack) => pack !== undefined)
  const found = await resolveAnywhere(passage || undefined, manifests, known, (one) => source.names(one))
  if (found.kind === 'unknown') return { kind: 'passage-unknown', passage, ...found.hints }
  const naming = { names: known[0]?.names ?? {}, separators: first.separators }
  return { kind: 'found', meta: addressMeta(found.address, manifests, naming) }
}

function addressMeta(address: TextAddress, editions: readonly Manifest[], naming: Naming): RouteMeta {
  const { abbreviations: bibles, chapter, marked, path } = address
  const [place] = marked
  const label = placeLabel(place?.from ?? chapter, place?.to, naming)
  const neighbour = (step: -1 | 1) => {
    const found = neighbourAmong(editions, chapter, step)
    return found === undefined ? null : addressPath(bibles, found, undefined, naming)
  }
  return {
    type: 'TextView',
    url: path,
    params: { abbreviation: bibles.join('.'), textref: path.split('/').slice(2).join('/') },
    apiUrl: `/api/text${path}`,
    bibles,
    search: '',
    autocomplete: { input: label, default: label, type: 'book', toBeSearched: false },
    book: bookOf(chapter),
    bookname: naming.names[bookOf(chapter)]?.name ?? '',
    canonical: place?.from ?? chapter,
    chapterCanonical: chapter,
    prevUrl: neighbour(-1),
    nextUrl: neighbour(1),
  }
}
