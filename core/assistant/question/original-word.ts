/** "What does the Greek word for love mean?", "Strong's G25": the word of the original that a question is about. Pure. */
import type { Locale } from '../../contract/locales'
import { questionWords } from '../../languages/questions'
import type { Testament } from '../../originals/strongs-number'
import { readOriginals, type TypedOriginal } from '../../search/query/read-originals'

export interface AskedOriginal {
  /** Numbers and lemmas as a search takes them. */
  typed: readonly TypedOriginal[]
  /** A word of the translation, or the word itself in Latin letters; empty where only numbers are named. */
  word: string
  /** The language that is named. */
  testament: Testament | undefined
}

/** `question` without the places it names. Undefined where it is about something else. */
export function askedOriginal(question: string, locale: Locale): AskedOriginal | undefined {
  const plain = question.normalize('NFC').replace(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
  const { originals } = readOriginals(plain)
  // G8 and G20 are of today's world, where nothing else says that a word is meant.
  const typed = originals.filter((one) => !('number' in one) || isClear(one.number, plain))
  if (typed.length > 0) return { typed, word: '', testament: undefined }
  for (const pattern of patternsOf(locale)) {
    const { word, greek, hebrew } = pattern.exec(plain)?.groups ?? {}
    if (word) return { typed, word: word.trim(), testament: greek ? 'G' : hebrew ? 'H' : undefined }
  }
  return undefined
}

function isClear(number: string, question: string): boolean {
  return !/^G(?:7|8|20)$/.test(number) || /strong/i.test(question)
}

const compiled = new Map<Locale, readonly RegExp[]>()

function patternsOf(locale: Locale): readonly RegExp[] {
  const known = compiled.get(locale)
  if (known) return known
  const { greek, hebrew, original, ends, patterns } = questionWords[locale].originals
  const language = `(?:(?<greek>${greek})|(?<hebrew>${hebrew})|(?:${original}))(?!\\p{L})`
  const word = `${open}(?<word>[\\p{L}\\p{M}][\\p{L}\\p{M}'’\\u200c -]{0,40}?)${close}`
  // Behind the word: another one that is none of it, a sign or nothing.
  const end = `(?=\\s+(?:${ends})(?!\\p{L})|\\s*[?؟.!,،:]|\\s*$)`
  const made = patterns.map((pattern) => {
    const isLast = pattern.endsWith('<W>')
    const whole = pattern.replace('<L>', language).replace('<W>', word)
    return new RegExp(`(?<!\\p{L})${whole.replaceAll(' ', '\\s+')}${isLast ? end : ''}`, 'iu')
  })
  compiled.set(locale, made)
  return made
}

const open = '["“„«»‘\'״]?\\s*'
const close = '\\s*["“”«»’\'״]?'
