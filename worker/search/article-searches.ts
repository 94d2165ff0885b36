/** Searches in the articles of packs: here when all packs of the languages are here, or without a network; else by the server. */

import type { ContentKind } from '#core/content/model/kinds'
import { searchArticles } from '#core/content/reading/article-search'
import type { ContentSource } from '#core/content/reading/content-source'
import type { ArticleHits } from '#core/contract/content/answers'
import { withoutControls } from '#core/control-characters'
import { isUnanswered } from '#core/error-rules/passing-failure'
import { languageOf } from '#core/search/text/language'
import type { Database } from '#db/database'
import { callApi } from '../http'
import { breathe } from '../platform'
import { asAppError } from '../storage-error'

/** A commentary is too long for an index made on a device: the server has one. */
const kindsHere: readonly ContentKind[] = ['dictionary', 'topics', 'graphics', 'videos']

/** `languages` are first parts of BCP 47 tags. Throws network ... where nothing of it is here. */
export async function articleSearch(
  database: Database,
  source: ContentSource,
  words: string,
  languages: readonly string[],
): Promise<ArticleHits[]> {
  const rows = await database.packs.toArray()
  const wanted = rows.filter(({ summary }) => languages.includes(languageOf(summary.locale)))
  if (wanted.length === 0) return []
  const isHere = wanted.every(
    ({ manifest, summary, removedAt }) =>
      manifest !== undefined && removedAt === undefined && kindsHere.includes(summary.kind),
  )
  const find = async () => await searchArticles(source, { words, languages, kinds: kindsHere }, breathe)
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
