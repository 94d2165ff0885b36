/** The calls for the messages of the interface (spec 1 §7, spec 2 §7), a part of the one table (api.ts). */
import * as z from 'zod/mini'
import { locales } from './locales'

const localeSchema = z.enum(locales)
/** Letters, digits and hyphens only: the names become file names on the server. */
const groupName = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,40}$/))

/** Messages by key; a key may contain further keys. */
const messagesSchema = z.record(z.string(), z.unknown())

const languageSchema = z.object({
  /** The specification's language number: 1 is the default. */
  id: z.int(),
  locale: localeSchema,
  /** In the language itself. */
  name: z.string(),
  /** Between passages of different books: `Joh 3,16; Mt 5`. */
  sep_book: z.string(),
  rtl: z.boolean(),
})

export const languageCalls = {
  languageGroups: {
    method: 'GET',
    path: '/api/lang/async',
    summary: 'Message groups of a language, keyed by locale.',
    params: z.object({}),
    query: z.object({ 'keys[]': z.array(groupName).check(z.maxLength(40)), locale: localeSchema }),
    answer: z.object({ data: z.record(z.string(), messagesSchema) }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
  languages: {
    method: 'GET',
    path: '/api/lang/gui',
    summary: 'The languages of the interface.',
    params: z.object({}),
    query: z.object({}),
    answer: z.object({ data: z.array(languageSchema) }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
  languageCatalogue: {
    method: 'GET',
    path: '/api/lang/{locale}',
    summary: 'All message groups of a language.',
    params: z.object({ locale: localeSchema }),
    query: z.object({}),
    answer: z.object({ data: z.record(z.string(), messagesSchema) }),
    access: 'visitor',
    caching: 'revalidate',
    isPublic: false,
  },
} as const
