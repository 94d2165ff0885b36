/** Imports small sources of content that a test writes itself, and reads the pack back from its segments. */
import { createHash } from 'node:crypto'
import {
  type ContentDoors,
  type ContentImportOptions,
  type ImportedContent,
  importContent,
} from '#core/content/import/import-content'
import { unpackArticles } from '#core/content/model/wire'
import type { Article } from '#core/contract/content/article'

export const contentDoors: ContentDoors = {
  decode(label, bytes) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes)
    } catch {
      return undefined
    }
  },
  hash: (bytes) => createHash('sha256').update(bytes).digest('hex'),
  packedSize: (bytes) => bytes.length,
}

/** Files by their paths; texts as UTF-8. */
export async function importSmall(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<ContentImportOptions> = {},
): Promise<ImportedContent & { articles: Article[] }> {
  const given = Object.entries(files).map(([path, content]) => ({
    path,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }))
  const imported = await importContent(
    { name: 'small', files: given },
    { locale: 'en', licence: 'CC0', taken: new Set(), ...options },
    contentDoors,
  )
  return { ...imported, articles: articlesOf(imported) }
}

/** All articles of a pack, read back from its segments, by their ids. */
export function articlesOf({ segments }: Pick<ImportedContent, 'segments'>): Article[] {
  return segments
    .filter(({ segment }) => segment.role === 'articles')
    .flatMap(({ bytes }) => unpackArticles(new TextDecoder().decode(bytes)))
    .toSorted((one, other) => one.id - other.id)
}
