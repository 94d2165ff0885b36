/**
 * The request of a search (spec 1 §7 "POST /api/search/...", FEATURES SRCH-02); the same for the server and
 * the worker.
 */
import * as z from 'zod/mini'
import * as limits from '../../limits'

export const searchTypes = ['hybrid', 'classic'] as const
/**
 * `hybrid` also finds other forms of the words and similar meanings; `classic` finds the words as written.
 */
export type SearchType = (typeof searchTypes)[number]

/**
 * At least this share of the words, in percent, has to be found; a request contains the index in this list
 * (spec 1 §9).
 */
export const coherenceLevels = [100, 70, 50, 30, 1] as const
/** Index in `coherenceLevels`. */
export const defaultCoherence = 2

/** `hits`: best first. `canonical`: in the order of the Bible. */
export const searchSorts = ['hits', 'canonical'] as const

/**
 * Which editions are searched: those that are named, all in their languages, or all; and of which editions the page
 * of a verse shows it.
 */
export const searchScopes = ['chosen', 'language', 'all'] as const
export type SearchScope = (typeof searchScopes)[number]

/** Old Testament (1-39), New Testament (40-66), late writings (90-96). */
export const bookGroups = ['at', 'nt', 'ak'] as const
export type BookGroup = (typeof bookGroups)[number]

const count = z.int().check(z.minimum(0), z.maximum(100_000_000))

/** A person's settings for searches. */
export const searchOptionsSchema = z.object({
  /** Index in `coherenceLevels`. */
  coherence: z._default(z.int().check(z.minimum(0), z.maximum(coherenceLevels.length - 1)), defaultCoherence),
  /** Groups and book numbers; empty means everything. */
  area: z._default(z.array(z.union([z.enum(bookGroups), z.int()])).check(z.maxLength(80)), []),
  /** Whole words only; otherwise parts of words match too. */
  fullwords: z._default(z.boolean(), true),
  /** A typed a o u s also finds ä ö ü ß. */
  umlaute: z._default(z.boolean(), false),
  /** Treats the words as one phrase. */
  exactPhrase: z._default(z.boolean(), false),
  /** Headings are searched too. */
  searchHeadings: z._default(z.boolean(), false),
  sort: z._default(z.enum(searchSorts), 'hits'),
})
export type SearchOptions = z.infer<typeof searchOptionsSchema>

/** Body of a search call. */
export const searchBodySchema = z.extend(searchOptionsSchema, {
  search: z.string().check(z.maxLength(limits.maxSearchLength)),
  /** Translations joined by dots; the first one gives the numbering of the rows. */
  abbr: z.string().check(z.minLength(1), z.maxLength(limits.maxColumns * 13)),
  /** From 1. */
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  /** The editions are searched as one: an entry for each verse, with the text of the edition that fits best. */
  merged: z._default(z.boolean(), false),
  /** `offsets` and `last_canonical` of the previous answer; `page` decides. */
  offsets: z._default(z.record(z.string(), count), {}),
  canonical: z._default(count, 0),
})
export type SearchBody = z.infer<typeof searchBodySchema>

/** One page of one search. */
export interface SearchRequest extends SearchOptions {
  type: SearchType
  /** As typed. */
  search: string
  /** Stored abbreviations; the first one gives the numbering of the rows. */
  abbreviations: readonly string[]
  /** The editions are searched as one. */
  merged?: boolean
  page: number
}

/** The options of a person who has set none. */
export const defaultSearchOptions: SearchOptions = searchOptionsSchema.parse({})
