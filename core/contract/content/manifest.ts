/** Facts of a pack: the list entry of a library, and the manifest that a download follows. */
import * as z from 'zod/mini'
import { numberingBases } from '../editions/edition'
import { contentKinds } from './kinds'
import { sourceUrlSchema } from './outside-link'

export const segmentRoles = [
  'heads',
  'articles',
  'chapters',
  'references',
  'tables',
  'occurrences',
  'words',
  'media',
] as const
export type SegmentRole = (typeof segmentRoles)[number]

const count = z.int().check(z.minimum(0))

export const packSegmentSchema = z.object({
  role: z.enum(segmentRoles),
  /** Of articles: the share, or the book (0 for what stands at none). Of references and words: the book. Of media: its file type. */
  scope: z.optional(z.string()),
  /** Hash of the bytes as the importer gave them, and their name. */
  hash: z.string(),
  size: count,
  /** As it is downloaded. */
  packed: count,
})
export type PackSegment = z.infer<typeof packSegmentSchema>

/** Whether words of the original come from a file, or were found by comparing the text with the original. */
export const layerOrigins = ['given', 'learnt'] as const
export type LayerOrigin = (typeof layerOrigins)[number]

/** The text that a pack of words of the original belongs to. */
export const layerSchema = z.object({
  /** Abbreviation of the edition. */
  edition: z.string(),
  origin: z.enum(layerOrigins),
  /** Verses that it was learnt from; absent where it was given. */
  verses: z.optional(count),
  /** Books with the hash of their text (edition.ts); where the edition has another one, the layer is off. */
  books: z.array(z.tuple([z.int(), z.string()])),
  /** Runs of words, those with a number, and how many numbers there are. */
  runs: count,
  numbered: count,
  distinct: count,
  /** Language of the glosses, BCP 47; absent without any. */
  glossLocale: z.optional(z.string()),
})
export type Layer = z.infer<typeof layerSchema>

export const packManifestSchema = z.object({
  format: z.literal(1),
  kind: z.enum(contentKinds),
  abbr: z.string(),
  name: z.string(),
  /** BCP 47. */
  locale: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** All places of the pack are counted like this. */
  numbering: z.enum(numberingBases),
  licence: z.string().check(z.minLength(1)),
  attribution: z.string(),
  /** Of the web, or empty. */
  sourceUrl: sourceUrlSchema,
  digitisedBy: z.optional(z.string()),
  /** Of the whole content; changes with any change. */
  version: z.string(),
  counts: z.object({
    items: count,
    refs: count,
    doubtful: count,
    media: count,
    /** Articles of words of the original, found by their numbers; absent without any. */
    numbers: z.optional(count),
  }),
  /** Of words of the original, and of no other kind. */
  layer: z.optional(layerSchema),
  segments: z.array(packSegmentSchema),
})
export type PackManifest = z.infer<typeof packManifestSchema>

export interface PackDifference {
  /** To be fetched: not in the pack that is there. */
  wanted: readonly PackSegment[]
  /** The same in both. */
  kept: readonly PackSegment[]
  /** Hashes that nothing needs once the new pack is complete. */
  unneeded: readonly string[]
  /** Of `wanted`, as downloaded. */
  bytes: number
}

/** The difference that an update has to fetch; without an old manifest all of the pack. */
export function packDifference(next: PackManifest, old?: PackManifest): PackDifference {
  const has = new Set(old?.segments.map(({ hash }) => hash))
  const needs = new Set(next.segments.map(({ hash }) => hash))
  const wanted = next.segments.filter(({ hash }) => !has.has(hash))
  return {
    wanted,
    kept: next.segments.filter(({ hash }) => has.has(hash)),
    unneeded: [...has].filter((hash) => !needs.has(hash)),
    bytes: wanted.reduce((sum, { packed }) => sum + packed, 0),
  }
}
