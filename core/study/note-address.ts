/** The address of a note in its editor: `/notes?note=<uuid>`, and for a new note also its place. */

import { chapterOf, isCanonical } from '../canonical'
import { numberingBases } from '../contract/editions/edition'
import * as limits from '../limits'
import type { NotePlace } from './kept-places'

/** The note of an address. */
export interface NoteAddress {
  id: string
  /** The place of a new note. */
  place: NotePlace
}

const nowhere: NotePlace = { numbering: 'eng', chapter: 0, verses: [] }

/** The path of a note; `place` only for a new one. */
export function noteAddress(id: string, place?: NotePlace): string {
  const at = place && place.chapter !== 0 ? `&at=${place.numbering}:${placeNumbers(place).join(',')}` : ''
  return `/notes?note=${id}${at}`
}

/** The note named by an address's query; undefined for none. An invalid place is ignored. */
export function readNoteAddress(note: string | null, at: string | null): NoteAddress | undefined {
  if (!note || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(note)) return undefined
  return { id: note, place: readPlace(at ?? '') }
}

function placeNumbers({ chapter, verses }: NotePlace): readonly number[] {
  return verses.length > 0 ? verses : [chapter]
}

function readPlace(text: string): NotePlace {
  const [base, list = ''] = text.split(':')
  const numbering = numberingBases.find((known) => known === base)
  const numbers = list.split(',').map(Number)
  const [first = 0] = numbers
  if (
    !numbering ||
    !numbers.every(isCanonical) ||
    first % 1_000_000 < 1_000 ||
    numbers.length > limits.maxNoteVerses
  )
    return nowhere
  const chapter = chapterOf(first)
  return { numbering, chapter, verses: first === chapter ? [] : numbers.toSorted((a, b) => a - b) }
}
