/** Positions of the searched words in a text, which the page marks. */
import { foldCharacter, foldedCharacters, foldWord } from '../../words/fold'
import { forEachWord } from '../../words/words'

/** One unit of the query, as it is marked. */
export interface MarkedUnit {
  /** Per word: the folded words that match it. */
  words: readonly ReadonlySet<string>[]
  /** Of a single word: words that contain one of these parts match too, and only the part is marked. */
  parts?: readonly string[]
}

/** Start and length in UTF-16 units. */
export type TextMark = [start: number, length: number]

interface Token {
  start: number
  end: number
  folded: string
  /** Computed when a part of it is marked. */
  letters?: FoldedLetters
}
/** A word folded letter by letter; for each folded unit, where in the word it ends with its accents. */
interface FoldedLetters {
  folded: string
  ends: number[]
}

/**
 * The marks of a text, ascending, touching and overlapping ones merged. `language` is that of the edition.
 */
export function marksOf(content: string, units: readonly MarkedUnit[], language: string): TextMark[] {
  const tokens: Token[] = []
  forEachWord(content, (start, end) => {
    const folded = foldWord(content.slice(start, end), language)
    if (folded !== '') tokens.push({ start, end, folded })
  })
  const found = units.flatMap((unit) =>
    tokens.flatMap((_, at) => marksAt(content, tokens, at, unit, language)),
  )
  return joinedMarks(found)
}

function marksAt(
  content: string,
  tokens: readonly Token[],
  at: number,
  { words, parts }: MarkedUnit,
  language: string,
): TextMark[] {
  const first = tokens[at]
  const last = tokens[at + words.length - 1]
  if (!first || !last) return []
  if (parts) return hasPart(first.folded, parts, words[0]) ? partMarks(content, first, parts, language) : []
  for (let step = 0; step < words.length; step += 1) {
    if (!words[step]?.has(tokens[at + step]?.folded ?? '')) return []
  }
  return [[first.start, last.end - first.start]]
}

/** One of the parts is in a word, or the word is another form of the typed one. */
function hasPart(folded: string, parts: readonly string[], forms: ReadonlySet<string> | undefined): boolean {
  return parts.some((part) => folded.includes(part)) || (forms?.has(folded) ?? false)
}

/** The ranges of a word that fold to one of the parts; the whole word if the range is unclear. */
function partMarks(content: string, token: Token, parts: readonly string[], language: string): TextMark[] {
  token.letters ??= foldWithEnds(content.slice(token.start, token.end), language)
  const { folded, ends } = token.letters
  const found: TextMark[] = []
  for (const part of parts) {
    for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length)) {
      const start = at === 0 ? 0 : (ends[at - 1] ?? 0)
      found.push([token.start + start, (ends[at + part.length - 1] ?? 0) - start])
    }
  }
  return found.length > 0 ? found : [[token.start, token.end - token.start]]
}

function foldWithEnds(word: string, language: string): FoldedLetters {
  const own = foldedCharacters(language)
  const ends: number[] = []
  let folded = ''
  let at = 0
  for (const character of word) {
    at += character.length
    const part = foldCharacter(character, own)
    folded += part
    if (part === '' && ends.length > 0) ends[ends.length - 1] = at
    for (let left = part.length; left > 0; left -= 1) ends.push(at)
  }
  return { folded, ends }
}

/** Ascending, touching and overlapping ones merged. */
export function joinedMarks(marks: readonly TextMark[]): TextMark[] {
  const sorted = marks.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])
  const joined: TextMark[] = []
  for (const [start, length] of sorted) {
    const last = joined.at(-1)
    if (last && start <= last[0] + last[1]) last[1] = Math.max(last[1], start + length - last[0])
    else joined.push([start, length])
  }
  return joined
}
