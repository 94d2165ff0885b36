/** The dictionary articles, pictures and videos for a chapter. */

import { chapterArticles } from '#core/content/reading/chapter-articles'
import type { ContentSource } from '#core/content/reading/content-source'
import { lookUp } from '#core/content/reading/look-up'
import { packChapters } from '#core/content/reading/pack-chapters'
import { namesIn } from '#core/content/reading/words-of-text'
import type { ArticleLink } from '#core/contract/content/answers'
import type { Manifest } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import { plainContent } from '#core/scripture/selection/selection-text'
import { languageOf } from '#core/search/text/language'
import { loadStem } from '#core/search/text/stem'
import { type KnownContent, useContent } from '../../../model/contents/use-content'
import { readServer } from '../../../platform/client/read-server'
import { database } from '../../../platform/local/database'

/** Articles in the order of the box: those for names in the text first, then those that cite the chapter. */
export function useChapterArticles({
  chapters: [record],
  manifests: [edition],
}: PageData): KnownContent<ArticleLink[]> {
  const chapter = record?.chapter.canonical ?? 0
  return useContent({
    key: `chapter ${edition?.abbreviation} ${chapter}`,
    async stored(source) {
      if (!edition || !record) return []
      const packs = (await database.packs.toArray()).filter(
        ({ summary, removedAt }) => removedAt === undefined && kinds.has(summary.kind),
      )
      const here = packs.filter(({ manifest }) => manifest)
      const isAll = here.length === packs.length
      if (!isAll && (navigator.onLine || here.length === 0)) return undefined
      const text = record.chapter.verses.map((verse) => plainContent(verse)).join('\n')
      const named = await namedArticles(source, text, edition)
      const others = await chapterArticles(source, ({ summary }) =>
        packChapters(chapter, edition.numbering, summary.numbering),
      )
      return different([...named, ...others])
    },
    ask: async () => (edition ? different(await askServer(chapter, edition)) : []),
  })
}

const kinds: ReadonlySet<string> = new Set(['dictionary', 'graphics', 'videos'])

async function namedArticles(
  source: ContentSource,
  text: string,
  { locale }: Manifest,
): Promise<ArticleLink[]> {
  const stem = await loadStem(languageOf(locale))
  const found: ArticleLink[] = []
  for (const name of namesIn(text, locale)) found.push(...(await lookUp(source, locale, [name], stem)))
  return found
}

/** Asks the server, which numbers chapters like most English Bibles. */
async function askServer(chapter: number, { numbering }: Manifest): Promise<ArticleLink[]> {
  const asked = packChapters(chapter, numbering, 'eng').map(
    async (one) => await readServer('chapterArticles', { chapter: String(one) }, {}),
  )
  return (await Promise.all(asked)).flat()
}

function different(links: readonly ArticleLink[]): ArticleLink[] {
  return [...new Map(links.map((link) => [`${link.abbr} ${link.id}`, link])).values()]
}
