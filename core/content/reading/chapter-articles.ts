/** The parts of packs on a chapter: sections of a commentary, and links to articles, pictures and videos. */

import { bookOf, chapterOf, placeOf } from '../../canonical'
import type { ArticleLink, CommentaryChapter } from '../../contract/content/answers'
import type { Article } from '../../contract/content/article'
import type { ContentSource, OpenPack } from './content-source'
import { headIndexOf } from './head-index'

/** The sections of a commentary on a chapter, canonical in the numbering of the pack; undefined where that book is not here. */
export async function commentaryChapter(
  pack: OpenPack,
  chapter: number,
): Promise<CommentaryChapter | undefined> {
  const all = await pack.ofBook(bookOf(chapter))
  if (!all) return undefined
  const articles = all.filter((article) => standsAt(article, chapter))
  return {
    sections: articles.filter((article) => !isIntroduction(article)),
    introductions: articles.filter(isIntroduction),
  }
}

/** At a verse of the chapter, at the chapter as a whole, or at its book. */
function standsAt({ at = [] }: Article, chapter: number): boolean {
  return at.some(({ from, to }) => {
    const isBook = placeOf(from).chapter === 0
    return isBook ? bookOf(from) === bookOf(chapter) : chapterOf(from) <= chapter && chapter <= chapterOf(to)
  })
}

function isIntroduction({ at: [first] = [] }: Article): boolean {
  return first !== undefined && placeOf(first.from).verse === 0 && placeOf(first.to).verse === 0
}

/** Links to all that names or stands at a chapter, commentaries left out; `chapterIn` gives it as a pack counts. */
export async function chapterArticles(
  source: ContentSource,
  chapterIn: (pack: OpenPack) => readonly number[],
): Promise<ArticleLink[]> {
  const packs = (await source.packs()).filter(({ summary }) => summary.kind !== 'commentary')
  const links = packs.map(async (pack) => {
    const [index, { rows, placeOf: places }] = await Promise.all([pack.chapters(), headIndexOf(pack)])
    const ids = new Set(chapterIn(pack).flatMap((chapter) => index.get(chapter) ?? []))
    return [...ids].flatMap((id) => {
      const row = rows[places.get(id) ?? -1]
      return row ? [linkTo(pack, row)] : []
    })
  })
  return (await Promise.all(links)).flat()
}

/** An article of a pack without its text. */
export function linkTo({ summary }: OpenPack, { id, head }: { id: number; head: string }): ArticleLink {
  return { abbr: summary.abbr, kind: summary.kind, locale: summary.locale, id, head }
}
