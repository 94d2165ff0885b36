/** The word index of the articles of a pack: to it articles are what verses are to an edition, and heads its headings. */

import { type Article, wordsOf } from '../../contract/content/article'
import { type BuiltIndex, finishIndex } from '../../search/index/edition-index'
import { WordIndexBuilder } from '../../search/index/word-index-builder'
import { languageOf } from '../../words/language'
import type { OpenPack } from './content-source'

/** Raised when an index made before would find something else. */
export const articleIndexFormat = 1

/** Makes it of all articles that are here, up to some seconds of work: `breathe` lets other tasks run meanwhile. */
export async function buildArticleIndex(pack: OpenPack, breathe: () => Promise<void>): Promise<BuiltIndex> {
  const language = languageOf(pack.summary.locale)
  const texts = new WordIndexBuilder(language)
  const heads = new WordIndexBuilder(language)
  const articles: { id: number; head: string; text: string }[] = []
  for await (const share of pack.shares()) {
    for (const article of share)
      articles.push({ id: article.id, head: article.head, text: textOfArticle(article) })
    await breathe()
  }
  // The index counts upwards; shares do not.
  articles.sort((one, other) => one.id - other.id)
  for (const [at, { id, head, text }] of articles.entries()) {
    texts.add(id, `${head} ${text}`, true)
    heads.add(id, head, true)
    if (at % 200 === 199) await breathe()
  }
  return finishIndex(texts, heads)
}

/** The text of an article that is searched, and shown as an excerpt. */
export function textOfArticle({ parts, groups = [] }: Article): string {
  return [wordsOf(parts), ...groups.map(({ title }) => title)].join(' ').replace(/\s+/g, ' ').trim()
}
