/**
 * Selected verses in another edition of the page, whose numbering may differ: for
 * copying, sharing and comparing.
 */
import type { PageData } from '../../contract/page-data'
import { convert } from '../numbering/convert'
import { type SelectedVerse, versesAmong } from './selected-verses'

/**
 * The verses of one edition of the page that correspond to `canonicals`, numbers of the
 * first edition, in text order; a merged verse is included as a whole. Empty when the
 * edition lacks the text or it is not stored here.
 */
export function versesStandingOn(
  data: PageData,
  abbreviation: string,
  canonicals: readonly number[],
): SelectedVerse[] {
  const [first] = data.manifests
  const manifest = data.manifests.find((one) => one.abbreviation === abbreviation)
  if (!first || !manifest) return []
  const chapters = data.chapters
    .filter((record) => record.abbreviation === abbreviation)
    .map(({ chapter }) => chapter)
  const wanted =
    manifest === first
      ? canonicals
      : canonicals.flatMap((one) =>
          convert(one, first.numbering, manifest.numbering).map(({ canonical }) => canonical),
        )
  return versesAmong(chapters, new Set(wanted))
}
