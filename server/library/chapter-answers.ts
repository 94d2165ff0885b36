/**
 * The prepared answers of /api/text, one per chapter: made when an edition is added,
 * and again when their file is damaged.
 */
import type { BookText } from '#core/contract/editions/chapter'
import type { Manifest } from '#core/contract/editions/edition'
import type { BookNames } from '#core/contract/editions/names'
import { namesFor, type TextAnswer, textChapter, wholeChapter } from '#core/contract/editions/text-answer'
import { shortHash } from '../bytes/canonical-json'
import { booksReferredTo } from './answer-names'
import type { PreparedChapter } from './chapter-pack'

/** `books` in the order of the manifest's list. */
export function chapterAnswers(
  { id, abbreviation, revision, bookList }: Manifest,
  books: readonly BookText[],
  names: BookNames,
): PreparedChapter[] {
  return books.flatMap((book, index) => {
    const around = [books[index - 1]?.number, book.number, books[index + 1]?.number]
    return book.chapters.map((chapter) => {
      const answer: TextAnswer = {
        data: {
          [abbreviation]: {
            revision,
            version: bookList[index]?.hash ?? '',
            chapter: textChapter({ id, abbreviation }, book.titles, [wholeChapter(chapter)]),
            booknames: namesFor([...around, ...booksReferredTo(chapter)], names),
          },
        },
      }
      const body = Buffer.from(JSON.stringify(answer))
      return { canonical: chapter.canonical, hash: shortHash(body), body }
    })
  })
}
