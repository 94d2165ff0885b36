/** Finds what a sentence gives as the words of somebody without quotation marks. Which is allowed to stay, it does not decide. */
import { type Draft, heldPart } from '../markup/draft'
import type { Run } from './quoted-runs'
import {
  beginsClause,
  goesOnLikeSpeech,
  isListener,
  isOtherVoice,
  isRelative,
  isThat,
  isVoice,
  languagesOfSaying,
} from './speech-words'
import { foldedWords, hasEnoughWords, type Word, wordsOf } from './words'

const held = '[\\ue000-\\uf7ff]'
/** Words between the one of saying and what is said. */
const mostBetween = 7
/** Words before a colon among which the one of saying stands. */
const mostBeforeColon = 14
/** Words of a name with its title. */
const mostInName = 3

export interface Speech {
  runs: Run[]
  /** The next sentence is what is said. */
  isIntroduction: boolean
  /** What is said reaches to the end of the sentence, and may go on in the next. */
  isOpen: boolean
  /** What stands behind a place and a colon or dash, of any length. */
  behindPlace: string | undefined
}

export function speechOf(draft: Draft): Speech {
  const { text } = draft
  const words = wordsOf(text)
  const behindPlace = afterPlace(draft)
  const found = [
    afterColon(draft, words),
    behindPlace,
    afterThat(draft, words),
    beforePlace(draft),
    beforeSpeaker(draft, words),
  ]
  const runs = found.flatMap((run) => run ?? []).filter(({ inner }) => hasEnoughWords(inner))
  const [behindColon] = found
  return {
    runs,
    isIntroduction: isIntroduction(draft, words),
    isOpen: behindColon !== undefined,
    behindPlace: behindPlace?.inner,
  }
}

/** From `start` on, without the place in brackets or behind a dash at its end. */
function runFrom({ text, parts }: Draft, start: number): Run | undefined {
  const rest = text.slice(start)
  const tail = new RegExp(
    `[\\s.;,]*[—–-]?\\s*[([]?\\s*(?:${held}\\s*[;,]?\\s*)+[)\\]]?[\\s.;,!?]*$`,
    'u',
  ).exec(rest)
  const inner = tail ? rest.slice(0, tail.index) : rest
  const lead = /^\s*/.exec(inner)?.[0].length ?? 0
  const first = parts[inner.charCodeAt(lead) - 0xe000]
  // A quotation that was checked stands here; what follows speaks about it.
  if (first?.kind === 'link' && first.isCitation) return undefined
  const said = inner.replace(/[\s.!?…؟]+$/u, '')
  return { start: start + lead, end: start + Math.max(lead, said.length), inner: said.trim() }
}

const colon = /[:：](?!\p{Nd})|\s[—–-]\s/gu
/** Before a dash stands no more than who says it: "So spricht der Herr – ...". */
const mostBeforeDash = 5

function afterColon(draft: Draft, words: readonly Word[]): Run | undefined {
  const { text } = draft
  for (const { 0: sign, index } of text.matchAll(colon)) {
    const isShort = words.filter(({ end }) => end <= index).length <= mostBeforeDash
    if ((!isShort && sign.length > 1) || !isSaying(text, words, index)) continue
    const run = runFrom(draft, index + sign.length)
    // Behind a citation somebody else may be introduced.
    if (run) return run
  }
  return undefined
}

/** Whether a word of saying stands before a colon, in the same part of the sentence. */
function isSaying(text: string, words: readonly Word[], at: number): boolean {
  const begin = Math.max(0, text.slice(0, at).search(/[^.;!?…؟؛]*$/u))
  const before = words.filter(({ start, end }) => start >= begin && end <= at).slice(-mostBeforeColon)
  const clause = before.map(({ folded }) => folded)
  if (clause.length === 2 && clause.join(' ') === 'das heisst') return false
  // "Jesus: ..." as in a dialogue.
  if (clause.length <= mostInName && clause.some(isVoice)) return true
  return clause.some((word) => languagesOfSaying(word, true).length > 0)
}

const placeBefore = new RegExp(`${held}(?:${held}|[\\s)\\]])*(?:[:：]|\\s?[—–]|\\s-\\s)`, 'gu')

