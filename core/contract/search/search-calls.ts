/** Searching, and the models a device downloads for it: rows of the table of calls (api.ts). */
import * as z from 'zod/mini'
import * as limits from '../../limits'
import { articleHitsSchema } from '../content/answers'
import { meaningListSchema } from './meaning-list'
import { searchAnswerSchema } from './search-answer'
import { searchBodySchema } from './search-request'

const nothing = z.object({})

/** The common part of both kinds of search. */
const search = {
  method: 'POST',
  params: nothing,
  query: nothing,
  body: searchBodySchema,
  answer: searchAnswerSchema,
  access: 'visitor',
  changesNothing: true,
  perMinute: limits.searchesPerMinute,
  perMinuteOfMember: limits.searchesPerMinuteOfMember,
  caching: 'never',
  isPublic: false,
} as const

export const searchCalls = {
  searchHybrid: {
    ...search,
    path: '/api/search/hybrid',
    summary:
      'Verses with the words, other forms of them, or their meaning; a quoted phrase is searched as it stands.',
  },
  searchClassic: {
    ...search,
    path: '/api/search/classic',
    summary: 'Verses with the words as they are written.',
  },
  searchArticles: {
    method: 'GET',
    path: '/api/search/articles',
    summary:
      'Articles of dictionaries, commentaries, topics, pictures and videos that have all the words, by kind.',
    params: nothing,
    query: z.object({
      words: z.string().check(z.minLength(1), z.maxLength(limits.maxSearchLength)),
      /** First parts of BCP 47 tags, parted by commas: packs of other languages are left out. */
      languages: z.string().check(z.regex(/^[a-z]{2,3}(,[a-z]{2,3}){0,9}$/)),
    }),
    answer: z.object({ data: z.array(articleHitsSchema) }),
    access: 'visitor',
    perMinute: limits.searchesPerMinute,
    perMinuteOfMember: limits.searchesPerMinuteOfMember,
    caching: 'never',
    isPublic: false,
  },
  meaning: {
    method: 'GET',
    path: '/api/search/meaning',
    summary: 'The models of meanings this server has learnt; null before it has learnt any.',
    params: nothing,
    query: nothing,
    answer: z.object({ data: z.nullable(meaningListSchema) }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
  meaningModel: {
    method: 'GET',
    path: '/api/search/meaning/{language}/{hash}',
    summary: 'The model of a language; the hash is the SHA-256 of exactly these bytes.',
    params: z.object({
      language: z.string().check(z.regex(/^[a-z]{2,8}$/)),
      hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
    query: nothing,
    answer: z.instanceof(Uint8Array),
    contentType: 'application/octet-stream',
    access: 'visitor',
    caching: 'forever',
    isPublic: false,
  },
} as const
