/**
 * Whether a sentence names a place itself: a book with a number near it, a chapter or verse with a number, two numbers joined by a
 * sign. A bare name of a book is none, and neither is a number alone. Rather too much than too little.
 */
import { digitOf } from '../../../scripture/passages/lexing/normalise'
import { foldWord } from '../../../words/fold'
import { isMeasure, isMoney, isTime } from '../../absent-places/plain-numbers'
import { skeletonOf } from '../text/fold-text'
import type { BookName, BookWords } from './book-words'
import { type Numeral, numeralOf } from './numerals'

interface Word {
  /** As written, after NFKC. */
  text: string
  folded: string
  numeral: Numeral | undefined
  /** The text between it and the word before. */
  gap: string
}

export function namesPlace(sentence: string, words: BookWords): boolean {
  const plain = skeletonOf(sentence).replace(/[\p{Pd}\u2212]/gu, '-')
  if (hasPair(plain)) return true
  const read = wordsOf(plain)
  return read.some((_, at) => isNumberedPart(read, at, words) || isNumberedBook(read, at, words))
}

/** `3:16`, `3,16`, `3.16`, `3v16`, `3_16`; thousands (5,000), years with a hyphen and lists with a space are none. */
function hasPair(plain: string): boolean {
  const digits = withoutMeasures(plain.replace(/\p{Nd}/gu, digitOf)).replace(/\d/g, '0')
  return (
    /0\s?[:\u2236\ua789\u05c3]\s?0/u.test(digits) ||
    /(?<!0)0{1,3}\s?[^\p{L}\p{N}\s\-%°&€$£+()]\s?0{1,2}(?!0)/u.test(digits.replace(/0[,،;.] 0/g, '0 0')) ||
    /(?<!0)0{1,3}\s?\p{L}{1,2}\.?\s?0{1,3}(?!0)/u.test(
      digits.replace(/0\s(?:y|e|o|et|ou|to|à|a|و|ו)\s0/giu, '0 und 0'),
    )
  )
}

/** Times, money and measures are no places. */
function withoutMeasures(plain: string): string {
  return plain.replace(/(?<![\d.,:])\d{1,3}[:.,]\d{1,2}(?![\d])/g, (pair, at: number) => {
    const [before, after] = [plain.slice(0, at), plain.slice(at + pair.length)]
    return isTime(pair, before, after) || isMoney(before, after) || isMeasure(pair, before, after) ? '' : pair
  })
}

