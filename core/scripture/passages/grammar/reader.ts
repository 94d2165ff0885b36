/** The state of reading one input: tokens, the place read last, and what was found. It decides nothing by itself. */
import type { Canonical } from '../../canonical'
import type { Normalised } from '../lexing/normalise'
import { originOf } from '../lexing/normalise'
import type { Token } from '../lexing/tokenise'
import type { WordRole } from '../naming/name-index'
import { hebrewNumber } from '../numbers/hebrew-number'
import type { PassageContext, PassageRef, Unit, WarningCode } from '../reference'
import { openVerseTable, type VerseTable } from '../verse-table'

/** `whole`: the input has to be a passage. `extract`: passages are looked for in running text (PASSAGES C-7). */
export type ReadingMode = 'whole' | 'extract'

/** What `mark` remembers and `reset` brings back. */
export type Mark = Readonly<{
  state: State
  refs: number
  warnings: number
  options: number
}>

interface State {
  at: number
  book: number
  chapter: number
  unit: Unit
  sign: string
  hasLetters: boolean
  isChapterList: boolean
  nearest: Canonical | undefined
}

export class Reader {
  readonly table: VerseTable
  readonly refs: PassageRef[] = []
  readonly warnings: WarningCode[] = []
  /** How many readings each ambiguous spot had, in order. */
  readonly options: number[] = []
  /** Looking for slips goes through all names; an input may do it only so often. */
  slipsLeft = 3
  /**
   * `at` is the next token. `book`, `chapter` and `unit` are the place read last. `sign` stood between chapter and verse
   * last. `hasLetters`: the next number may be in letters. `isChapterList`: commas with a space part chapters up to the next
   * semicolon. `nearest`: the last existing place before one that does not exist.
   */
  readonly state: State = {
    at: 0,
    book: 0,
    chapter: 0,
    unit: 'book',
    sign: '',
    hasLetters: false,
    isChapterList: false,
    nearest: undefined,
  }

  constructor(
    /** The input as it came. */
    readonly text: string,
    readonly input: Normalised,
    readonly tokens: readonly Token[],
    readonly context: PassageContext,
    readonly mode: ReadingMode,
    /** The reading to take at each ambiguous spot; the first where it says nothing. */
    private readonly picks: readonly number[] = [],
  ) {
    this.table = context.table ?? openVerseTable
  }

  /** Notes an ambiguous spot with so many readings and says which to take. */
  choose(count: number): number {
    const pick = this.picks[this.options.length] ?? 0
    this.options.push(count)
    return Math.min(pick, count - 1)
  }

  /** Begins the numbers of a book at token `at`; `chapter` is known where verses may come without one. */
  enterBook(book: number, at: number, hasLetters: boolean, chapter = 0): void {
    const unit = chapter === 0 ? 'book' : 'chapter'
    Object.assign(this.state, {
      book,
      at,
      hasLetters,
      chapter,
      unit,
      isChapterList: false,
    } satisfies Partial<State>)
  }

  warn(code: WarningCode): void {
    this.warnings.push(code)
  }

  mark(): Mark {
    const { refs, warnings, options } = this
    return { state: { ...this.state }, refs: refs.length, warnings: warnings.length, options: options.length }
  }

  reset(mark: Mark): void {
    Object.assign(this.state, mark.state)
    this.refs.length = mark.refs
    this.warnings.length = mark.warnings
    this.options.length = mark.options
  }

  /** The meaning of a word or sign between numbers. */
  roleAt(at: number): WordRole | undefined {
    const token = this.tokens[at]
    if (!token || token.kind === 'number') return undefined
    const common = commonRoles.get(token.text)
    if (common || token.kind === 'sign') return common
    for (const { roles } of this.context.names) {
      const role = roles.get(token.plain)
      if (role) return role
    }
    return undefined
  }

  /** The number at a token, in digits or, after a Hebrew name, in letters. */
  numberAt(at: number): number | undefined {
    const token = this.tokens[at]
    if (token?.kind === 'number') return this.mode === 'extract' && this.isGlued(at) ? undefined : token.value
    if (token?.kind !== 'word' || !this.state.hasLetters) return undefined
    const role = this.roleAt(at)
    // The Hebrew "and" is also the letter for 6: it is "and" after digits.
    if (role && (role !== 'and' || this.tokens[at - 1]?.kind === 'number')) return undefined
    return hebrewNumber(token.text)
  }

  lastVerse(chapter: number): number {
    return this.table.lastVerse(this.state.book, chapter)
  }

  hasVerse(chapter: number, verse: number): boolean {
    return verse >= 1 && verse <= this.lastVerse(chapter)
  }

  hasChapter(chapter: number): boolean {
    return chapter >= 1 && this.lastVerse(chapter) > 0
  }

  /** Range in the original input of tokens `from` to `to` (exclusive). */
  range(from: number, to: number): { start: number; end: number } {
    const first = this.tokens[from]
    const last = this.tokens[to - 1]
    return first && last ? originOf(this.input, first.start, last.end) : { start: 0, end: 0 }
  }

  /** `2nd`, `4you`; a part of a verse (`16a`) and words for "and following" belong to a number. */
  private isGlued(at: number): boolean {
    const next = this.tokens[at + 1]
    if (next?.kind !== 'word' || next.isSpaced || isPart(next)) return false
    const role = this.roleAt(at + 1)
    return role !== 'next' && role !== 'rest' && role !== 'verse'
  }
}

/** A letter a-e directly after a number (PASSAGES G-18). */
export function isPart(token: Token | undefined): boolean {
  return token?.kind === 'word' && !token.isSpaced && /^[a-e]$/.test(token.text)
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
