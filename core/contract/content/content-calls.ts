/** Dictionaries, commentaries, images, videos and topics: rows of the table of calls (api.ts). */
import * as z from 'zod/mini'
import {
  articleLinkSchema,
  articlePageSchema,
  chapterReferencesSchema,
  chapterWordsSchema,
  commentaryChapterSchema,
  headsPageSchema,
  itemsPageSchema,
  packSummarySchema,
  storedManifestSchema,
  topicSchema,
  topicsPageSchema,
  wordPlacesSchema,
} from './answers'
import { numberPattern } from './article'
import { layerOrigins } from './manifest'

const nothing = z.object({})
const abbreviation = z.string().check(z.minLength(1), z.maxLength(13))
const number = z.string().check(z.regex(/^\d{1,9}$/))
const strongsNumber = z.string().check(z.regex(numberPattern))
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Canonical number of a chapter, in the numbering of the pack. */
const chapter = z.string().check(z.regex(/^\d{7,8}$/))
const page = z.optional(z.string().check(z.regex(/^\d{1,4}$/)))
const words = z.string().check(z.minLength(1), z.maxLength(100))
const locale = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,8})*$/))

/** Whether the words are the edition's own; absent where the pack has none. */
const origin = z.optional(z.enum(layerOrigins))

const visitors = { access: 'visitor', isPublic: true } as const

export const contentCalls = {
  packs: {
    method: 'GET',
    path: '/api/resources',
    summary: 'All packs of contents of this server.',
    params: nothing,
    query: nothing,
    answer: z.object({ data: z.array(packSummarySchema), unavailable: z.optional(z.array(z.string())) }),
    caching: 'revalidate',
    ...visitors,
  },
  packManifest: {
    method: 'GET',
    path: '/api/resources/{abbreviation}',
    summary: 'What a download of a pack follows: its segments with their hashes.',
    params: z.object({ abbreviation }),
    query: nothing,
    answer: z.object({ data: storedManifestSchema }),
    caching: 'revalidate',
    ...visitors,
  },
  packSegment: {
    method: 'GET',
    path: '/api/resources/{abbreviation}/segments/{hash}',
    summary: 'Heads, articles or chapters of a pack; the hash is the SHA-256 of exactly these bytes.',
    params: z.object({ abbreviation, hash }),
    query: nothing,
    answer: z.array(z.unknown()),
    caching: 'forever',
    ...visitors,
  },
  packMedia: {
    method: 'GET',
    path: '/api/resources/{abbreviation}/media/{hash}',
    summary: 'A picture of a pack; the hash is the SHA-256 of exactly these bytes.',
    params: z.object({ abbreviation, hash }),
    query: nothing,
    answer: z.unknown(),
    contentType: 'image/*',
    caching: 'forever',
    ...visitors,
  },
  packHeads: {
    method: 'GET',
    path: '/api/resources/{abbreviation}/heads',
    summary: 'The heads of a pack that begin like something, in the order of its language.',
    params: z.object({ abbreviation }),
    query: z.object({ prefix: z.optional(z.string().check(z.maxLength(100))), page }),
    answer: z.object({ data: headsPageSchema }),
    caching: 'revalidate',
    ...visitors,
  },
  packItems: {
    method: 'GET',
    path: '/api/resources/{abbreviation}/items',
    summary: 'The pictures or videos of a pack, for its list.',
    params: z.object({ abbreviation }),
    query: z.object({ page }),
    answer: z.object({ data: itemsPageSchema }),
    caching: 'revalidate',
    ...visitors,
  },
  packArticle: {
    method: 'GET',
    path: '/api/resources/{abbreviation}/articles/{id}',
    summary: 'An article with others of the same head and the heads before and after.',
    params: z.object({ abbreviation, id: number }),
    query: nothing,
    answer: z.object({ data: articlePageSchema }),
    caching: 'revalidate',
    ...visitors,
  },
  commentary: {
    method: 'GET',
    path: '/api/commentary/{abbreviation}/{chapter}',
    summary: 'What a commentary says on a chapter, which is counted as the pack counts.',
    params: z.object({ abbreviation, chapter }),
    query: nothing,
    answer: z.object({ data: commentaryChapterSchema }),
    caching: 'revalidate',
    ...visitors,
  },
  references: {
    method: 'GET',
    path: '/api/references/{abbreviation}/{chapter}',
    summary:
      'Cross references of a chapter, which is counted as the pack counts; the strongest of a verse first.',
    params: z.object({ abbreviation, chapter }),
    query: nothing,
    answer: z.object({ data: chapterReferencesSchema }),
    caching: 'revalidate',
    ...visitors,
  },
  words: {
    method: 'GET',
    path: '/api/words/{abbreviation}/{chapter}',
    summary:
      'Words of the original behind a chapter, which is counted as its edition counts; none where the edition has another text now.',
    params: z.object({ abbreviation, chapter }),
    query: nothing,
    answer: z.object({ data: chapterWordsSchema, origin }),
    caching: 'revalidate',
    ...visitors,
  },
  wordPlaces: {
    method: 'GET',
    path: '/api/words/{abbreviation}/numbers/{number}',
    summary: 'Where a word of the original stands in an edition, and how it is rendered there.',
    params: z.object({ abbreviation, number: strongsNumber }),
    query: z.object({
      book: z.optional(z.string().check(z.regex(/^\d{1,2}$/))),
      rendering: z.optional(z.string().check(z.maxLength(60))),
      /** Shows its verses instead: it has no words of its own. */
      edition: z.optional(abbreviation),
      page,
    }),
    answer: z.object({ data: wordPlacesSchema, origin }),
    caching: 'revalidate',
    ...visitors,
  },
  chapterArticles: {
    method: 'GET',
    path: '/api/chapter-articles/{chapter}',
    summary: 'Articles, pictures and videos that name or belong to a chapter (English numbering).',
    params: z.object({ chapter }),
    query: nothing,
    answer: z.object({ data: z.array(articleLinkSchema) }),
    caching: 'revalidate',
    ...visitors,
  },
  lookUp: {
    method: 'GET',
    path: '/api/lookup/{locale}/{word}',
    summary:
      'Articles of all dictionaries of a language under this word, else under what else it may be, or none.',
    params: z.object({ locale, word: words }),
    /** Runs of words that hold it, from long to short, parted by `|`. */
    query: z.object({ or: z.optional(z.string().check(z.maxLength(500))) }),
    answer: z.object({ data: z.array(articleLinkSchema) }),
    caching: 'revalidate',
    ...visitors,
  },
  numberEntries: {
    method: 'GET',
    path: '/api/numbers/{number}',
    summary: 'Entries of all dictionaries on a word of the original, by its number in Strong’s concordance.',
    params: z.object({ number: strongsNumber }),
    query: nothing,
    answer: z.object({ data: z.array(articleLinkSchema) }),
    caching: 'revalidate',
    ...visitors,
  },
  topics: {
    method: 'GET',
    path: '/api/topics',
    summary: 'Topics of all packs, those of one title as one.',
    params: nothing,
    query: z.object({ prefix: z.optional(z.string().check(z.maxLength(100))), page }),
    answer: z.object({ data: topicsPageSchema }),
    caching: 'revalidate',
    ...visitors,
  },
  topic: {
    method: 'GET',
    path: '/api/topics/{id}',
    summary: 'A topic with its aspects and places, by the pack they come from.',
    params: z.object({ id: number }),
    query: nothing,
    answer: z.object({ data: topicSchema }),
    caching: 'revalidate',
    ...visitors,
  },
} as const
