/** The meaning of an address or input (spec 1 §3 "Route meta", FEATURES NAV-09), from core/scripture/reading/addresses/route-meta-of.ts. */
import * as z from 'zod/mini'

/** Kinds of pages, with the names of the specification. */
export const routeTypes = ['TextView', 'SearchView', 'Overlay', 'landingPage'] as const

/** The text that the combined input shows for an address, and its meaning when run again. */
export const autocompleteSchema = z.object({
  /** The words in the field. */
  input: z.string(),
  /** The same in the product's notation: "Johannes 3,16". */
  default: z.string(),
  type: z.enum(['search', 'book', 'bookname']),
  toBeSearched: z.boolean(),
})

/** The answer about a route. */
export const routeMetaSchema = z.object({
  type: z.enum(routeTypes),
  /** The one canonical path. */
  url: z.string(),
  /** Parameters of the route: abbreviation (dot-joined) and textref or slug. */
  params: z.record(z.string(), z.string()),
  /** The call that loads the content. */
  apiUrl: z.string(),
  /** Abbreviations of the translations, as stored. */
  bibles: z.array(z.string()),
  /** The search phrase, empty for text. */
  search: z.string(),
  autocomplete: autocompleteSchema,
  /** 0 when the route has no passage, as are `canonical` and `chapterCanonical`. */
  book: z.int(),
  bookname: z.string(),
  canonical: z.int(),
  chapterCanonical: z.int(),
  prevUrl: z.nullable(z.string()),
  nextUrl: z.nullable(z.string()),
})
export type RouteMeta = z.infer<typeof routeMetaSchema>
