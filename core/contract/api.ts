/**
 * The one table of calls. The server implements it (a missing handler does not compile), the worker calls it,
 * tests/contract runs it, and GET /api/openapi.json is printed from it. Paths and payloads are those of the
 * specification, part 1 §7 and 2 §7: `data` where the specification says data, otherwise the keys it names at
 * top level.
 *
 * The page imports only its types, so that schemas stay out of the first load.
 *
 * In a path `{name}` is one segment and `{name*}` the rest, slashes included, which may also be missing.
 */
import * as z from 'zod/mini'
import * as limits from '../limits'
import { routeMetaSchema } from './address/route-meta'
import { suggestionSchema } from './address/suggestion'
import { chatCalls } from './assistant/chat-calls'
import { contentCalls } from './content/content-calls'
import { dayCalls } from './content/day-calls'
import { editionSummarySchema, manifestSchema } from './editions/edition'
import { bookNamesSchema } from './editions/names'
import { recordingCalls } from './editions/recording'
import { segmentSchema } from './editions/segment'
import { textAnswerSchema } from './editions/text-answer'
import { languageCalls } from './language-calls'
import { locales } from './locales'
import { accountCalls } from './members/calls/account-calls'
import { studyCalls } from './members/calls/study-calls'
import { syncCalls } from './members/calls/sync-calls'
import { pageCalls } from './pages/page-calls'
import { publicSettingsSchema } from './public-settings'
import { searchCalls } from './search/search-calls'

/** The callers a call allows: `owner` means that the token's subject is the user the call names. */
export type Access = 'visitor' | 'member' | 'owner' | 'admin'

/** `never`: no-store. `revalidate`: no-cache with an entity tag. `forever`: immutable, one year. */
export type Caching = 'never' | 'revalidate' | 'forever'

/** One call: method, path, schemas and rules. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  params: z.ZodMiniObject
  query: z.ZodMiniObject
  /** Body of the request, as JSON; absent for a request without one. */
  body?: z.ZodMiniObject
  /** Body of an answer with status 200. */
  answer: z.ZodMiniType
  /** Absent when the body is JSON. */
  contentType?: 'application/octet-stream' | 'image/*' | 'text/calendar' | 'text/event-stream'
  access: Access
  /** Accepts the refresh cookie, and only from our own pages (SECURITY C1). */
  usesCookie?: boolean
  /** Reads only, although its method is not GET: any client may send it without an origin check. */
  changesNothing?: boolean
  /** Requests per minute from one address; absent for answers that are cached. */
  perMinute?: number
  /**
   * Limit for an authenticated member from any address, instead of the one per address; only together with
   * `perMinute`.
   */
  perMinuteOfMember?: number
  caching: Caching
  /** Readable by pages of other origins, without credentials (SECURITY C1). */
  isPublic: boolean
}

const nothing = z.object({})
const localeSchema = z.enum(locales)
/** Abbreviations joined by dots. */
const joined = z.string().check(z.minLength(1), z.maxLength(limits.maxColumns * 13))
const abbreviation = z.string().check(z.minLength(1), z.maxLength(13))
const rest = z._default(z.string().check(z.maxLength(limits.maxPassageLength)), '')

const booknamesSchema = z.object({
  /** Book numbers in the alphabetical order of their names. */
  alpha: z.array(z.int()),
  booknames: bookNamesSchema,
})

