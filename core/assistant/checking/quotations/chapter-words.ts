/** The words of chapters with the verses they stand in: where a wording is found letter by letter. */
import type { Chapter } from '../../../contract/editions/chapter'
import type { AnswerLibrary } from '../../answer-library'
import { verseText } from '../../passage-source'
import type { PlaceRange } from '../markup/draft'
import { foldedWords } from './words'

export interface ChapterWords {
  words: readonly string[]
  /** Canonical of the verse of each word. */
  verses: readonly number[]
}

/** A wording may reach over so many verses, also where parts of it are left out. */
const mostVerses = 8

export class ChapterTexts {
  private readonly read = new Map<number, ChapterWords | undefined>()

  constructor(private readonly library: Pick<AnswerLibrary, 'chapters'>) {}

  /** `canonical` of a chapter, verse 0. */
  async of(canonical: number): Promise<ChapterWords | undefined> {
    if (!this.read.has(canonical)) {
      const [chapter] = await this.library.chapters([canonical])
      this.read.set(canonical, chapter && chapterWords(chapter))
    }
    return this.read.get(canonical)
  }
}

function chapterWords({ canonical, verses }: Chapter): ChapterWords {
  const words: string[] = []
  const places: number[] = []
  for (const verse of verses) {
    for (const word of foldedWords(verseText(verse))) {
      words.push(word)
      places.push(canonical + verse.verse)
    }
  }
  return { words, verses: places }
}

/** Where the pieces stand in this order, the first time within `range`. */
export function placeOfPieces(
  pieces: readonly (readonly string[])[],
  { words, verses }: ChapterWords,
  range: PlaceRange = { from: 0, to: Number.POSITIVE_INFINITY },
): PlaceRange | undefined {
  const [first = [], ...others] = pieces
  for (let start = indexOfRun(words, first, 0); start >= 0; start = indexOfRun(words, first, start + 1)) {
    let end = start + first.length
    for (const piece of others) {
      const at = indexOfRun(words, piece, end)
      end = at < 0 ? Number.POSITIVE_INFINITY : at + piece.length
    }
    const [from, to] = [verses[start] ?? 0, verses[end - 1] ?? Number.POSITIVE_INFINITY]
    if (to - from < mostVerses && from >= range.from && to <= range.to) return { from, to }
  }
  return undefined
}

function indexOfRun(words: readonly string[], run: readonly string[], from: number): number {
  const [first] = run
  if (first === undefined) return -1
  for (let at = words.indexOf(first, from); at >= 0; at = words.indexOf(first, at + 1)) {
    if (run.every((word, index) => words[at + index] === word)) return at
  }
  return -1
}
