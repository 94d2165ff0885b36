/** References whose numbers are written as words: "John three ninety-nine", "Psalm hundert einundfünfzig". */
import { locales } from '../../contract/locales'
import { questionWords } from '../../languages/questions'
import { foldWord } from '../../words/fold'
import { wordsOf } from '../compared-words'
import type { KnownBooks } from './known-books'

const written = locales.map((locale) => questionWords[locale].numbers)
const joiners = new Set(written.map(({ and }) => and).filter(Boolean))

const values = new Map<string, number>()
for (const { words } of written) {
  const [units = [], tens = [], hundred = []] = words.split(' | ').map((part) => part.split(' '))
  const add = (forms: string, value: number) => {
    for (const form of forms.split('/')) values.set(foldWord(form, ''), value)
  }
  units.forEach((forms, at) => add(forms, at + 1))
  tens.forEach((forms, at) => add(forms, 20 + 10 * at))
  for (const forms of hundred) add(forms, 100)
}
values.delete('-')

/** `neunundneunzig`, `ventitré`, `veintiuno`: a number made of two that are written as one word. */
const compound = new RegExp(`^(?:${written.flatMap((one) => one.compound ?? []).join('|')})$`, 'u')

/** Words of a name, and of what stands between it and its numbers ("chapter"). */
const mostInName = 3

/** Whether a book is followed by numbers in words that are no chapter of it, or that are a chapter and a verse. */
export function hasNumberWords(text: string, books: KnownBooks): boolean {
  const words = wordsOf(text)
  for (const [at, { start, folded }] of words.entries()) {
    if (!isNumber(folded) || (at > 0 && isNumber(words[at - 1]?.folded ?? ''))) continue
    const run = numbersFrom(words.slice(at).map((word) => word.folded))
    const before = words.slice(Math.max(0, at - mostInName), at)
    const isNear = before.every((word, index) => {
      const gap = text.slice(word.end, before[index + 1]?.start ?? start)
      return !/[.;:!?…؟؛()]/u.test(gap)
    })
    if (isNear && before.some((word) => isInvented(text.slice(word.start, start), run, books))) return true
  }
  return false
}

function isNumber(word: string): boolean {
  return values.has(word) || values.has(bare(word)) || compound.test(word)
}

function bare(word: string): string {
  return /^[وו]/.test(word) && word.length > 3 ? word.slice(1) : word
}

/** The numbers at the beginning, without what joins them; undefined for one that is made of two. */
function numbersFrom(words: readonly string[]): (number | undefined)[] {
  const found: (number | undefined)[] = []
  for (const word of words) {
    if (isNumber(word)) found.push(values.get(word) ?? values.get(bare(word)))
    // "Genesis one and two" are two chapters, "thirty and one" is one number.
    else if (!joiners.has(word) || (found.at(-1) ?? 0) < 20) break
  }
  return found
}

/** A text with single numbers in digits: "chapter seventeen". */
export function withDigits(text: string): string {
  const words = wordsOf(text)
  let digits = text
  for (const [at, { folded, start, end }] of [...words.entries()].toReversed()) {
    const value = values.get(folded)
    const isSingle = !isNumber(words[at - 1]?.folded ?? '') && !isNumber(words[at + 1]?.folded ?? '')
    if (value !== undefined && isSingle) digits = digits.slice(0, start) + String(value) + digits.slice(end)
  }
  return digits
}

const chapterWords = locales.map((locale) => questionWords[locale].chapters.chapter).join('|')
const behindName = new RegExp(`\\s+(?:${chapterWords})$`, 'iu')

/** Two numbers cannot be told from a chapter with its verse: neither is shown. */
function isInvented(name: string, run: readonly (number | undefined)[], books: KnownBooks): boolean {
  const [first] = run
  const book = name.trim().replace(/[,،]$/, '').replace(behindName, '')
  if (!/^[\p{Lu}\p{Lo}\p{N}]/u.test(book)) return false
  // Hebrew writes "in" and "of" with the name.
  const names = /^[בלמ][א-ת]{3,}/.test(book) ? [book, book.slice(1)] : [book]
  const known = names.filter((one) => books.isName(one))
  if (known.length === 0) return false
  if (run.length > 1 || first === undefined) return true
  return known.every((one) => books.chapterOf(one, String(first)).state === 'absent')
}