/** All calls by name. */
export const api = {
  text: {
    method: 'GET',
    path: '/api/text/{translations}/{passage*}',
    summary: 'A chapter in one or several translations; the passage stands in the numbering of the first.',
    params: z.object({ translations: joined, passage: rest }),
    query: nothing,
    answer: textAnswerSchema,
    access: 'visitor',
    caching: 'revalidate',
    isPublic: true,
  },
  booknames: {
    method: 'GET',
    path: '/api/autocomplete/booknames/{locale}',
    summary: 'Book names of a language with all their spellings.',
    params: z.object({ locale: localeSchema }),
    query: nothing,
    answer: booknamesSchema,
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
  booknamesOfLocales: {
    method: 'GET',
    path: '/api/autocomplete/booknames/locales/{locales}',
    summary: 'Book names of several languages, joined by dots.',
    params: z.object({ locales: z.string().check(z.maxLength(100)) }),
    query: nothing,
    answer: z.object({ data: z.record(z.string(), booknamesSchema) }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
  suggestions: {
    method: 'GET',
    path: '/api/autocomplete/suggestions/{locale}/{input*}',
    summary: 'Books and places for what is typed; the last entry searches for the words.',
    params: z.object({ locale: localeSchema, input: rest }),
    query: z.object({
      /** Open translations, joined by dots. */
      bibles: z.optional(joined),
    }),
    answer: z.object({ data: z.array(suggestionSchema) }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
  routeMeta: {
    method: 'GET',
    path: '/api/autocomplete/routeMeta/{type}/{locale}/{first}/{rest*}',
    summary: 'What an address or an input means: view, passage, neighbours, canonical address.',
    params: z.object({
      type: z.enum(['text', 'search']),
      locale: localeSchema,
      first: z.string().check(z.minLength(1), z.maxLength(limits.maxPassageLength)),
      rest,
    }),
    query: z.object({
      /** Translations joined by dots, used when the first segment names none. */
      fallback: z.optional(joined),
      /** Named by the specification; nothing depends on it here. */
      'no-ssr': z.optional(z.enum(['true', 'false'])),
    }),
    answer: routeMetaSchema,
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
  settings: {
    method: 'GET',
    path: '/api/settings',
    summary: 'What the operator of this server has set for everybody.',
    params: nothing,
    query: nothing,
    answer: z.object({ data: publicSettingsSchema }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
  library: {
    method: 'GET',
    path: '/api/library',
    summary: 'All translations of this server.',
    params: nothing,
    query: nothing,
    answer: z.object({
      data: z.array(editionSummarySchema),
      /**
       * Abbreviations of translations that exist but cannot be read at present: a device that has their text
       * keeps it.
       */
      unavailable: z.optional(z.array(z.string())),
    }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: true,
  },
  manifest: {
    method: 'GET',
    path: '/api/library/{abbreviation}',
    summary: 'What a download of a translation follows: its books and segments with their hashes.',
    params: z.object({ abbreviation }),
    query: nothing,
    answer: z.object({ data: manifestSchema }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: true,
  },
  segment: {
    method: 'GET',
    path: '/api/library/{abbreviation}/segments/{hash}',
    summary: 'Some whole books of a translation; the hash is the SHA-256 of exactly these bytes.',
    params: z.object({ abbreviation, hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    query: nothing,
    answer: segmentSchema,
    access: 'visitor',
    caching: 'forever',
    isPublic: true,
  },
  ...languageCalls,
  ...pageCalls,
  ...recordingCalls,
  ...contentCalls,
  ...dayCalls,
  ...searchCalls,
  ...accountCalls,
  ...syncCalls,
  ...studyCalls,
  ...chatCalls,
  openapi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This table as an OpenAPI document.',
    params: nothing,
    query: nothing,
    answer: z.looseObject({ openapi: z.string() }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
} as const satisfies Readonly<Record<string, Call>>

export type Api = typeof api
export type CallName = keyof Api
export type CallParams<N extends CallName> = z.infer<Api[N]['params']>
export type CallQuery<N extends CallName> = z.infer<Api[N]['query']>
/** Parameters as a caller gives them: those with an initial value may be left out. */
export type GivenParams<N extends CallName> = z.input<Api[N]['params']>
export type GivenQuery<N extends CallName> = z.input<Api[N]['query']>
/** Undefined for a call without a body. */
export type CallBody<N extends CallName> = Api[N] extends { body: infer Body extends z.ZodMiniObject }
  ? z.infer<Body>
  : undefined
export type CallAnswer<N extends CallName> = z.infer<Api[N]['answer']>

/** Body of every failed call. `target` belongs to the code REDIRECT: a path of this origin. */
export const errorAnswerSchema = z.object({
  error: z.object({
    /** One of `errorCodes`, or REDIRECT. */
    code: z.string(),
    message: z.string(),
    /** Names the request in the server's log. */
    id: z.string(),
    /** Messages by field. */
    validation: z.optional(z.record(z.string(), z.array(z.string()))),
    target: z.optional(z.string()),
    /** Further facts beside the code: what was understood, the nearest place ... */
    details: z.optional(
      z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
    ),
  }),
})
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>

/** Code of an error answer with status 307; it has no Location header, which fetch would follow unseen. */
export const redirectCode = 'REDIRECT'

/**
 * The address of a call below the origin; parameters are encoded, a missing rest leaves no trailing slash.
 */
export function callAddress<N extends CallName>(
  name: N,
  params: z.input<Api[N]['params']>,
  query: z.input<Api[N]['query']>,
): string {
  const values: Readonly<Record<string, unknown>> = params
  const path = api[name].path.replace(/\/\{(\w+)(\*?)\}/g, (_, key: string, isRest: string) => {
    const value = String(values[key] ?? '')
    if (isRest && !value) return ''
    return `/${isRest ? value.split('/').map(encodeSegment).join('/') : encodeSegment(value)}`
  })
  const pairs = Object.entries(query).flatMap(([key, value]) => {
    const all: readonly unknown[] = Array.isArray(value) ? value : [value]
    return all.filter((one) => one !== undefined).map((one) => `${key}=${encodeURIComponent(String(one))}`)
  })
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** Percent-encoding that keeps the characters of passages readable. */
export function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /%(3A|2C|2B|3B|3D|40|26|24)/g,
    decodeURIComponent,
  )
}
