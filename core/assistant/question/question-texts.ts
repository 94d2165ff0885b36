/** The words of verses that a question is held against. */
import { chapterOf } from '../../canonical'
import type { AnswerLibrary } from '../answer-library'
import { verseText } from '../passage-source'

/** Of verses of one chapter, both ends included. */
export async function textBetween(
  library: Pick<AnswerLibrary, 'chapters'>,
  from: number,
  to: number,
): Promise<string> {
  const canonical = chapterOf(from)
  const [chapter] = await library.chapters([canonical])
  const verses = (chapter?.verses ?? []).filter(
    ({ verse }) => canonical + verse >= from && canonical + verse <= to,
  )
  return verses.map(verseText).join(' ')
}
