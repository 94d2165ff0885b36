/** Looks up what a model quotes: only what equals the library letter by letter is found. */
import type { AnswerSource } from '../../../contract/assistant/answer'
import { chapterOf } from '../../../scripture/canonical'
import type { AnswerLibrary } from '../../answer-library'
import type { PlaceRange } from '../markup/draft'
import { ChapterTexts, placeOfPieces } from './chapter-words'
import { foldedWords, wordsOf } from './words'

/** Searches of one answer; more quotations than that are not looked up, so not shown. */
export const mostSearches = 20
/** Words of a search, and hits that are compared. */
const searchedWords = 8
const comparedHits = 12
/** Chapters of a place that are compared. */
const mostChapters = 2

export type Wording = { kind: 'place'; place: PlaceRange } | { kind: 'source'; source: AnswerSource }

export class Wordings {
  private searchesLeft = mostSearches
  private readonly texts: ChapterTexts

  constructor(
    private readonly library: AnswerLibrary,
    private readonly sources: () => readonly AnswerSource[],
  ) {
    this.texts = new ChapterTexts(library)
  }

  /** Where the library says exactly this; first at `places`, which the sentence names. */
  async find(text: string, places: readonly PlaceRange[]): Promise<Wording | undefined> {
    const pieces = piecesOf(text)
    if (pieces.length === 0) return undefined
    const place = (await this.findNear(pieces, places)) ?? (await this.findAnywhere(text, pieces))
    if (place) return { kind: 'place', place }
    const words = pieces.map((piece) => piece.join(' '))
    const source = this.sources().find(({ excerpt }) => {
      const said = ` ${foldedWords(excerpt ?? '').join(' ')} `
      return words.every((piece) => said.includes(` ${piece} `))
    })
    return source && { kind: 'source', source }
  }

  private async findNear(
    pieces: readonly (readonly string[])[],
    places: readonly PlaceRange[],
  ): Promise<PlaceRange | undefined> {
    const known = this.sources().flatMap(({ verses = [] }) => {
      const [first, last] = [verses[0]?.canonical, verses.at(-1)?.canonical]
      return first === undefined || last === undefined ? [] : [{ from: first, to: last }]
    })
    for (const range of [...places, ...known]) {
      const whole = { from: range.from, to: range.to % 1_000 === 0 ? range.to + 999 : range.to }
      const found = await this.findIn(pieces, whole, whole)
      if (found) return found
    }
    for (const range of [...places, ...known]) {
      const found = await this.findIn(pieces, range)
      if (found) return found
    }
    return undefined
  }

  private async findIn(
    pieces: readonly (readonly string[])[],
    { from, to }: PlaceRange,
    within?: PlaceRange,
  ): Promise<PlaceRange | undefined> {
    const [first, last] = [chapterOf(from), chapterOf(to)]
    for (
      let chapter = first;
      chapter <= last && chapter < first + mostChapters * 1_000;
      chapter = chapterOf(chapter + 1_000)
    ) {
      const words = await this.texts.of(chapter)
      const found = words && placeOfPieces(pieces, words, within)
      if (found) return found
    }
    return undefined
  }

  private async findAnywhere(
    text: string,
    pieces: readonly (readonly string[])[],
  ): Promise<PlaceRange | undefined> {
    const longest = pieces.toSorted((a, b) => b.length - a.length)[0] ?? []
    // As written: folded words are spelt as no edition spells them.
    const all = wordsOf(text)
    const start = startOf(
      all.map(({ folded }) => folded),
      longest,
    )
    const words = all
      .slice(start, start + longest.length)
      .map(({ start: from, end }) => text.slice(from, end))
    const tries =
      words.length > searchedWords ? [words.slice(0, searchedWords), words.slice(-searchedWords)] : [words]
    for (const searched of tries) {
      if (this.searchesLeft <= 0) return undefined
      this.searchesLeft -= 1
      const answer = await this.library.search(searched.join(' ').slice(0, 190), 'phrase')
      const hits = answer.result[this.library.edition.abbreviation]?.verses ?? []
      for (const { canonical } of hits.slice(0, comparedHits)) {
        const found = await this.findIn(pieces, { from: canonical, to: canonical })
        if (found) return found
      }
    }
    return undefined
  }
}

/** The parts of a quotation between its points of omission; too short ones are put together from anywhere. */
function piecesOf(text: string): string[][] {
  const pieces = text
    .split(/[[(]?(?:…|\.{3,}|\. \. \.)[\])]?/)
    .map(foldedWords)
    .filter((words) => words.length > 0)
  return pieces.length > 1 && pieces.some((words) => words.length < 3) ? [] : pieces
}

function startOf(words: readonly string[], piece: readonly string[]): number {
  return Math.max(
    0,
    words.findIndex((_, at) => piece.every((word, index) => words[at + index] === word)),
  )
}
