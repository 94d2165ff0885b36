/** A pack as files: heads, articles in stable shares, the index of chapters, media. The caller says how bytes are hashed and packed. */
import { strToU8 } from 'fflate'
import { bookOf } from '../../canonical'
import type { Article } from '../../contract/content/article'
import { type ContentKind, kindTable } from '../../contract/content/kinds'
import type { PackSegment, SegmentRole } from '../../contract/content/manifest'
import { indexChapters, packChapters } from './chapters'
import { byHead } from './head-key'
import { headRowOf, packArticles, packHeads } from './wire'

/** Functions of the platform that `segmentFiles` needs. */
export interface SegmentDoors {
  /** SHA-256 as hexadecimal digits. */
  hash(bytes: Uint8Array): string | Promise<string>
  /** How large the bytes are as they are downloaded. */
  packedSize(bytes: Uint8Array): number | Promise<number>
}

export interface SegmentFile {
  segment: PackSegment
  bytes: Uint8Array
}

export interface MediaFile {
  hash: string
  /** MIME type. */
  type: string
  bytes: Uint8Array
}

/** All files of a pack, in the order they are downloaded: heads first, media last. */
export async function segmentFiles(
  kind: ContentKind,
  locale: string,
  articles: readonly Article[],
  media: readonly MediaFile[],
  doors: SegmentDoors,
): Promise<SegmentFile[]> {
  const texts: TextSegment[] = [
    ['heads', undefined, packHeads(articles.map(headRowOf).sort(byHead(locale)))],
    ...sharesOf(kind, articles).map(
      ([scope, share]): TextSegment => ['articles', scope, packArticles(share)],
    ),
    ['chapters', undefined, JSON.stringify(packChapters(indexChapters(kind, articles)))],
  ]
  const files = await textFiles(texts, doors)
  for (const { hash, type, bytes } of media) files.push(await fileOf('media', type, bytes, hash, doors))
  return files
}

/** Role, scope and text of a segment. */
export type TextSegment = readonly [role: SegmentRole, scope: string | undefined, text: string]

export async function textFiles(texts: readonly TextSegment[], doors: SegmentDoors): Promise<SegmentFile[]> {
  const files: SegmentFile[] = []
  for (const [role, scope, text] of texts) {
    const bytes = strToU8(text)
    files.push(await fileOf(role, scope, bytes, await doors.hash(bytes), doors))
  }
  return files
}

async function fileOf(
  role: SegmentRole,
  scope: string | undefined,
  bytes: Uint8Array,
  hash: string,
  doors: SegmentDoors,
): Promise<SegmentFile> {
  const packed = await doors.packedSize(bytes)
  const segment = { role, ...(scope === undefined ? {} : { scope }), hash, size: bytes.length, packed }
  return { segment, bytes }
}

/** The segment an article is in: its share by its id, or the book of its first place. */
export function scopeOf(kind: ContentKind, { id, at = [] }: Pick<Article, 'id' | 'at'>): string {
  const { segments } = kindTable[kind]
  if (segments.by === 'share') return String(id % segments.count)
  const [first] = at
  return String(first ? bookOf(first.from) : 0)
}

/** Articles of a share in the order of their numbers, of a book in the order of their places. */
function sharesOf(kind: ContentKind, articles: readonly Article[]): [string, Article[]][] {
  const shares = new Map<string, Article[]>()
  for (const article of articles) {
    const scope = scopeOf(kind, article)
    const share = shares.get(scope) ?? []
    shares.set(scope, share)
    share.push(article)
  }
  const start = ({ at = [] }: Article) => at[0]?.from ?? 0
  const isPlaced = kindTable[kind].segments.by === 'book'
  for (const share of shares.values()) {
    share.sort((one, other) => (isPlaced ? start(one) - start(other) : 0) || one.id - other.id)
  }
  return [...shares].sort(([one], [other]) => Number(one) - Number(other))
}
