/**
 * Articles and heads as they are downloaded: short arrays without names, ranges written relative to the one before. A reader of a
 * segment gets articles again, each checked; elements outside the closed list are refused.
 */
import * as z from 'zod/mini'
import { bookOf } from '../../canonical'
import {
  type Article,
  type ContentNode,
  type Group,
  groupSchema,
  numbersOf,
  type PlainTag,
  pictureSchema,
  plainTags,
  type Range,
  videoSchema,
  wordsOf,
} from '../../contract/content/article'
import { isOutsideLink } from '../../contract/content/outside-link'
import { isLinkHref } from '../../contract/members/link-href'
import { planRules } from '../../contract/members/plan-rules'
import { AppError } from '../../errors'
import { bookByNumber } from '../../scripture/books'
import { packRange, packRanges, printedRange, unpackRange, unpackRanges } from '../../scripture/packed-ranges'
import type { HeadRow } from './head-key'

/** Levels of elements in an article; the importer makes fewer. */
const maxDepth = 40

/** Numbers of Strong's with a space between, the word's own first. */
const packedNumbers = z.string().check(z.regex(/^[GH][1-9]\d{0,4}[A-Z]?(?: [GH][1-9]\d{0,4}[A-Z]?)*$/))

const packedArticleSchema = z.object({
  i: z.int(),
  h: z.string(),
  n: z.optional(packedNumbers),
  p: z.optional(z.array(z.unknown())),
  a: z.optional(z.string()),
  /** Title, ranges, see-links, level where it is not 1, id and date of a section. */
  g: z.optional(
    z.array(
      z.tuple([
        z.string(),
        z.string(),
        z.array(z.unknown()),
        z.optional(z.int()),
        z.optional(z.tuple([z.int(), z.optional(z.string())])),
      ]),
    ),
  ),
  m: z.optional(pictureSchema),
  v: z.optional(videoSchema),
  r: z.optional(z.enum(planRules)),
})
type PackedArticle = z.infer<typeof packedArticleSchema>

/** The text of a segment of articles. */
export function packArticles(articles: readonly Article[]): string {
  return JSON.stringify(articles.map(packArticle))
}

/** Reads the text of `packArticles`. Throws file-damaged where it is anything else. */
export function unpackArticles(text: string): Article[] {
  return parsed(text, z.array(packedArticleSchema)).map(unpackArticle)
}

/** Id, head, whether it is empty, numbers; packs of earlier versions have none of these. */
const packedHeadSchema = z.tuple([
  z.int(),
  z.string(),
  z.optional(z.union([z.literal(0), z.literal(1)])),
  z.optional(packedNumbers),
])
type PackedHead = z.infer<typeof packedHeadSchema>

/** The row of an article in the list of heads. */
export function headRowOf(article: Article): HeadRow {
  const { id, head, parts, groups, picture, video } = article
  const hasPlaces = groups?.some(({ ranges }) => ranges.length > 0)
  const isEmpty = groups !== undefined && !hasPlaces && parts.length === 0 && !picture && !video
  const numbers = numbersOf(article)
  return { id, head, ...(isEmpty ? { isEmpty } : {}), ...(numbers.length > 0 ? { numbers } : {}) }
}

/** The text of the heads, in their order. */
export function packHeads(heads: readonly HeadRow[]): string {
  return JSON.stringify(
    heads.map(({ id, head, isEmpty, numbers }): PackedHead => {
      if (numbers) return [id, head, isEmpty ? 1 : 0, numbers.join(' ')]
      return isEmpty ? [id, head, 1] : [id, head]
    }),
  )
}

/** Reads the text of `packHeads`. Throws file-damaged where it is anything else. */
export function unpackHeads(text: string): HeadRow[] {
  return parsed(text, z.array(packedHeadSchema)).map(([id, head, isEmpty, numbers]) => ({
    id,
    head,
    ...(isEmpty ? { isEmpty: true } : {}),
    ...(numbers === undefined ? {} : { numbers: numbers.split(' ') }),
  }))
}

function parsed<Shape>(text: string, schema: z.ZodMiniType<Shape>): Shape {
  try {
    return schema.parse(JSON.parse(text))
  } catch (error) {
    throw damaged(error instanceof Error ? error.message.slice(0, 200) : '')
  }
}

function damaged(reason: string): AppError {
  return new AppError('file-damaged', { file: 'articles', line: 0, reason })
}

