/**
 * Finds what looks like a reference and is none: a chapter or verse that does not exist, a book that nobody wrote. It reads what is
 * left of a sentence when all places that exist are taken out of it. Rather too much than too little: the sentence is not shown.
 */
import { digitOf } from '../../scripture/passages/lexing/normalise'
import type { KnownBooks } from './known-books'
import { hasNumberWords, withDigits } from './number-words'
import { isMeasure, isMoney, isTime } from './plain-numbers'
import { hasWordReference } from './word-references'

/** Stands for a place that exists. */
const heldPart = /[\ue000-\uf7ff]/

/** Digits of one kind, signs of one kind; held parts become `§`. */
export function plainSigns(text: string): string {
  return text
    .replace(new RegExp(heldPart, 'g'), '§')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\u2236\ua789\ufe55\u02d0\u05c3]/g, ':')
    .replace(/[،٫]/g, ',')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u200c\u200f\u200e]/g, '')
}

/** `text` with its existing places held. */
export function hasInvented(text: string, books: KnownBooks): boolean {
  const plain = plainSigns(text)
  if (hasNumberWords(plain, books) || hasWordReference(withDigits(plain), books)) return true
  if (!/\d/.test(plain) && !/[IVXLCivxlc]{2}|[״"׳']/.test(plain)) return false
  return (
    hasPair(plain, books) ||
    hasNamedNumber(plain, books) ||
    hasRest(plain) ||
    hasRoman(plain, books) ||
    hasHebrewNumber(plain)
  )
}

const pair = /(?<![\d.,:])(\d{1,3})\s?([:.,])\s?(\d{1,3})(?![\d])/g

/** `word 3:16` in any notation. */
function hasPair(plain: string, books: KnownBooks): boolean {
  for (const found of plain.matchAll(pair)) {
    const [whole, , sign = ''] = found
    const before = plain.slice(0, found.index)
    const after = plain.slice(found.index + whole.length)
    if (isTime(whole, before, after) || isMoney(before, after) || isMeasure(whole, before, after)) continue
    if (sign === ':') return true
    if (isBookLike(before, books)) return true
  }
  return false
}

/** Capital, Roman or ordinal number, or a name of the lists: what stands before a number. */
function isBookLike(before: string, books: KnownBooks): boolean {
  const [word = ''] = /([\p{L}\p{M}'’׳״]+\.?)\s*$/u.exec(before) ?? []
  if (word === '') return false
  const bare = word.trim().replace(/[.'’׳״]+$/, '')
  if (/^\p{Lu}/u.test(bare) && bare.length > 1) return true
  return books.isName(word.trim()) || (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(bare) && bare.length > 2)
}

const namedNumber =
  /(?<![\p{L}\p{M}])((?:\p{L}[\p{L}\p{M}]*\s+){0,2})((?:\d\.?\s?)?(?:\p{Lu}|\p{Lo}|(?<=[\s("„“«]|^)\p{Ll}(?=[\p{L}\p{M}]{3}))[\p{L}\p{M}'’׳״]*\.?)\s+(\d{1,3})(?![\d%])(?!\s*(?:[vn]\. ?Chr|a\.? ?C|d\.? ?C|[AB]\.?[CD]|[BC]CE?\b|av\.|apr\.))(?:\s?(?:[-–_/|~·•]|v{1,2}\.?)\s?(\d{1,3}))?/gu

/** `Psalm 151`, `Jude 26`, `John 3_99`: a known name with a number that it does not have. */
function hasNamedNumber(plain: string, books: KnownBooks): boolean {
  for (const [, before = '', name = '', number = '', further] of plain.matchAll(namedNumber)) {
    // Names have up to three words: Song of Songs, First Corinthians.
    const words = before.trim() === '' ? [] : before.trim().split(/\s+/)
    const names = [words, words.slice(-1), []].map((some) => [...some, name].join(' '))
    const read = [...new Set(names)].map((one) => ({ one, ...books.chapterOf(one, number) }))
    const there = read.find(({ state }) => state === 'exists')
    if (!there) {
      if (read.some(({ state }) => state === 'absent') && !isYear(name, number)) return true
    } else if (further !== undefined && !books.hasVerse(there.one, number, further)) {
      return true
    }
  }
  return false
}

/** Beyond every chapter but those of the psalms; in Rome they are counted from the first century on. */
export function isYear(name: string, number: string): boolean {
  return Number(number) > 199 || (name === 'Rom' && Number(number) > 40)
}

/** Numbers directly before or behind a place that exists belong to it and do not: `3 §`, `§,99`. */
function hasRest(plain: string): boolean {
  return (
    /§\s?[.,:;/_|~·•-]?\d/.test(plain) ||
    /§[.,:;]\s\d{1,3}(?:[.,:]\d|\s*(?:[.,;:!?)]|$))/.test(plain) ||
    /(?:^|[^\d.,:])\d\.?\s?§/.test(plain) ||
    /(?:^|[^\p{L}])(?:I{1,3}|IV|VI{0,3})\.?\s§/u.test(plain) ||
    /\d[.,:]\s?§/.test(plain) ||
    /§\s?:\s?\d/.test(plain)
  )
}

const psalms = 19
const romanPair =
  /(\p{L}[\p{L}\p{M}]+\.?)\s+([IVXLC]{2,8}|[IX](?=\s?[,:])|[ivxlc]{2,8})\s?[.,:]\s?(?:\d{1,3}(?!\d)|§)/gu
const romanPsalm = /(\p{L}[\p{L}\p{M}]+)\s+([IVXLC]{2,8})(?!\p{L})/gu

/** `Matthew XXIX, 3`; a number in Roman letters alone only of a psalm, since kings and popes have them too. */
function hasRoman(plain: string, books: KnownBooks): boolean {
  for (const [, name = ''] of plain.matchAll(romanPair)) {
    if (/^\p{Lu}/u.test(name) || books.isName(name)) return true
  }
  for (const [, name = '', number = ''] of plain.matchAll(romanPsalm)) {
    const { state, book } = books.chapterOf(name, number)
    if (state === 'absent' && book === psalms) return true
  }
  return false
}

/** `מתי כ״ט 1`: letters as a number with a number behind them. */
function hasHebrewNumber(plain: string): boolean {
  return /[א-ת]{2,}[׳']?\s+(?:[א-ת]{1,3}["״][א-ת]|[א-ת][׳'])\s*,?\s*(?:\d{1,3}|§)(?!\d|:\d)/u.test(plain)
}
