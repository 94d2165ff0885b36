/**
 * The texts of the app itself in one language: articles, and the help with its groups (spec 2 §2, FEATURES
 * CONT-05).
 */
import * as z from 'zod/mini'
import { locales } from '../locales'
import { articleNodeSchema } from './article-node'

/** Names of the articles, as their files are named; `changes` is part of the help. */
export const articleNames = [
  'accessibility',
  'changes',
  'imprint',
  'partner',
  'privacy',
  'webmasters',
] as const

/** Groups of the help, in the order shown. */
export const helpGroups = ['reading', 'finding', 'study', 'device', 'app'] as const
export type HelpGroup = (typeof helpGroups)[number]

const textParts = {
  /** Locale of this text; differs from the requested one when it is not translated. */
  locale: z.enum(locales),
  title: z.string(),
  /** Its first paragraph, for lists and search engines; may be empty. */
  description: z.string(),
  body: z.array(articleNodeSchema),
}

/** One article. */
export const articleSchema = z.object(textParts)
export type Article = z.infer<typeof articleSchema>

/** One page of the help. */
export const helpItemSchema = z.object({
  ...textParts,
  /** The digits in its address, the same in every language; 88 is the help of voice assistants. */
  id: z.int().check(z.positive()),
  /** The word before the id in its long address: `/help/{slug}/{id}`. */
  slug: z.string(),
  group: z.enum(helpGroups),
})
export type HelpItem = z.infer<typeof helpItemSchema>

/** All texts of one language. */
export const pageTextsSchema = z.object({
  /** By name; an article without a text is absent. */
  articles: z.record(z.string(), articleSchema),
  /** By group, then id. */
  help: z.array(helpItemSchema),
})
export type PageTexts = z.infer<typeof pageTextsSchema>

/** The long address of a help page. */
export function helpPath({ slug, id }: Pick<HelpItem, 'slug' | 'id'>): string {
  return `/help/${slug}/${id}`
}
