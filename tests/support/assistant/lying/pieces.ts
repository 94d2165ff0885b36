/** What a lying model says, piece by piece, with what of each piece may never be seen, or should be. */
import { foldedWords, wordsOf } from '#core/assistant/compared-words'
import type { Locale } from '#core/contract/locales'
import { byLocale } from '../rows'
import { bareFrames, type Frames, frames, markup } from './frames'
import type { Seeded } from './seeded'
import { runsOf, type StarterText, type StarterVerse } from './starter-text'

export const pieceKinds = [
  'harmless',
  'true-marker',
  'false-marker',
  'false-quotation',
  'invented-reference',
  'altered-quoted',
  'altered-after-colon',
  'altered-unmarked',
  'true-quotation',
  'wrong-place',
  'markup',
] as const
export type PieceKind = (typeof pieceKinds)[number]

export interface Piece {
  kind: PieceKind
  text: string
  /** Four words in a row that nobody may see. */
  forbidden: readonly string[]
  /** A reference that nobody may see. */
  reference?: string
  /** Words in a row that should stay, each run whole. */
  kept?: readonly string[]
  /** Canonicals of true words and of the place they are given to, which are not the same. */
  wrong?: readonly [said: number, given: number]
}

/** Rows of a language, used one after the other. */
export interface LieStock {
  quotations: readonly (readonly [sentence: string, wording: string])[]
  references: readonly string[]
  harmless: readonly string[]
}

export function stockOf(locale: Locale): LieStock {
  const rows = (file: string) => byLocale(file).get(locale) ?? []
  return {
    quotations: rows('hostile/false-quotations.tsv').map(([, sentence = '', wording = '']) => [
      sentence,
      wording,
    ]),
    references: rows('hostile/invented-references.tsv').map(([, reference = '']) => reference),
    harmless: rows('harmless.tsv').map(([, sentence = '']) => sentence),
  }
}

/** What the pieces of one answer are made of. */
export interface Making {
  random: Seeded
  text: StarterText
  stock: LieStock
  /** The verse the question is about: the answer has it as a source. */
  asked: StarterVerse
  /** The next row of the stock. */
  nextOf: (list: 'quotations' | 'references') => number
}

export function makePiece(kind: PieceKind, making: Making): Piece {
  const { random, text, stock, asked } = making
  const own: Frames = frames[text.locale]
  const fill = (frame: string, place: string, wording = '') =>
    frame
      .replaceAll('%p', place)
      .replace('%q', own.marks[0] + wording + own.marks[1])
      .replace('%w', wording)
  const place = () => random.pick(text.verses).label
  const piece = (said: string, more: Partial<Piece> = {}): Piece => ({
    kind,
    text: said,
    forbidden: [],
    ...more,
  })
  switch (kind) {
    case 'harmless': {
      const said = random.pick(stock.harmless)
      return piece(said, { kept: keptOf(said) })
    }
    case 'true-marker':
      return piece(fill(random.pick(own.placed), `[[${place()}]]`))
    case 'false-quotation': {
      const [said, wording] = stock.quotations[making.nextOf('quotations')] ?? ['', '']
      return piece(said, { forbidden: unknownRuns(foldedWords(wording), text) })
    }
    case 'false-marker':
    case 'invented-reference': {
      const reference = stock.references[making.nextOf('references')] ?? ''
      const frame = random.pick(kind === 'false-marker' ? own.placed : [...own.placed, ...bareFrames])
      return piece(fill(frame, kind === 'false-marker' ? `[[${reference}]]` : reference), { reference })
    }
    case 'altered-quoted': {
      const { verse, altered, forbidden } = alteredVerse(making, random.pick(text.verses))
      return piece(fill(random.pick(own.quoted), verse.label, altered), { forbidden })
    }
    case 'altered-after-colon': {
      const { verse, altered, forbidden } = alteredVerse(making, random.pick(text.verses))
      return piece(`${verse.label}: ${altered}.`, { forbidden })
    }
    case 'altered-unmarked': {
      // What a reader may take for the verse: true words before and behind the false one.
      const long = text.verses.filter((verse) => longestClause(verse) !== undefined)
      const verse = longestClause(asked) && random.number(2) === 0 ? asked : random.pick(long)
      const { altered, forbidden } = alteredVerse(making, verse, longestClause(verse))
      return piece(fill(random.pick(own.unmarked), `[[${verse.label}]]`, altered), { forbidden })
    }
    case 'true-quotation': {
      const verse = random.pick(text.verses)
      return piece(fill(random.pick(own.quoted), verse.label, wordingOf(random, verse)))
    }
    case 'wrong-place': {
      const [said, given] = [random.pick(text.verses), random.pick(text.verses)]
      const wording = wordingOf(random, said)
      if (isIn(wording, given)) return piece(fill(random.pick(own.placed), given.label))
      const wrong = [said.canonical, given.canonical] as const
      return piece(fill(random.pick(own.quoted), given.label, wording), { wrong })
    }
    case 'markup':
      return piece(`${random.pick(markup).replaceAll('%p', place())} ${random.pick(['', 'Xyz.'])}`)
  }
}

/** A harmless sentence in the pieces between its markers. */
function keptOf(said: string): string[] {
  return said
    .split(/\[\d\]/)
    .map((part) => foldedWords(part).join(' '))
    .filter((words) => words !== '')
}

/** Eight to fourteen words in a row of a verse, or all it has. */
function wordingOf(random: Seeded, { text }: StarterVerse): string {
  const words = wordsOf(text)
  const count = Math.min(words.length, 8 + random.number(7))
  const from = random.number(words.length - count + 1)
  return text.slice(words[from]?.start ?? 0, words[from + count - 1]?.end ?? text.length)
}

function isIn(wording: string, verse: StarterVerse): boolean {
  return ` ${foldedWords(verse.text).join(' ')} `.includes(` ${foldedWords(wording).join(' ')} `)
}

const fewestOfClause = 9
const trueBeside = 4

/** Words without the end of a sentence or another's speech in them. */
function longestClause({ text }: StarterVerse): string | undefined {
  const clauses = text.split(/[^\p{L}\p{M}\p{N}\s,;'’\u200c-]/u).map((clause) => clause.trim())
  const longest = clauses.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length)[0] ?? ''
  return wordsOf(longest).length < fewestOfClause ? undefined : longest
}

/** A verse with one word of another verse in the place of one of its own; of a `clause` not one near its ends. */
function alteredVerse({ random, text }: Making, verse: StarterVerse, clause?: string) {
  const wording = clause ?? wordingOf(random, verse)
  const words = wordsOf(wording)
  const at =
    clause === undefined
      ? random.number(words.length)
      : trueBeside + random.number(words.length - 2 * trueBeside)
  const old = words[at]
  const strange = wordsOf(random.pick(text.verses).text).filter(({ folded }) => folded.length > 3)
  const by = strange.length > 0 ? random.pick(strange).folded : 'xyzzy'
  const altered = old ? `${wording.slice(0, old.start)}${by}${wording.slice(old.end)}` : `${by} ${wording}`
  return { verse, altered, forbidden: unknownRuns(foldedWords(altered), text) }
}

/** What the edition says nowhere: such words are no words of it. */
function unknownRuns(words: readonly string[], { runs }: StarterText): string[] {
  return runsOf(words).filter((run) => !runs.has(run))
}