function wordsOf(plain: string): Word[] {
  const found = [
    ...plain.matchAll(
      /(?<!\p{L})(?:[\u05d0-\u05ea]{1,3}[״"][\u05d0-\u05ea]|[\u05d0-\u05ea][׳'])(?!\p{L})|\p{Nd}+(?:\p{L}{1,4}(?!\p{L}))?|[\p{L}\p{M}\u200c]+/gu,
    ),
  ]
  let end = 0
  return found.map(({ 0: text, index }) => {
    const gap = plain.slice(end, index)
    end = index + text.length
    return { text, folded: foldWord(text, ''), numeral: numeralOf(text), gap }
  })
}

/** Something ends between two words. */
const isApart = ({ gap }: Word) => /[!?…؟؛;]|\.\s/.test(gap)

/** A chapter or verse with its number: "chapter 3", "verse sixteen", "the third chapter". Sixteen chapters are a count. */
function isNumberedPart(read: readonly Word[], at: number, { chapters, verses, around }: BookWords): boolean {
  const word = read[at]
  if (!word || !formsOf(word.folded).some((one) => chapters.has(one) || verses.has(one))) return false
  const [before, next, second] = [read[at - 1], read[at + 1], read[at + 2]]
  if (before?.numeral === 'ordinal' && !isApart(word)) return true
  const isShort = word.folded.length < 3
  if (!next || (isApart(next) && !isShort)) return false
  if (isShort) return next.numeral === 'figure'
  if (next.numeral !== undefined) return true
  return around.has(next.folded) && (second?.numeral === 'figure' || second?.numeral === 'ordinal')
}

/** Books that are called as a person: Job may have seven sons. */
const people = new Set([
  6, 8, 15, 16, 17, 18, 23, 24, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 56,
  57, 59, 65,
])
const psalms = 19
/** Words between a name and its number. */
const mostBetween = 3

function isNumberedBook(read: readonly Word[], at: number, words: BookWords): boolean {
  for (let count = Math.min(words.mostWords, read.length - at); count > 0; count -= 1) {
    const run = read.slice(at, at + count)
    if (run.slice(1).some((word) => /[^\s.'’-]/.test(word.gap))) continue
    const name = nameOf(run, words)
    if (name) return isNumbered(read, at, at + count, name, words)
  }
  return false
}

function nameOf(run: readonly Word[], { names }: BookWords): BookName | undefined {
  const [first, ...rest] = run.map(({ folded }) => folded)
  const isCapital = run.every(({ text }) => /^[\p{Lu}\p{Lo}]/u.test(text)) || run.length > 1
  for (const form of formsOf(first ?? '')) {
    const name = names.get([form, ...rest].join(' '))
    // "mark three places", "job": a weak name begins with a capital where the script has them.
    if (name && (!name.isWeak || isCapital)) return name
  }
  return undefined
}

/** Arabic, Persian and Hebrew write articles and prepositions with the word; German and Dutch make compounds of a letter. */
function formsOf(folded: string): string[] {
  const forms = [folded, folded.replace(/(?:sbrief|brief|evangelium|buch)(?:e?s)?$/, '')]
  const [, , bare = ''] = /^([وفبكلهמבכלוש]{1,2})(.{2,})$/u.exec(folded.replace(/^ה/u, 'ה')) ?? []
  if (bare !== '') forms.push(bare, folded.slice(1), bare.replace(/^ال/u, ''), `ال${bare}`)
  forms.push(
    folded.replace(/^(?:و|ب|ل|ف|ك)?ال/u, ''),
    folded.replace(/^لل/u, ''),
    folded.replace(/^[ה]/u, ''),
  )
  return forms
}

function isNumbered(
  read: readonly Word[],
  start: number,
  end: number,
  name: BookName,
  words: BookWords,
): boolean {
  const before = read[start - 1]
  const first = read[start]
  const touches = first !== undefined && /^\.?\s*$/.test(first.gap)
  if (before && touches && isBookNumber(before)) {
    // `3 Corinthians`, `III John 2`: of a name that is counted, further than it is.
    if (name.numbered > 0 && before.numeral !== 'cardinal' && numberOf(before) > name.numbered) return true
    if (name.books.has(psalms) && before.numeral === 'ordinal') return true
  }
  if (partBefore(read, start, words)) return true
  return numberBehind(read, end, name, words)
}

function isBookNumber({ numeral }: Word): boolean {
  return numeral === 'figure' || numeral === 'ordinal' || numeral === 'letter'
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi']

/** Beyond every counted book where it cannot be told. */
function numberOf({ folded }: Word): number {
  const digits = /^\d+/.exec(folded)
  if (digits) return Number(digits[0])
  const roman = romans.indexOf(folded)
  if (roman >= 0) return roman + 1
  return /^(?:terc|terz|trois|third|dritt|ثالث|الثالث|سوم|שליש|ה?שליש)/u.test(folded) ? 3 : 1
}

/** `verse 77 of Psalm 117`, `the 29th of Acts`: a figure before the name, with words that lead to it. */
function partBefore(read: readonly Word[], start: number, { around, chapters, verses }: BookWords): boolean {
  let at = start - 1
  let hasPart = false
  while (at >= start - mostBetween && at >= 0) {
    const word = read[at]
    if (!word || isApart(read[at + 1] ?? word)) return false
    if (word.numeral !== undefined && word.numeral !== 'letter') return hasPart
    const isPart = chapters.has(word.folded) || verses.has(word.folded)
    if (!isPart && !around.has(word.folded)) return false
    hasPart ||= isPart
    at -= 1
  }
  return false
}

function numberBehind(read: readonly Word[], end: number, name: BookName, words: BookWords): boolean {
  for (let at = end; at <= end + mostBetween; at += 1) {
    const word = read[at]
    if (!word || (isApart(word) && !/^\.\s?$/.test(word.gap))) return false
    const isDirect = at === end
    if (word.numeral === 'figure' || (word.numeral === 'letter' && isDirect && isLetterNumber(read, at)))
      return !isYear(word) && !(name.isWeak && !isDirect && !hasPartWord(read, end, at, words))
    // `Johannes 1`: the number of a counted book behind its name is no chapter.
    if (word.numeral === 'ordinal') return isDirect ? name.numbered === 0 : hasPartWord(read, end, at, words)
    if (word.numeral === 'cardinal') return isWrittenNumber(read, end, at, name, words)
    if (!words.around.has(word.folded) && !isPartWord(word, words)) return false
  }
  return false
}

/** `יוחנן ג 16`, `יוחנן ג.`: a single letter is a number where another number or an end comes behind it. */
function isLetterNumber(read: readonly Word[], at: number): boolean {
  const next = read[at + 1]
  return !next || next.numeral !== undefined || /[.,:;)]/.test(next.gap)
}

/** Since the first century; no psalm is counted so far. */
const isYear = ({ folded }: Word) => /^\d+$/.test(folded) && Number(folded) > 199

function isPartWord({ folded }: Word, { chapters, verses }: BookWords): boolean {
  return formsOf(folded).some((one) => chapters.has(one) || verses.has(one))
}

function hasPartWord(read: readonly Word[], from: number, to: number, words: BookWords): boolean {
  return read.slice(from, to).some((word) => isPartWord(word, words))
}

/** "John three sixteen", "Genesis three tells", not "gave Job seven sons". */
function isWrittenNumber(
  read: readonly Word[],
  end: number,
  at: number,
  { books, isWeak }: BookName,
  words: BookWords,
): boolean {
  if (hasPartWord(read, end, at, words)) return true
  if (at > end) return false
  const next = read[at + 1]
  if (next?.numeral !== undefined || (next && isPartWord(next, words))) return true
  if (isWeak) return false
  return !next || ![...books].some((book) => people.has(book)) || /[,.;:)]/.test(next.gap)
}
