/** Where a sentence of a stream ends, so that no marker, quotation or bracket is cut. */
import { isAbbreviation } from './abbreviations'
import { enclosedAt } from './enclosed'
import { readLineStart } from './line-start'
import { familyOf, type OpenMarks, openAfter, roleOf } from './quote-marks'

/** A sentence is cut here whatever is open. */
export const longestSentence = 1_200
/** What is decided looks at most this far ahead. */
const lookAhead = 700
/** Longest quotation in single marks that is kept together. */
const longestSingle = 400

export interface SentenceEnd {
  end: number
  /** A quotation is still open where it had to be cut. */
  isCutInQuotation: boolean
}

const enders = '.!?…؟。۔！？'
const closers = /[)\]*_`]/

/**
 * The end of the sentence at the beginning of `text`; undefined while it can not be said. `isQuoted`: the text before it ended
 * inside a quotation.
 */
export function sentenceEnd(text: string, isEnded: boolean, isQuoted: boolean): SentenceEnd | undefined {
  let open: OpenMarks = isQuoted ? ['double'] : []
  let at = 0
  for (;;) {
    if (at >= longestSentence) return cut(text, isEnded, open)
    if (at >= text.length) return isEnded ? { end: text.length, isCutInQuotation: false } : undefined
    const step = stepAt(text, at, isEnded, open)
    if (step === 'wait') return undefined
    if (step.isEnd) return { end: step.next, isCutInQuotation: false }
    open = step.open
    at = step.next
  }
}

function cut(text: string, isEnded: boolean, open: OpenMarks): SentenceEnd | undefined {
  if (text.length < longestSentence + lookAhead && !isEnded) return undefined
  const space = text.lastIndexOf(' ', longestSentence)
  const end = space > longestSentence / 2 ? space : longestSentence
  return { end, isCutInQuotation: open.includes('double') }
}

type Step = 'wait' | { next: number; open: OpenMarks; isEnd?: boolean }

function stepAt(text: string, at: number, isEnded: boolean, open: OpenMarks): Step {
  const sign = text.charAt(at)
  if (sign === '\n') return atLineEnd(text, at, isEnded, open)
  const isFree = !/[\p{L}\p{Nd}]/u.test(text.charAt(at - 1))
  const enclosed = enclosedAt(text, at, isEnded, isFree)
  if (enclosed === 'wait') return 'wait'
  if (enclosed !== undefined) {
    const isDone =
      /[.!?…؟。][\s"“”«»)\]*_`]*$/.test(text.slice(Math.max(at, enclosed - 6), enclosed)) && sign !== '('
    return isDone && open.length === 0
      ? afterEnd(text, enclosed, isEnded, open, false)
      : { next: enclosed, open }
  }
  const family = familyOf(sign)
  if (family) {
    if (at + 10 > text.length && !isEnded) return 'wait'
    const role = roleOf(text, at, open)
    if (family === 'single' && role === 'open') return atSingleMark(text, at, isEnded, open)
    const after = openAfter(open, family, role)
    const isDone =
      role !== 'open' && after.length === 0 && /[.!?…؟。۔！？]\s?$/.test(text.slice(Math.max(0, at - 2), at))
    return isDone ? afterEnd(text, at + 1, isEnded, after, true) : { next: at + 1, open: after }
  }
  if (!enders.includes(sign) || open.length > 0) return { next: at + 1, open }
  if (sign === '!' && text.startsWith('![', at)) return { next: at + 1, open }
  return afterEnd(text, at + 1, isEnded, open, false)
}

/** A single mark opens a quotation only where its other half stands near: else it is an apostrophe or a foreign letter. */
function atSingleMark(text: string, at: number, isEnded: boolean, open: OpenMarks): Step {
  const inside: OpenMarks = [...open, 'single']
  const near = text.slice(0, at + longestSingle)
  const blank = near.slice(at).search(/\n[^\S\n]*\n/)
  const end = blank < 0 ? near.length : at + blank
  for (let other = at + 1; other < end; other += 1) {
    if (familyOf(near.charAt(other)) !== 'single') continue
    // What follows the mark decides what it is.
    if (other + 10 > text.length && !isEnded) return 'wait'
    if (roleOf(text, other, inside) === 'close') return { next: at + 1, open: inside }
  }
  const isKnown = isEnded || blank >= 0 || text.length >= at + longestSingle
  return isKnown ? { next: at + 1, open } : 'wait'
}

