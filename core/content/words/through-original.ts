/** Places of a word of the original in an edition that has no words of its own: the verses that are the same text there. */
import { chapterOf, placeOf } from '../../canonical'
import type { WordPlaces } from '../../contract/content/answers'
import type { Numbering } from '../../contract/editions/edition'
import { versesOfText } from '../../scripture/numbering/verses-of-text'
import type { ChapterText } from './word-places'

interface Through {
  /** Numberings of the original and of the edition. */
  from: Numbering
  to: Numbering
  /** Of the edition. */
  textOf: ChapterText
}

/** The same places with the edition's verses and wording; nothing is marked, for nothing is known of its words. */
export async function throughOriginal(found: WordPlaces, { from, to, textOf }: Through): Promise<WordPlaces> {
  const verses = found.places.flatMap(({ verse }) => versesOfText(verse, from, to))
  const chapters = new Map<number, ReturnType<ChapterText>>()
  for (const verse of verses)
    chapters.set(chapterOf(verse), chapters.get(chapterOf(verse)) ?? textOf(chapterOf(verse)))
  const places = [...new Set(verses)].map(async (verse) => {
    const content = (await chapters.get(chapterOf(verse)))?.get(placeOf(verse).verse)
    return { verse, ...(content === undefined ? {} : { content }), marks: [] }
  })
  return { ...found, places: await Promise.all(places) }
}