/** A place, a colon or a dash, words. What stands behind a whole chapter says what it is about, unless it speaks to somebody. */
function afterPlace(draft: Draft): Run | undefined {
  for (const { 0: whole, index } of draft.text.matchAll(placeBefore)) {
    // Other parts may stand with it: emphasis, a second place.
    const places = Array.from(whole).flatMap((_, at) => {
      const part = draft.partAt(index + at)
      return part && 'place' in part && part.place ? [part.place] : []
    })
    const run = places.length > 0 ? runFrom(draft, index + whole.length) : undefined
    const hasVerse = places.some(({ from }) => from % 1_000 > 0)
    if (run && (hasVerse || goesOnLikeSpeech(foldedWords(run.inner)))) return run
  }
  return undefined
}

/** Somebody says that ... */
function afterThat(draft: Draft, words: readonly Word[]): Run | undefined {
  for (const [at, { folded }] of words.entries()) {
    if (languagesOfSaying(folded, true).length === 0) continue
    if (words.slice(Math.max(0, at - 6), at).some((word) => isOtherVoice(word.folded))) continue
    const start = clauseStart(draft.text, words, at)
    const run = start === undefined ? undefined : runFrom(draft, start)
    if (run && hasEnoughWords(run.inner)) return run
  }
  return undefined
}

/** Where the words of somebody begin behind the word of saying at `at`. */
function clauseStart(text: string, words: readonly Word[], at: number): number | undefined {
  const said = words[at]
  if (!said) return undefined
  const languages = languagesOfSaying(said.folded, false)
  const next = words.slice(at + 1, at + 2 + mostBetween)
  for (const [index, { folded, start, end }] of next.entries()) {
    const between = text.slice(said.end, start)
    if (/[.;:!?…؟؛]/.test(between)) return undefined
    const isDirect = next.slice(0, index).every((word) => isListener(word.folded))
    if (isDirect && beginsClause(said.folded, between, folded)) return start
    // "Jesus said, Love your ...".
    if (
      index === 0 &&
      languages.length > 0 &&
      /^\s*,\s*$/.test(between) &&
      /^\p{Lu}/u.test(text.slice(start))
    )
      return start
    if (!isThat(folded, languages) || isRelative(next[index - 1]?.folded ?? said.folded)) continue
    // Hebrew writes "that" with the first word.
    return /^ש[א-ת]{2,}/.test(folded) ? start : end
  }
  return undefined
}

const placeBehind = new RegExp(
  `\\s*(?:[—–]|\\s-\\s)\\s*[([]?\\s*(?:${held}\\s*[;,]?\\s*)+[)\\]]?[\\s.]*$`,
  'u',
)

/** Words, a dash, their place. */
function beforePlace(draft: Draft): Run | undefined {
  const { text } = draft
  const found = placeBehind.exec(text)
  if (!found) return undefined
  const inner = text.slice(0, found.index)
  const hasCitation = draft.parts.some((part) => part.kind === 'link' && part.isCitation)
  return hasCitation || heldPart.test(inner.slice(0, 1)) ? undefined : { start: 0, end: inner.length, inner }
}

/** `..., spricht der Herr.`: words, a comma or dash, a word of saying, who says it. */
function beforeSpeaker(draft: Draft, words: readonly Word[]): Run | undefined {
  const { text } = draft
  const last = words.slice(-5)
  for (const { folded, start } of last.slice(0, -1)) {
    if (languagesOfSaying(folded, folded === 'נאומ').length === 0) continue
    const before = text.slice(0, start)
    const isDense = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(folded) && words.at(-2)?.start === start
    const [sign] = /[,،!?؟—–-]["”“»«]?\s*(?:(?:so|thus|also|אז|כה|כך|هكذا|چنین)\s+)?$/iu.exec(before) ?? []
    if (sign === undefined && !isDense) continue
    const inner = before.slice(0, before.length - (sign?.length ?? 0))
    return { start: 0, end: inner.length, inner }
  }
  return undefined
}

/** It ends where what is said should begin. */
function isIntroduction(draft: Draft, words: readonly Word[]): boolean {
  const { text } = draft
  const end = /[:：]["“”„«»\s]*$/u.exec(text)
  if (!end) return false
  return isSaying(text, words, end.index) || new RegExp(`${held}\\s*$`, 'u').test(text.slice(0, end.index))
}
