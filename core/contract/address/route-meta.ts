/** What an address or an input means (spec 1 §3 "Route meta", FEATURES NAV-09); core/scripture/reading/addresses/route-meta-of.ts computes it. */
import * as z from 'zod/mini'

export const routeTypes = ['TextView', 'SearchView', 'Overlay', 'landingPage'] as const

/** What the combined input shows for an address, and what running it again means. */
export const autocompleteSchema = z.object({
  /** The words in the field. */
  input: z.string(),
  /** The same in the form the product writes: "Johannes 3,16". */
  default: z.string(),
  type: z.enum(['search', 'book', 'bookname']),
  toBeSearched: z.boolean(),
})

export const routeMetaSchema = z.object({
  type: z.enum(routeTypes),
  /** The one canonical path. */
  url: z.string(),
  /** Parameters of the route: abbreviation (dot-joined) and textref or slug. */
  params: z.record(z.string(), z.string()),
  /** The call that brings the content. */
  apiUrl: z.string(),
  /** Stored abbreviations. */
  bibles: z.array(z.string()),
  /** The phrase of a search, empty for text. */
  search: z.string(),
  autocomplete: autocompleteSchema,
  /** 0 where the route has no passage; so are `canonical` and `chapterCanonical`. */
  book: z.int(),
  bookname: z.string(),
  canonical: z.int(),
  chapterCanonical: z.int(),
  prevUrl: z.nullable(z.string()),
  nextUrl: z.nullable(z.string()),
})
export type RouteMeta = z.infer<typeof routeMetaSchema>
