/** The address of a note in its editor: `/notes?note=<uuid>`, for one that is new with the place it is for. */
import { numberingBases } from '../contract/editions/edition'
import { chapterOf, isCanonical } from '../scripture/canonical'
import type { NotePlace } from './kept-places'

export interface NoteAddress {
  id: string
  /** Where a new note belongs. */
  place: NotePlace
}

const nowhere: NotePlace = { numbering: 'eng', chapter: 0, verses: [] }

/** The path of a note; `place` only for one that is not there yet. */
export function noteAddress(id: string, place?: NotePlace): string {
  const at = place && place.chapter !== 0 ? `&at=${place.numbering}:${placeNumbers(place).join(',')}` : ''
  return `/notes?note=${id}${at}`
}

/** What the query of an address names; undefined for none. A place that is none is no place. */
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
  if (!numbering || !numbers.every(isCanonical) || first % 1_000_000 < 1_000 || numbers.length > 200)
    return nowhere
  const chapter = chapterOf(first)
  return { numbering, chapter, verses: first === chapter ? [] : numbers.toSorted((a, b) => a - b) }
}
