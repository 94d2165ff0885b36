/** The words of a commentary on a chapter of a text: from this device, else from the server. */
import { commentaryChapter } from '#core/content/reading/chapter-articles'
import { chaptersInPack } from '#core/content/reading/chapters-in-pack'
import { findPack } from '#core/content/reading/content-source'
import type { CommentaryChapter, PackSummary } from '#core/contract/content/answers'
import type { Numbering } from '#core/contract/editions/edition'
import { type KnownContent, useWanted } from '../use-wanted'

/** `chapter` is canonical, counted by `numbering`; a commentary that counts otherwise may have it in two chapters. */
export function useCommentary(
  { abbr, numbering: base, version }: PackSummary,
  chapter: number,
  numbering: Numbering,
): KnownContent<CommentaryChapter> {
  const chapters = chaptersInPack(chapter, numbering, base)
  return useWanted({
    key: `commentary ${abbr} ${version} ${chapters.join()}`,
    async fromPacks(source) {
      const pack = await findPack(source, abbr)
      if (!pack) return undefined
      const found = await Promise.all(chapters.map(async (one) => await commentaryChapter(pack, one)))
      const here = found.filter((one) => one !== undefined)
      return here.length === found.length ? { isWhole: true, read: () => united(here) } : undefined
    },
    call: 'commentary',
    asked: chapters.map((one) => ({ params: { abbreviation: abbr, chapter: String(one) }, query: {} })),
    fromServer: united,
  })
}

/** An introduction to the book belongs to each of its chapters: it is said once. */
function united(chapters: readonly CommentaryChapter[]): CommentaryChapter {
  return {
    sections: unique(chapters.flatMap(({ sections }) => sections)),
    introductions: unique(chapters.flatMap(({ introductions }) => introductions)),
  }
}

function unique<One extends { id: number }>(articles: readonly One[]): One[] {
  return [...new Map(articles.map((article) => [article.id, article])).values()]
}
