/**
 * An article: of a dictionary, a section of a commentary, a topic, a picture or a video. Its text is a small tree with a closed list of
 * elements, drawn as elements and never as HTML; every node of `ArticleNode` is one of it, so one renderer draws both.
 */
import * as z from 'zod/mini'
import { planRules } from '../members/plan-rules'
import { outsideLinkSchema, ownPathSchema } from './outside-link'

/** Elements that only hold others. */
export const plainTags = [
  'blockquote',
  'br',
  'em',
  'h2',
  'h3',
  'hr',
  'li',
  'ol',
  'p',
  'strong',
  'sup',
  'ul',
] as const
export type PlainTag = (typeof plainTags)[number]

/** Elements that stand within a line. */
const inLine: ReadonlySet<string> = new Set(['em', 'strong', 'sup', 'a', 'ref', 'entry', 'image'])

/** Canonical numbers in the numbering of the pack, both ends of one unit; a single place has `from` = `to`. */
export interface Range {
  from: number
  to: number
}

export type ContentNode =
  | string
  | { tag: PlainTag; children: ContentNode[] }
  | { tag: 'a'; href: string; children: ContentNode[] }
  /** A place of the Bible. */
  | { tag: 'ref'; from: number; to: number; children: ContentNode[] }
  /** Another article of the pack. */
  | { tag: 'entry'; id: number; children: ContentNode[] }
  /** A picture of the pack, by the hash of its segment. */
  | { tag: 'image'; media: string; alt: string }

const children = z.array(z.lazy((): z.ZodMiniType<ContentNode> => contentNodeSchema))
const place = z.int().check(z.minimum(1_000_000), z.maximum(96_999_999))
export const rangeSchema = z.object({ from: place, to: place })

export const contentNodeSchema: z.ZodMiniType<ContentNode> = z.union([
  z.string(),
  z.object({ tag: z.enum(plainTags), children }),
  z.object({
    tag: z.literal('a'),
    href: outsideLinkSchema,
    children,
  }),
  z.object({ tag: z.literal('ref'), from: place, to: place, children }),
  z.object({ tag: z.literal('entry'), id: z.int(), children }),
  z.object({ tag: z.literal('image'), media: z.string(), alt: z.string() }),
])

/** An aspect of a topic, or a section of a reading plan, with its places; `see` are other topics of the pack. */
export const groupSchema = z.object({
  /** Of a section of a plan: its id, and its date as `MM-DD`. */
  section: z.optional(z.object({ id: z.int(), date: z.optional(z.string()) })),
  /** 1, or more for an aspect of the one before. */
  level: z.int(),
  title: z.string(),
  ranges: z.array(rangeSchema),
  see: z.array(z.object({ text: z.string(), id: z.optional(z.int()) })),
})
export type Group = z.infer<typeof groupSchema>

export const pictureSchema = z.object({
  /** Hash of its segment. */
  media: z.string(),
  type: z.string(),
  alt: z.string(),
  author: z.string(),
  licence: z.string(),
})
export type Picture = z.infer<typeof pictureSchema>

/** `file`: a path on this origin; `page`: a link that leads away; `frame`: shown here if the operator allows its host. */
export const videoSchema = z.object({
  seconds: z.int(),
  poster: z.optional(pictureSchema),
  sources: z.array(
    z.union([
      z.object({ kind: z.literal('file'), url: ownPathSchema }),
      z.object({ kind: z.enum(['page', 'frame']), url: outsideLinkSchema }),
    ]),
  ),
})
export type Video = z.infer<typeof videoSchema>

/** A number of Strong's concordance in its one form (core/originals/strongs-number.ts). */
export const numberPattern = /^[GH][1-9]\d{0,4}[A-Z]?$/
const strongsNumber = z.string().check(z.regex(numberPattern))

export const articleSchema = z.object({
  id: z.int(),
  head: z.string(),
  /** Of the word of the original that it explains. */
  number: z.optional(strongsNumber),
  /** Of forms of the word that are counted by themselves: "me" beside "I". */
  otherNumbers: z.optional(z.array(strongsNumber)),
  parts: z.array(contentNodeSchema),
  /** Where it stands: the verses that a section explains or a picture belongs to; a whole book for its introduction. */
  at: z.optional(z.array(rangeSchema)),
  groups: z.optional(z.array(groupSchema)),
  picture: z.optional(pictureSchema),
  video: z.optional(videoSchema),
  /** A reading plan: what decides the days of its sections. */
  rule: z.optional(z.enum(planRules)),
})
export type Article = z.infer<typeof articleSchema>

/** All numbers an article is found by, the word's own first. */
export function numbersOf({ number, otherNumbers = [] }: Article): string[] {
  return number === undefined ? [...otherNumbers] : [number, ...otherNumbers]
}

/** The words of nodes without their looks; those of two blocks do not run into each other. */
export function wordsOf(nodes: readonly ContentNode[]): string {
  let words = ''
  let isAfterBlock = false
  for (const node of nodes) {
    const isBlock = typeof node !== 'string' && !inLine.has(node.tag)
    const own = typeof node === 'string' ? node : 'children' in node ? wordsOf(node.children) : ''
    const isApart = words === '' || own === '' || /\s$/.test(words) || /^\s/.test(own)
    words += (isBlock || isAfterBlock) && !isApart ? ` ${own}` : own
    isAfterBlock = isBlock || (isAfterBlock && own === '')
  }
  return words
}

/** All places that an article names, in order. */
export function rangesOf({ parts, groups = [] }: Article): Range[] {
  return [...groups.flatMap(({ ranges }) => ranges), ...rangesIn(parts)]
}

function rangesIn(nodes: readonly ContentNode[]): Range[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || !('children' in node)) return []
    const inner = rangesIn(node.children)
    return node.tag === 'ref' ? [{ from: node.from, to: node.to }, ...inner] : inner
  })
}
