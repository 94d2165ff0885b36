/** Texts that a question is held against: each chapter is read once. */
import { chapterOf } from '../../scripture/canonical'
import type { AnswerLibrary } from '../answer-library'
import { verseText } from '../passage-source'

export interface QuestionTexts {
  /** The words of verses of one chapter, both ends included. */
  wordsOf(from: number, to: number): Promise<string>
}

export function questionTexts(library: Pick<AnswerLibrary, 'chapters'>): QuestionTexts {
  const read = new Map<number, ReturnType<AnswerLibrary['chapters']>>()
  return {
    async wordsOf(from, to) {
      const canonical = chapterOf(from)
      const reading = read.get(canonical) ?? library.chapters([canonical])
      read.set(canonical, reading)
      const [chapter] = await reading
      const verses = (chapter?.verses ?? []).filter(
        ({ verse }) => canonical + verse >= from && canonical + verse <= to,
      )
      return verses.map(verseText).join(' ')
    },
  }
}
