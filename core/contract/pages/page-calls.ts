/** The call for the texts of the app itself, a part of the one table (api.ts). */
import * as z from 'zod/mini'
import { locales } from '../locales'
import { pageTextsSchema } from './article'

export const pageCalls = {
  pages: {
    method: 'GET',
    path: '/api/pages/{locale}',
    summary: 'Articles and help in a language; what is not written in it comes in English.',
    params: z.object({ locale: z.enum(locales) }),
    query: z.object({}),
    answer: z.object({ data: pageTextsSchema }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
} as const
