/** The state of reading one input: tokens, the place read last, and what was found. It decides nothing by itself. */
import type { Canonical, Place } from '../../canonical'
import { type Normalised, normalise, originOf, type Span } from '../lexing/normalise'
import { type Token, tokenise } from '../lexing/tokenise'
import { type LookUp, matchName, type NameMatch } from '../naming/match-name'
import { firstIn, type NameIndex, type WordRole } from '../naming/name-index'
import type { PassageContext, PassageRef, WarningCode } from '../reference'

/** What `reset` brings back; a reading that leads nowhere leaves no trace. */
export type Mark = Readonly<Pick<Reader, 'at' | 'refs' | 'warnings' | 'picks'>>

export class Reader {
  /** The next token. */
  at = 0
  /** The place read last; 0 where it has no chapter or verse. */
  place: Place = { book: 0, chapter: 0, verse: 0 }
  /** What stood between chapter and verse last. */
  sign = ''
  /** What the next number may be written with instead of digits. */
  numbers: NameIndex['numbers'] | undefined
  /** Commas with a space part chapters up to the next semicolon. */
  isChapterList = false
  /** The last existing place before one that does not exist. */
  nearest: Canonical | undefined
  refs: readonly PassageRef[] = []
  warnings: readonly WarningCode[] = []
  /** How many readings each ambiguous spot had, in order, and the one to take; the first where `picks` says nothing. */
  options: readonly number[] = []
  picks: readonly number[] = []
  /** Looking for slips goes through all names; an input may do it only so often. */
  slipsLeft = 3
  tokens: readonly Token[]
  readonly normalised: Normalised
  private readonly matches = new Map<number, NameMatch | undefined>()

  constructor(
    /** The input as it came. */
    private readonly text: string,
    readonly context: PassageContext,
    /** Passages are looked for in running text; otherwise the whole input has to be one (PASSAGES C-7). */
    readonly isProse: boolean,
  ) {
    this.normalised = normalise(text)
    this.tokens = tokenise(this.normalised.text)
  }

  /** One of several readings; where there are more, the spot is noted as ambiguous. */
  choose<Reading>(readings: readonly Reading[]): Reading | undefined {
    const { length } = readings
    if (length < 2) return readings[0]
    const pick = this.picks[this.options.length] ?? 0
    this.options = [...this.options, length]
    return readings[Math.min(pick, length - 1)]
  }

  warn(code: WarningCode): void {
    this.warnings = [...this.warnings, code]
  }

  /** Begins the numbers of a book after its name. */
  enterBook({ end, index }: NameMatch, book: number): void {
    this.enterPlace({ book, chapter: 0 }, this.skipSign(end))
    this.numbers = index.numbers
  }

  /** Begins numbers at token `at`; where `chapter` is known, verses may come without one. */
  enterPlace({ book, chapter }: Omit<Place, 'verse'>, at: number): void {
    this.place = { book, chapter, verse: 0 }
    this.at = at
    this.numbers = undefined
    this.isChapterList = false
  }

  mark(): Mark {
    return { ...this }
  }

  reset(mark: Mark): void {
    Object.assign(this, mark)
  }

  /** What `read` gives; if that is nothing, the reader stands as before. */
  attempt<Result>(read: () => Result): Result {
    const mark = this.mark()
    const result = read()
    if (!result) this.reset(mark)
    return result
  }

  /** A token; behind the last one and before the first, a sign that is none. */
  token(at: number): Token {
    return this.tokens[at] ?? noToken
  }

  isNumber(at: number): boolean {
    return this.token(at).value >= 0
  }

  isSign(at: number, signs: string): boolean {
    return signs.includes(this.token(at).text)
  }

  /** First token after a `:`, `.` or `,` between name and number. */
  skipSign(at: number): number {
    return this.isSign(at, ':.,') ? at + 1 : at
  }

  /** The name of a book at a token. */
  nameAt(at: number): NameMatch | undefined {
    if (!this.matches.has(at)) this.matches.set(at, this.search(at))
    return this.matches.get(at)
  }

  search(at: number, lookUp?: LookUp): NameMatch | undefined {
    return matchName(this.tokens, at, this.context.names, lookUp)
  }

  /** The meaning of a word or sign between numbers. */
  roleAt(at: number): WordRole | undefined {
    const { text, plain } = this.token(at)
    return commonRoles.get(text) ?? firstIn(this.context.names, ({ roles }) => roles.get(plain))
  }

  isRole(at: number, ...roles: (WordRole | undefined)[]): boolean {
    return roles.includes(this.roleAt(at))
  }

  /** The number at a token, in digits or, after a name of a language that has them, in letters; -1 for a typed zero, 0 where there is none. */
  numberAt(at: number): number {
    const { value, text } = this.token(at)
    if (value >= 0) return this.isProse && this.isGlued(at) ? 0 : value || -1
    // The Hebrew "and" is also the letter for 6: it is "and" after digits.
    const letters = this.numbers?.get(text) ?? 0
    return letters && this.isRole(at, undefined, this.isNumber(at - 1) ? undefined : 'and') ? letters : 0
  }

  /** True when a chapter of the book, and a verse in it, exist. */
  has(chapter: number, verse = 1): boolean {
    return verse >= 1 && verse <= this.context.table.lastVerse(this.place.book, chapter)
  }

  /** Range in the original input of tokens `from` to `to` (exclusive). */
  range(from: number, to: number): Span {
    return originOf(this.normalised, this.token(from).start, this.token(to - 1).end)
  }

  /** Normalised text from a token on. */
  textFrom(at: number): string {
    return this.normalised.text.slice(this.token(at).start)
  }

  isCapital(at: number): boolean {
    const letter = this.text.charAt(this.range(at, at + 1).start)
    return letter === letter.toUpperCase()
  }

  /** `2nd`, `4you`; a part of a verse (`16a`) and words for "and following" belong to a number. */
  private isGlued(at: number): boolean {
    const next = this.token(at + 1)
    if (next.kind !== 'word' || next.isSpaced || isPart(next)) return false
    return !this.isRole(at + 1, 'next', 'rest', 'verse')
  }
}

/** A letter a-e directly after a number (PASSAGES G-18). */
export function isPart({ text, isSpaced }: Token): boolean {
  return !isSpaced && /^[a-e]$/.test(text)
}

const noToken: Token = {
  kind: 'sign',
  text: '\n',
  plain: '',
  value: -1,
  start: Infinity,
  end: 0,
  isSpaced: true,
}

/** Signs and the two marks that are understood in every language. */
const commonRoles: ReadonlyMap<string, WordRole> = new Map([
  ['-', 'to'],
  ['~', 'to'],
  ['+', 'and'],
  ['&', 'and'],
  ['f', 'next'],
  ['ff', 'rest'],
])
