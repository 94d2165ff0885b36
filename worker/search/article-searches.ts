/** Searches in the articles of packs: here when all packs of the languages are here, or without a network; else by the server. */

import { buildArticleIndex } from '#core/content/reading/article-index'
import { searchArticles } from '#core/content/reading/article-search'
import type { ContentSource, OpenPack } from '#core/content/reading/content-source'
import type { ArticleHits } from '#core/contract/content/answers'
import { type ContentKind, kindTable } from '#core/contract/content/kinds'
import { withoutControls } from '#core/control-characters'
import { isUnanswered } from '#core/error-rules/passing-failure'
import type { Recent } from '#core/memory'
import type { EditionIndex } from '#core/search/index/edition-index'
import { languageOf } from '#core/words/language'
import type { Database } from '#db/database'
import { callApi } from '../http'
import { breathe } from '../platform'
import { asAppError } from '../storage-error'

/** A commentary is too long for an index made on a device: the server has one. */
const kindsHere: readonly ContentKind[] = ['dictionary', 'topics', 'graphics', 'videos']

/** `languages` are first parts of BCP 47 tags; `indexes` of packs by their version. Throws network ... where nothing of it is here. */
export async function articleSearch(
  database: Database,
  source: ContentSource,
  indexes: Recent<EditionIndex>,
  words: string,
  languages: readonly string[],
): Promise<ArticleHits[]> {
  const rows = await database.packs.toArray()
  const wanted = rows.filter(
    ({ summary: { kind, locale } }) => kindTable[kind].isSearched && languages.includes(languageOf(locale)),
  )
  if (wanted.length === 0) return []
  const isHere = wanted.every(
    ({ manifest, summary, removedAt }) =>
      manifest !== undefined && removedAt === undefined && kindsHere.includes(summary.kind),
  )
  const indexOf = async (pack: OpenPack) =>
    await indexes.get(
      `${pack.summary.abbr} ${pack.summary.version}`,
      async () => (await buildArticleIndex(pack, breathe)).index,
    )
  const find = async () => {
    const packs = await source.packs()
    const asked = { words, languages, kinds: kindsHere }
    return (await searchArticles({ packs, indexOf, breathe }, asked)).found
  }
  if (isHere) return await find()
  try {
    const query = { words: withoutControls(words), languages: languages.join(',') }
    return (await callApi('searchArticles', {}, query)).data
  } catch (error) {
    const { code } = asAppError(error)
    const hasSome = wanted.some(({ manifest, removedAt }) => manifest && removedAt === undefined)
    if (!hasSome || !isUnanswered(code)) throw error
    return await find()
  }
}
