/** An article of the library as a source of an answer: its beginning, and the way to all of it. */
import { articlePath } from '../../content/reading/addresses'
import { type ContentSource, findPack } from '../../content/reading/content-source'
import type { ArticleLink } from '../../contract/content/answers'
import { wordsOf } from '../../contract/content/article'
import type { NewSource } from '../answer-library'
import { firstSentences } from './first-sentences'

/** Undefined where the article is not here; its excerpt is empty where it holds no words. */
export async function articleSource(
  contents: ContentSource,
  { abbr, id }: ArticleLink,
): Promise<NewSource | undefined> {
  const pack = await findPack(contents, abbr)
  const [article] = pack ? await pack.articles([id]) : []
  if (!pack || !article) return undefined
  const { summary } = pack
  return {
    kind: 'article',
    link: articlePath(summary, article.id, article.head),
    title: article.head,
    resource: summary.abbr,
    name: summary.name,
    locale: summary.locale,
    excerpt: firstSentences(wordsOf(article.parts), summary.locale),
  }
}
