/** Answers of the calls of contents (content-calls.ts): packs, articles, places in chapters, topics. */
import * as z from 'zod/mini'
import { articleSchema, rangeSchema } from './article'
import { contentKinds } from './kinds'
import { packManifestSchema } from './manifest'

/** A pack as lists show it. `bytes`: what downloading all of it costs. */
export const packSummarySchema = z.extend(z.omit(packManifestSchema, { segments: true }), {
  /** Number in this library, for ever. */
  number: z.int(),
  bytes: z.int(),
})
export type PackSummary = z.infer<typeof packSummarySchema>

export const storedManifestSchema = z.extend(packManifestSchema, { number: z.int() })
export type StoredManifest = z.infer<typeof storedManifestSchema>

export const headRowSchema = z.object({ id: z.int(), head: z.string() })

/** All articles of one head, with the ways to the heads beside it. */
export const articlePageSchema = z.object({
  pack: packSummarySchema,
  /** The one that was asked for first, then others of the same head. */
  articles: z.array(articleSchema),
  previous: z.optional(headRowSchema),
  next: z.optional(headRowSchema),
})
export type ArticlePage = z.infer<typeof articlePageSchema>

/** An article without its text. */
export const articleLinkSchema = z.object({
  abbr: z.string(),
  kind: z.enum(contentKinds),
  locale: z.string(),
  id: z.int(),
  head: z.string(),
})
export type ArticleLink = z.infer<typeof articleLinkSchema>

/** An article that a search found. */
export const articleHitSchema = z.extend(articleLinkSchema, {
  /** All words are in its head. */
  isHead: z.boolean(),
  /** Some words around the first match. */
  excerpt: z.string(),
  /** Start and length in the excerpt, UTF-16. */
  marks: z.array(z.tuple([z.int(), z.int()])),
})
export type ArticleHit = z.infer<typeof articleHitSchema>

/** Results of a search in the packs of a kind. */
export const articleHitsSchema = z.object({
  kind: z.enum(contentKinds),
  total: z.int(),
  /** The best ones. */
  hits: z.array(articleHitSchema),
})
export type ArticleHits = z.infer<typeof articleHitsSchema>

export const headsPageSchema = z.object({
  heads: z.array(headRowSchema),
  /** Heads that begin like this, over all pages. */
  total: z.int(),
  /** Beginnings of the heads of the whole pack, in its order; `0` for digits. */
  initials: z.array(z.string()),
})
export type HeadsPage = z.infer<typeof headsPageSchema>

export const itemsPageSchema = z.object({
  /** In the order of their heads. */
  items: z.array(articleSchema),
  /** Over all pages. */
  total: z.int(),
})
export type ItemsPage = z.infer<typeof itemsPageSchema>

/** The articles of a commentary on a chapter, in the numbering of the pack. */
export const commentaryChapterSchema = z.object({
  /** In the order of their verses. */
  sections: z.array(articleSchema),
  /** Articles on the book as a whole, or on the chapter before its first verse. */
  introductions: z.array(articleSchema),
})
export type CommentaryChapter = z.infer<typeof commentaryChapterSchema>

/** The cross references of a chapter by verse, in the numbering of the pack; those of a verse from the strongest to the weakest. */
export const chapterReferencesSchema = z.array(z.object({ verse: z.int(), ranges: z.array(rangeSchema) }))
export type ChapterReferences = z.infer<typeof chapterReferencesSchema>

const offset = z.int().check(z.minimum(0))

/** The words of the original behind a chapter, by verse, in the order of the text (core/originals/word-run.ts). */
export const chapterWordsSchema = z.array(
  z.object({
    verse: z.int(),
    runs: z.array(
      z.object({
        from: offset,
        to: offset,
        numbers: z.readonly(z.array(z.string())),
        form: z.optional(z.string()),
        lemma: z.optional(z.string()),
        gloss: z.optional(z.string()),
      }),
    ),
  }),
)
export type ChapterWords = z.infer<typeof chapterWordsSchema>

/** Where a word of the original stands in an edition. */
export const wordPlacesSchema = z.object({
  /** In the whole edition; a verse may have it twice. */
  total: z.int(),
  /** Verses that fit what was asked for, over all pages. */
  verses: z.int(),
  /** How often in each book, in the order of the books. */
  books: z.array(z.tuple([z.int(), z.int()])),
  /** How it is rendered and how often, the commonest first; empty where nothing renders it. */
  renderings: z.array(z.tuple([z.string(), z.int()])),
  /** One page of verses (canonical in the edition). `marks`: start and length of what renders it, UTF-16. */
  places: z.array(
    z.object({
      verse: z.int(),
      content: z.optional(z.string()),
      marks: z.array(z.tuple([z.int(), z.int()])),
    }),
  ),
})
export type WordPlaces = z.infer<typeof wordPlacesSchema>

/** A topic in the list: of all packs that have it. `id` is its address. */
export const topicRowSchema = z.object({ id: z.int(), title: z.string(), packs: z.array(z.string()) })
export type TopicRow = z.infer<typeof topicRowSchema>

export const topicsPageSchema = z.object({ topics: z.array(topicRowSchema), total: z.int() })
export type TopicsPage = z.infer<typeof topicsPageSchema>

export const topicSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** One for each pack that has the topic. */
  sources: z.array(
    z.object({
      pack: packSummarySchema,
      article: articleSchema,
      /** See-links as topics, by the id of the article. */
      see: z.array(z.object({ article: z.int(), topic: z.int() })),
    }),
  ),
})
export type Topic = z.infer<typeof topicSchema>
