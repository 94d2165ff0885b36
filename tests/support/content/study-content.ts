/** The study data beside the repository (../shared/study), imported as an operator would. Nothing of it stands here. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  type ContentImportOptions,
  type ImportedContent,
  importContent,
} from '#core/content/import/import-content'
import { unpackArticles } from '#core/content/model/wire'
import { type Article, wordsOf } from '#core/contract/content/article'
import { contentDoors } from './import-small'

export const studyFolder = fileURLToPath(new URL('../../../../shared/study/', import.meta.url))
export const hasStudy = existsSync(studyFolder)

const quality = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length

/** Imports a file of the folder. */
export async function importStudy(
  path: string,
  options: Partial<ContentImportOptions> = {},
): Promise<ImportedContent> {
  const bytes = new Uint8Array(readFileSync(studyFolder + path))
  return await importContent(
    { name: path, bytes },
    { licence: 'Public domain', taken: new Set(), ...options },
    contentDoors,
  )
}

/** Size of the pack and of its plain text, both as brotli 11. */
export function sizesOf(content: ImportedContent): { pack: number; text: number; share: number } {
  const pack = content.segments.reduce((sum, { bytes }) => sum + quality(bytes), 0)
  const plain = content.segments
    .filter(({ segment }) => segment.role === 'articles')
    .map(({ bytes }) => plainOf(unpackArticles(new TextDecoder().decode(bytes))))
  const text = plain.reduce((sum, one) => sum + quality(new TextEncoder().encode(one)), 0)
  return { pack, text, share: pack / text }
}

/** Heads, words and, of topics, the places as numbers: what a reader reads. */
function plainOf(articles: readonly Article[]): string {
  return articles
    .map(({ head, parts, groups = [] }) => {
      const aspects = groups.map(({ title, ranges, see }) => {
        const places = ranges.map(({ from, to }) => (from === to ? from : `${from}-${to}`))
        return [title, places.join(' '), ...see.map(({ text }) => text)].join('\n')
      })
      return [head, ...parts.map((part) => wordsOf([part])), ...aspects].join('\n')
    })
    .join('\n')
}
