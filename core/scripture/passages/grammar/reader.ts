/** The state of reading one input: tokens, the place read last, and what was found. It decides nothing by itself. */
import type { Canonical } from '../../canonical'
import { normalise, originOf } from '../lexing/normalise'
import { type Token, tokenise } from '../lexing/tokenise'
import { type LookUp, matchName, type NameMatch } from '../naming/match-name'
import type { WordRole } from '../naming/name-index'
import { hebrewNumber } from '../numbers/hebrew-number'
import type { PassageContext, PassageRef, WarningCode } from '../reference'
import { openVerseTable, type VerseTable } from '../verse-table'

/** What `mark` remembers and `reset` brings back. */
export type Mark = Readonly<{ state: State; refs: number; warnings: number; options: number }>

interface State {
  /** The next token. */
  at: number
  /** The place read last; 0 where it has no chapter or verse. */
  book: number
  chapter: number
  verse: number
  /** What stood between chapter and verse last. */
  sign: string
  /** The next number may be in letters. */
  hasLetters: boolean
  /** Commas with a space part chapters up to the next semicolon. */
  isChapterList: boolean
  /** The last existing place before one that does not exist. */
  nearest: Canonical | undefined
}

export class Reader {
  readonly table: VerseTable
  /** Passages are looked for in running text; otherwise the whole input has to be one (PASSAGES C-7). */
  readonly isProse: boolean
  readonly refs: PassageRef[] = []
  readonly warnings: WarningCode[] = []
  /** How many readings each ambiguous spot had, in order, and the one to take; the first where `picks` says nothing. */
  readonly options: number[] = []
  picks: readonly number[] = []
  /** Looking for slips goes through all names; an input may do it only so often. */
  slipsLeft = 3
  readonly state: State = {
    at: 0,
    book: 0,
    chapter: 0,
    verse: 0,
    sign: '',
    hasLetters: false,
    isChapterList: false,
    nearest: undefined,
  }
  tokens: readonly Token[]
  private readonly matches = new Map<number, NameMatch | undefined>()
  private readonly normalised: ReturnType<typeof normalise>

  constructor(
    /** The input as it came. */
    private readonly text: string,
    readonly context: PassageContext,
    mode: 'whole' | 'prose',
  ) {
    this.isProse = mode === 'prose'
    this.table = context.table ?? openVerseTable
    this.normalised = normalise(text)
    this.tokens = tokenise(this.normalised.text)
  }

  /** Notes an ambiguous spot with so many readings and says which to take. */
  choose(count: number): number {
    const pick = this.picks[this.options.length] ?? 0
    this.options.push(count)
    return Math.min(pick, count - 1)
  }

  /** Begins the numbers of a book at token `at`; `chapter` is known where verses may come without one. */
  enterBook(book: number, at: number, hasLetters: boolean, chapter = 0): void {
    Object.assign(this.state, { book, at, hasLetters, chapter, verse: 0, isChapterList: false })
  }

  mark(): Mark {
    const { state, refs, warnings, options } = this
    return { state: { ...state }, refs: refs.length, warnings: warnings.length, options: options.length }
  }

  reset({ state, refs, warnings, options }: Mark): void {
    Object.assign(this.state, state)
    this.refs.length = refs
    this.warnings.length = warnings
    this.options.length = options
  }

  /** A token; behind the last one, a sign that is none. */
  token(at: number): Token {
    return this.tokens[at] ?? noToken
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
    const { kind, text, plain } = this.token(at)
    const common = commonRoles.get(text)
    if (common || kind !== 'word') return common
    for (const { roles } of this.context.names) {
      const role = roles.get(plain)
      if (role) return role
    }
    return undefined
  }

  /** The number at a token, in digits or, after a Hebrew name, in letters; -1 for a typed zero. */
  numberAt(at: number): number | undefined {
    const { kind, value, text } = this.token(at)
    if (kind === 'number') return this.isProse && this.isGlued(at) ? undefined : value || -1
    if (kind === 'sign' || !this.state.hasLetters) return undefined
    const role = this.roleAt(at)
    // The Hebrew "and" is also the letter for 6: it is "and" after digits.
    if (role && (role !== 'and' || this.token(at - 1).kind === 'number')) return undefined
    return hebrewNumber(text)
  }

  lastVerse(chapter: number): number {
    return this.table.lastVerse(this.state.book, chapter)
  }

  hasVerse(chapter: number, verse: number): boolean {
    return verse >= 1 && verse <= this.lastVerse(chapter)
  }

  hasChapter(chapter: number): boolean {
    return this.hasVerse(chapter, 1)
  }

  /** Range in the original input of tokens `from` to `to` (exclusive). */
  range(from: number, to: number): { start: number; end: number } {
    return originOf(this.normalised, this.token(from).start, this.token(to - 1).end)
  }

  /** Normalised text from the next token on. */
  rest(): string {
    return this.normalised.text.slice(this.token(this.state.at).start)
  }

  isCapital(at: number): boolean {
    const letter = this.text.charAt(this.range(at, at + 1).start)
    return letter === letter.toUpperCase()
  }

  /** `2nd`, `4you`; a part of a verse (`16a`) and words for "and following" belong to a number. */
  private isGlued(at: number): boolean {
    const next = this.token(at + 1)
    if (next.kind !== 'word' || next.isSpaced || isPart(next)) return false
    const role = this.roleAt(at + 1)
    return role !== 'next' && role !== 'rest' && role !== 'verse'
  }
}

/** A letter a-e directly after a number (PASSAGES G-18). */
export function isPart({ text, isSpaced }: Token): boolean {
  return !isSpaced && /^[a-e]$/.test(text)
}

const noToken: Token = { kind: 'sign', text: '', plain: '', value: -1, start: 0, end: 0, isSpaced: true }

/** Signs and the two marks that are understood in every language. */
const commonRoles: ReadonlyMap<string, WordRole> = new Map([
  ['-', 'to'],
  ['~', 'to'],
  ['+', 'and'],
  ['&', 'and'],
  ['f', 'next'],
  ['ff', 'rest'],
])
