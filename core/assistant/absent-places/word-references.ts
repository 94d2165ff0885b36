/** References told in words, of chapters and verses that do not exist: "Kapitel 30, Vers 4", "verse 77 of Psalm 117". */
import { plainOf } from '../../scripture/passages/lexing/fold'
import type { PassageContext } from '../../scripture/passages/reference'
import type { KnownBooks } from './known-books'

interface Patterns {
  /** A chapter with its verse, or a verse with its place, that no book has. */
  invented: readonly RegExp[]
  /** A chapter of a book: its number and the words behind it. */
  chapters: readonly RegExp[]
}

/** Made once for all sentences of an answer: hundreds of words. */
const known = new WeakMap<KnownBooks, Patterns>()

/** `plain` as `plainSigns` gives it: places that exist are `§`. */
export function hasWordReference(plain: string, books: KnownBooks): boolean {
  let patterns = known.get(books)
  if (!patterns) known.set(books, (patterns = patternsOf(books.context)))
  const folded = withoutMarks(plain)
  if (patterns.invented.some((pattern) => pattern.test(folded))) return true
  return patterns.chapters.some((pattern) =>
    Array.from(folded.matchAll(pattern)).some(([, number = '', words = '']) =>
      isBeyond(number, words, books),
    ),
  )
}

/** Whether a book that the words name lacks the chapter. */
function isBeyond(number: string, words: string, books: KnownBooks): boolean {
  const all = words.trim().split(/\s+/)
  const names = all.flatMap((_, from) =>
    all.slice(from).map((__, length) => all.slice(from, from + length + 1).join(' ')),
  )
  // Hebrew writes "in" and "of" with the name.
  const bare = names.flatMap((name) => (/^[בלמ][א-ת]{3,}/.test(name) ? [name, name.slice(1)] : [name]))
  const states = bare.map((name) => books.chapterOf(name, number).state)
  return states.includes('absent') && !states.includes('exists')
}

function patternsOf({ names }: PassageContext): Patterns {
  const words = (wanted: string, further: readonly string[]) => {
    const listed = names.flatMap(({ roles }) =>
      [...roles].flatMap(([word, role]) => (role === wanted ? [word] : [])),
    )
    const folded = [...listed, ...further].map((word) => withoutMarks(word).replace(/[^\p{L}]/gu, ''))
    // Arabic, Persian and Hebrew write articles and prepositions with the word.
    return `(?:[وبلفכבהלומש]?(?:ال)?)(?:${[...new Set(folded)].filter((word) => word.length > 1).join('|')})\\.?`
  }
  const chapter = words('chapter', ['أصحاح', 'فصل', 'باب'])
  const verse = words('verse', ['آية', 'آیه'])
  const edge = '(?<!\\p{L})'
  const ordinal = '(?:st|nd|rd|th|\\.|º|ª|°|e|er|eme)?'
  const compile = (patterns: readonly string[], flags: string) =>
    patterns.map((one) => new RegExp(one, flags))
  const invented = [
    `${edge}${chapter}\\s*\\d+\\W{1,3}(?:\\p{L}{1,4}\\s)?${verse}\\s*\\d`,
    `${edge}\\d+${ordinal}\\s*${chapter}(?!\\p{L}).{0,30}?${verse}\\s*\\d`,
    `${edge}${verse}\\s*\\d+(?:\\s+\\p{L}{1,6}){0,3}\\s*§`,
    `${edge}${verse}\\s*\\d+\\s+(?:\\p{L}{1,6}\\s+){0,3}(?!${chapter}|${verse})\\p{L}{3,}\\s+(?:[א-ת]{1,3}[״"׳'][א-ת]?|\\d)`,
    `(?<!\\d)\\d{1,3}\\W{1,3}(?:\\p{L}{1,3}\\s)?${verse}\\s*\\d`,
    `§\\s*,?\\s*(?:\\p{L}{1,3}\\s)?${verse}\\s*\\d`,
    `§\\s*,?\\s*(?:\\p{L}{1,3}\\s)?${chapter}\\s*\\d`,
  ]
  const tail = '((?:\\s+[\\p{L}\\d.]+){1,5})'
  const chapters = [
    `${edge}${chapter}\\s*(\\d{1,3})(?!\\d)${tail}`,
    `(?<!\\d)(\\d{1,3})${ordinal}\\s*${chapter}(?!\\p{L})${tail}`,
  ]
  return { invented: compile(invented, 'u'), chapters: compile(chapters, 'gu') }
}

function withoutMarks(text: string): string {
  return plainOf(text.toLowerCase())
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
}
