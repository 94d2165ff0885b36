/** The words of the verse of a mark on a page. */
import type { WordMark } from '#core/contract/members/word-mark'
import type { PageData } from '#core/contract/page-data'
import { numbersOf } from '#core/scripture/selection/selected-verses'
import { plainContent } from '#core/scripture/selection/selection-text'
import { versesStanding } from '#core/study/standing-places'

/** In the edition of the mark; undefined where the page does not have the verse. */
export function verseTextOf(
  { manifests, chapters }: PageData,
  mark: Pick<WordMark, 'edition' | 'numbering' | 'canonical'>,
): string | undefined {
  const manifest = manifests.find(({ abbreviation }) => abbreviation === mark.edition)
  const standing = new Set(manifest ? versesStanding(mark, manifest.numbering) : [])
  for (const { abbreviation, chapter } of chapters) {
    if (abbreviation !== mark.edition) continue
    const verse = chapter.verses.find((one) =>
      numbersOf(one).some((number) => standing.has(chapter.canonical + number)),
    )
    if (verse) return plainContent(verse)
  }
  return undefined
}