function packArticle(article: Article): PackedArticle {
  const { id, head, parts, at, groups, picture, video, rule } = article
  const place = { before: 0 }
  const numbers = numbersOf(article)
  return {
    i: id,
    h: head,
    ...(numbers.length > 0 ? { n: numbers.join(' ') } : {}),
    ...(parts.length > 0 ? { p: parts.map((node) => packNode(node, place)) } : {}),
    ...(at ? { a: packRanges(at) } : {}),
    ...(groups
      ? {
          g: groups.map(packGroup),
        }
      : {}),
    ...(picture ? { m: picture } : {}),
    ...(video ? { v: video } : {}),
    ...(rule ? { r: rule } : {}),
  }
}

function packGroup({ level, title, ranges, see, section }: Group): NonNullable<PackedArticle['g']>[number] {
  const links = see.map((link) => (link.id === undefined ? link.text : [link.id, link.text]))
  const text = packRanges(ranges)
  if (section) return [title, text, links, level, section.date ? [section.id, section.date] : [section.id]]
  return level === 1 ? [title, text, links] : [title, text, links, level]
}

function unpackArticle({ i, h, n, p = [], a, g, m, v, r }: PackedArticle): Article {
  const place = { before: 0 }
  const [number, ...otherNumbers] = n?.split(' ') ?? []
  return {
    id: i,
    head: h,
    ...(number === undefined ? {} : { number }),
    ...(otherNumbers.length > 0 ? { otherNumbers } : {}),
    parts: p.flatMap((node) => unpackNode(node, place, 0)),
    ...(a === undefined ? {} : { at: unpackRanges(a) }),
    ...(g ? { groups: g.map(unpackGroup) } : {}),
    ...(m ? { picture: m } : {}),
    ...(v ? { video: v } : {}),
    ...(r ? { rule: r } : {}),
  }
}

function unpackGroup([title, ranges, links, level = 1, section]: NonNullable<PackedArticle['g']>[number]) {
  const see = links.map((link) => {
    if (typeof link === 'string') return { text: link }
    const [id, text] = Array.isArray(link) ? link : []
    return { text, id }
  })
  const [id, date] = section ?? []
  const own = id === undefined ? {} : { section: { id, ...(date === undefined ? {} : { date }) } }
  return groupSchema.parse({ level, title, ranges: unpackRanges(ranges), see, ...own })
}

/** The end of the reference before, which the next one is written by. */
interface Place {
  before: number
}

function packNode(node: ContentNode, place: Place): unknown {
  if (typeof node === 'string') return node
  switch (node.tag) {
    case 'image':
      return ['image', node.media, node.alt]
    case 'a':
      return ['a', node.href, ...node.children.map((child) => packNode(child, place))]
    case 'entry':
      return [node.id, ...node.children.map((child) => packNode(child, place))]
    case 'ref': {
      const code = packReference(node, wordsOf(node.children), place.before)
      place.before = node.to
      return ['', code, ...node.children.map((child) => packNode(child, place))]
    }
    default:
      return [node.tag, ...node.children.map((child) => packNode(child, place))]
  }
}

function unpackNode(packed: unknown, place: Place, depth: number): ContentNode[] {
  if (typeof packed === 'string') return [packed]
  if (!Array.isArray(packed) || depth > maxDepth) throw damaged('node')
  const [tag, second] = packed as unknown[]
  const from = (start: number) => packed.slice(start).flatMap((one) => unpackNode(one, place, depth + 1))
  if (typeof tag === 'number') return [{ tag: 'entry', id: tag, children: from(1) }]
  if (tag === 'image') return [{ tag, media: String(second), alt: String(packed[2] ?? '') }]
  if (tag === 'a') {
    if (typeof second !== 'string' || !isLinkHref(second)) throw damaged('link')
    // Packs of earlier versions lead to e-mail addresses and into this origin: their words stay.
    return isOutsideLink(second) ? [{ tag, href: second, children: from(2) }] : from(2)
  }
  if (tag === '') {
    const { before } = place
    const children = from(2)
    const { from: first, to } = unpackReference(second, wordsOf(children), before)
    if (!bookByNumber(bookOf(first)) || !bookByNumber(bookOf(to))) throw damaged('reference')
    place.before = to
    return [{ tag: 'ref', from: first, to, children }]
  }
  const plain = plainTags.find((one): one is PlainTag => one === tag)
  if (!plain) throw damaged(`element ${String(tag)}`)
  return [{ tag: plain, children: from(1) }]
}

/** 0 or the number of the book where the printed digits say the rest, else the range. */
function packReference(range: Range, words: string, before: number): number | string {
  const book = bookOf(range.from)
  const printed = printedRange(words, book, before)
  if (printed?.from !== range.from || printed.to !== range.to) return packRange(range, before)
  return book === bookOf(before) ? 0 : book
}

function unpackReference(code: unknown, words: string, before: number): Range {
  if (typeof code === 'string') return unpackRange(code, before)
  const printed = printedRange(words, Number(code) || bookOf(before), before)
  if (!printed) throw damaged('reference')
  return printed
}