/** Behind a sign that may end the sentence. */
function afterEnd(text: string, from: number, isEnded: boolean, open: OpenMarks, isQuotation: boolean): Step {
  let at = from
  while (at < text.length && (enders.includes(text.charAt(at)) || closers.test(text.charAt(at)))) at += 1
  if (at >= text.length) return isEnded ? { next: at, open, isEnd: true } : 'wait'
  const sign = text.charAt(at)
  const goesOn = { next: at, open }
  if (!/[\s[【]/.test(sign)) return text.charAt(from - 1) === '。' ? { next: at, open, isEnd: true } : goesOn
  const ahead = /^[^\S\n]*/.exec(text.slice(at))?.[0].length ?? 0
  const next = text.charAt(at + ahead)
  if (next === '' && !isEnded) return 'wait'
  if (text.charAt(from - 1) === '.' && isAbbreviation(text, from - 1, 0, next)) return { next: from, open }
  if (/\p{Ll}/u.test(next)) return goesOn
  if (isQuotation && /[(—–]/.test(next)) return goesOn
  if (next === '\n') return atLineEnd(text, at + ahead, isEnded, open)
  if (next !== '[' && next !== '【') return /[—–]/.test(next) ? goesOn : { next: at, open, isEnd: true }
  return afterMarkers(text, at, isEnded, open)
}

/** Markers behind the end of a sentence belong to it, unless they begin the next one. */
function afterMarkers(text: string, from: number, isEnded: boolean, open: OpenMarks): Step {
  let end = from
  for (;;) {
    const ahead = /^[^\S\n]*/.exec(text.slice(end))?.[0].length ?? 0
    const at = end + ahead
    if (at >= text.length) return isEnded ? { next: at, open, isEnd: true } : 'wait'
    const sign = text.charAt(at)
    if (sign !== '[' && sign !== '【') return { next: end, open, isEnd: true }
    const close = enclosedAt(text, at, isEnded, true)
    if (close === 'wait') return 'wait'
    if (close === undefined) return { next: end, open, isEnd: true }
    if (text.startsWith('[[', at)) {
      const [spaces = '', next = ''] = /^(\s*)(.?)/su.exec(text.slice(close))?.slice(1) ?? []
      if (next === '' && !isEnded) return 'wait'
      const isPart = next === '' || spaces.includes('\n') || /[\p{Lu}[.!?…؟。]/u.test(next)
      if (!isPart) return { next: end, open, isEnd: true }
    }
    end = close
    while (enders.includes(text.charAt(end)) && text.charAt(end) !== '') end += 1
    if (end >= text.length && !isEnded) return 'wait'
  }
}

/** A line ends a sentence, unless a quotation goes on or its place follows behind a dash. */
function atLineEnd(text: string, at: number, isEnded: boolean, open: OpenMarks): Step {
  const rest = text.slice(at + 1)
  const start = readLineStart(rest, isEnded)
  if (start.kind === 'wait') return 'wait'
  const isQuoted = open.includes('double')
  if (start.kind === 'blank') {
    // The end of the blank line is met next: a block may begin behind it.
    if (isQuoted && start.length > 0)
      return {
        next: rest.charAt(start.length - 1) === '\n' ? at + start.length : at + 1 + start.length,
        open,
      }
    return { next: at, open, isEnd: true }
  }
  if (start.kind !== 'text' || start.begins) return { next: at, open, isEnd: true }
  if (open.length > 0) return { next: at + 1, open }
  const next = rest.charAt(start.length)
  return /[—–]/.test(next) ? { next: at + 1 + start.length, open } : { next: at, open, isEnd: true }
}
