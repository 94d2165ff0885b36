/** Reads an input that should be a passage as a whole: the search field, the address (PASSAGES C-7). */

import { maxAmbiguousSpots, maxPassageLength, maxReferences } from '../../limits'
import { dropListMarks, skipSee } from './grammar/list-marks'
import { readReference } from './grammar/read-reference'
import { openReader, type Reader, textFrom } from './grammar/reader'
import { readTranslations } from './grammar/translations'
import { isRole, isSign } from './naming/source'
import type { OpenEnd, PassageContext, PassageResult } from './reference'

/**
 * The references of an input, or none together with the known reasons. Never throws;
 * the same input gives the same result.
 */
export function parsePassage(input: string, context: PassageContext): PassageResult {
  const tooLong: PassageResult = { ...none, warnings: ['too-long'], rest: input }
  if (input.length > maxPassageLength) return tooLong
  const reader = openReader(input, context, false)
  const finalSign = trimSigns(reader)
  dropListMarks(reader)
  skipSee(reader)
  const start = { ...reader }
  if (!readAll(reader)) return { ...none, rest: textFrom(reader, reader.at) }
  const { refs, nearest, options, warnings, translations } = reader
  if (refs.length > maxReferences) return tooLong
  const result = { ...none, refs, warnings: [...new Set(warnings)] }
  if (refs.length === 0) return { ...result, nearest }
  const open = openEnd(reader, finalSign)
  const spots = options.length > maxAmbiguousSpots ? [] : options
  const otherPicks = spots.flatMap((readings, spot) =>
    readings.slice(1).map((_, other) => ({ [spot]: other + 1 })),
  )
  const alternatives = otherPicks.flatMap((picks) => {
    Object.assign(reader, start, { picks })
    const isSound = readAll(reader) && reader.refs.length > 0 && reader.warnings.length <= warnings.length
    return isSound ? [reader.refs] : []
  })
  return { ...result, open, translations, alternatives }
}

const none: PassageResult = { refs: [], translations: [], alternatives: [], warnings: [], rest: '' }

/**
 * Removes brackets and quotation marks around the whole, and final signs (PASSAGES
 * G-20), and returns the last final sign.
 */
function trimSigns(reader: Reader): string {
  const { tokens } = reader
  const start = tokens.findIndex(({ text }) => !`([{${quotes}`.includes(text))
  const end = tokens.findLastIndex(({ text }) => !`)]}${quotes}${finalSigns}`.includes(text)) + 1
  reader.tokens = tokens.slice(start, end)
  return tokens.slice(end).findLast(({ text }) => finalSigns.includes(text))?.text ?? ''
}

const quotes = `"'„“”«»‹›‚<>`
const finalSigns = '.,:;-'

/** False when something was not understood; it begins at the next token. */
function readAll(reader: Reader): boolean {
  while (reader.at < reader.tokens.length && reader.refs.length <= maxReferences) {
    if (!readReference(reader)) return false
    readTranslations(reader)
    // G-11: signs and words between two references, or only a space.
    while (isSign(reader, reader.at, ';,.|') || isRole(reader, reader.at, 'and', 'see')) reader.at += 1
  }
  return true
}

/** The unit that a final sign, or a bare name, leaves open. */
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
