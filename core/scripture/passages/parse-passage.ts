/** Reads an input that is expected to be a passage as a whole: the search field, the address (PASSAGES C-7). */
import { passageLimits } from '../../limits'
import { readReference } from './grammar/read-reference'
import { Reader } from './grammar/reader'
import { type Normalised, normalise } from './lexing/normalise'
import { type Token, tokenise } from './lexing/tokenise'
import type { OpenEnd, PassageContext, PassageRef, PassageResult } from './reference'

/** The references of an input, or none with what is known about why. Never throws; the same input gives the same result. */
export function parsePassage(input: string, context: PassageContext): PassageResult {
  if (input.length > passageLimits.maxPassageLength) return tooLong(input)
  const normalised = normalise(input)
  const { tokens, finalSign } = trimSigns(tokenise(normalised.text))
  const read = (picks: readonly number[]) => readAll(input, normalised, tokens, context, picks)
  const { reader, isComplete } = read([])
  if (reader.refs.length > passageLimits.maxReferences) return tooLong(normalised.text)
  const warnings = [...new Set(reader.warnings)]
  if (!isComplete || reader.refs.length === 0) {
    const rest = isComplete ? '' : normalised.text.slice(tokens[reader.state.at]?.start ?? 0)
    const nearest = isComplete ? reader.state.nearest : undefined
    return { refs: [], alternatives: [], warnings: isComplete ? warnings : [], rest, nearest }
  }
  const alternatives = otherReadings(reader, (picks) => read(picks).reader)
  return { refs: reader.refs, alternatives, open: openEnd(reader, finalSign), warnings, rest: '' }
}

/** Alternatives are offered, not exhausted. */
const maxAlternatives = 5

function tooLong(text: string): PassageResult {
  return { refs: [], alternatives: [], warnings: ['too-long'], rest: text }
}

/** Brackets and quotation marks around the whole, and final signs, mean nothing here (PASSAGES G-20). */
function trimSigns(all: readonly Token[]): { tokens: readonly Token[]; finalSign?: string } {
  let start = 0
  let end = all.length
  let finalSign: string | undefined
  while (isSignOf(opening, all[start])) start += 1
  while (end > start && isSignOf(closing, all[end - 1])) {
    end -= 1
    const sign = all[end]?.text ?? ''
    if (waiting.includes(sign)) finalSign ??= sign
  }
  return { tokens: all.slice(start, end), finalSign }
}

const quotes = '"\'„“”«»‹›‚<>'
const waiting = '.,:;-'
const opening = `([{${quotes}`
const closing = `)]}${quotes}${waiting}`

function isSignOf(signs: string, token: Token | undefined): boolean {
  return token?.kind === 'sign' && signs.includes(token.text)
}

function readAll(
  input: string,
  normalised: Normalised,
  tokens: readonly Token[],
  context: PassageContext,
  picks: readonly number[],
): { reader: Reader; isComplete: boolean } {
  const reader = new Reader(input, normalised, tokens, context, 'whole', picks)
  const { state } = reader
  while (state.at < tokens.length) {
    if (!readReference(reader)) return { reader, isComplete: false }
    if (reader.refs.length > passageLimits.maxReferences) break
    skipSeparators(reader)
  }
  return { reader, isComplete: true }
}

/** G-11: signs and words between two references, or nothing but a space. */
function skipSeparators(reader: Reader): void {
  const { state, tokens } = reader
  for (;;) {
    const sign = tokens[state.at]?.text ?? ''
    const role = reader.roleAt(state.at)
    if (sign === '' || (!betweenReferences.includes(sign) && role !== 'and' && role !== 'see')) return
    state.at += 1
  }
}

const betweenReferences = ';,.|'

/** Every ambiguous spot once with each of its other readings, the rest as in the best one. */
function otherReadings(best: Reader, read: (picks: readonly number[]) => Reader): PassageRef[][] {
  const found: PassageRef[][] = []
  for (const [spot, count] of best.options.entries()) {
    for (let pick = 1; pick < count && found.length < maxAlternatives; pick += 1) {
      const { refs, warnings } = read([...Array(spot).fill(0), pick])
      if (refs.length > 0 && warnings.length <= best.warnings.length) found.push([...refs])
    }
  }
  return found
}

function openEnd({ refs, tokens }: Reader, finalSign: string | undefined): OpenEnd | undefined {
  const unit = refs.at(-1)?.unit
  if (finalSign === undefined) return unit === 'book' ? 'book' : undefined
  if (finalSign === '-') return 'range'
  if (finalSign === ';') return 'list'
  if (unit === 'book') return 'chapter'
  if (finalSign === '.' && tokens.at(-1)?.kind === 'word') return undefined
  return unit === 'chapter' ? 'verse' : 'list'
}
