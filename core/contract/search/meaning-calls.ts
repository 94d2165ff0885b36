/** The calls a device makes for the models of meanings; rows of the table of calls (api.ts). */
import * as z from 'zod/mini'
import { meaningListSchema } from './meaning-list'

const nothing = z.object({})

export const meaningCalls = {
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
