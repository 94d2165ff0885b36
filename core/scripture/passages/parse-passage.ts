/** Reads an input that is expected to be a passage as a whole: the search field, the address (PASSAGES C-7). */

import { maxPassageLength, maxReferences } from '../../limits'
import { readReference } from './grammar/read-reference'
import { openReader, type Reader, textFrom } from './grammar/reader'
import { isRole, isSign } from './naming/source'
import type { OpenEnd, PassageContext, PassageResult } from './reference'

/** The references of an input, or none with what is known about why. Never throws; the same input gives the same result. */
export function parsePassage(input: string, context: PassageContext): PassageResult {
  const tooLong: PassageResult = { ...none, warnings: ['too-long'], rest: input }
  if (input.length > maxPassageLength) return tooLong
  const reader = openReader(input, context, false)
  const finalSign = trimSigns(reader)
  const start = { ...reader }
  if (!readAll(reader)) return { ...none, rest: textFrom(reader, reader.at) }
  const { refs, nearest, options, warnings } = reader
  if (refs.length > maxReferences) return tooLong
  const result = { ...none, refs, warnings: [...new Set(warnings)] }
  if (refs.length === 0) return { ...result, nearest }
  const open = openEnd(reader, finalSign)
  const alternatives = otherPicks(options).map((pick) => {
    Object.assign(reader, start, { pick })
    return readAll(reader) && reader.warnings.length <= warnings.length ? reader.refs : []
  })
  return { ...result, open, alternatives: alternatives.filter((others) => others.length > 0) }
}

/** In a list with more ambiguous spots nobody looks for alternatives, and each costs a reading of its own. */
const maxSpots = 4
const none: PassageResult = { refs: [], alternatives: [], warnings: [], rest: '' }

/** Takes brackets and quotation marks around the whole, and final signs, away (PASSAGES G-20), and gives the last final sign. */
function trimSigns(reader: Reader): string {
  const { tokens } = reader
  const start = tokens.findIndex(({ text }) => !`([{${quotes}`.includes(text))
  const end = tokens.findLastIndex(({ text }) => !`)]}${quotes}${finalSigns}`.includes(text)) + 1
  reader.tokens = tokens.slice(start, end)
  return tokens.slice(end).findLast(({ text }) => finalSigns.includes(text))?.text ?? ''
}

const quotes = `"'„“”«»‹›‚<>`
const finalSigns = '.,:;-'

/** False when something was not understood: it begins at the next token. */
function readAll(reader: Reader): boolean {
  while (reader.at < reader.tokens.length && reader.refs.length <= maxReferences) {
    if (!readReference(reader)) return false
    while (isBetweenReferences(reader)) reader.at += 1
  }
  return true
}

/** G-11: signs and words between two references, or nothing but a space. */
function isBetweenReferences(reader: Reader): boolean {
  return isSign(reader, reader.at, ';,.|') || isRole(reader, reader.at, 'and', 'see')
}

/** Every ambiguous spot once with each of its other readings, the rest as in the best one. */
function otherPicks(options: readonly number[]): Reader['pick'][] {
  if (options.length > maxSpots) return []
  return options.flatMap((count, spot) =>
    [...Array(count).keys()].slice(1).map((reading) => [spot, reading] as const),
  )
}

/** What a final sign, or a bare name, waits for. */
function openEnd({ refs, tokens }: Reader, finalSign: string): OpenEnd | undefined {
  const unit = refs.at(-1)?.unit ?? 'book'
  if (finalSign === '') return unit === 'book' ? unit : undefined
  if (finalSign === '.' && unit !== 'book' && tokens.at(-1)?.plain) return undefined
  return waiting[finalSign] ?? waiting[unit]
}

const waiting: Readonly<Record<string, OpenEnd>> = {
  '-': 'range',
  ';': 'list',
  book: 'chapter',
  chapter: 'verse',
  verse: 'list',
}
