/** The dictionary articles, pictures and videos for a chapter. */

import { chapterArticles } from '#core/content/reading/chapter-articles'
import { chaptersInPack } from '#core/content/reading/chapters-in-pack'
import type { ContentSource } from '#core/content/reading/content-source'
import { lookUp } from '#core/content/reading/look-up'
import { namesIn } from '#core/content/reading/words-of-text'
import type { ArticleLink } from '#core/contract/content/answers'
import type { Manifest } from '#core/contract/editions/edition'
import type { PageData } from '#core/contract/page-data'
import { plainContent } from '#core/scripture/selection/selection-text'
import { languageOf } from '#core/words/language'
import { loadStem } from '#core/words/stem'
import { partOfPacks } from '../../../model/contents/known-packs'
import { type KnownContent, useWanted } from '../../../model/contents/use-wanted'

/** Articles in the order of the box: those for names in the text first, then those that cite the chapter. */
export function useChapterArticles({
  chapters: [record],
  manifests: [edition],
}: PageData): KnownContent<ArticleLink[]> {
  const chapter = record?.chapter.canonical ?? 0
  const text = record?.chapter.verses.map((verse) => plainContent(verse)).join('\n') ?? ''
  return useWanted({
    key: `chapter ${edition?.abbreviation} ${chapter}`,
    async fromPacks(source) {
      if (!edition || !record) return { isWhole: true, read: () => [] }
      return await partOfPacks(
        ({ kind }) => kinds.has(kind),
        async () => {
          const named = await namedArticles(source, text, edition)
          const others = await chapterArticles(source, ({ summary }) =>
            chaptersInPack(chapter, edition.numbering, summary.numbering),
          )
          return different([...named, ...others])
        },
      )
    },
    call: 'chapterArticles',
    // The server numbers chapters like most English Bibles.
    asked: edition
      ? chaptersInPack(chapter, edition.numbering, 'eng').map((one) => ({
          params: { chapter: String(one) },
          query: {},
        }))
      : [],
    fromServer: (answers) => different(answers.flat()),
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

function different(links: readonly ArticleLink[]): ArticleLink[] {
  return [...new Map(links.map((link) => [`${link.abbr} ${link.id}`, link])).values()]
}
