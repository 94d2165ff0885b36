/**
 * The text of a note while a reader collects it, with the marks of its words (quoted wording, other
 * readings). Marks follow the text and never change it.
 */
import type { Mark, MarkType } from '../../contract/editions/chapter'

/** The text so far. */
export interface NoteText {
  text: string
  /** Closed marks, as offsets into the present `text`. */
  marks: Mark[]
}

/** Opens a mark at the end of the text so far; the returned function closes it. */
export function openNoteMark(note: NoteText, type: MarkType): () => void {
  const from = note.text.length
  return () => {
    const to = note.text.length
    if (to > from) note.marks.push({ type, from, to })
  }
}

/**
 * Converts marks of a text to marks of the same text with folded white space: they count non-space
 * characters, and so end at words. Marks without a word are left out.
 */
export function foldMarks(marks: readonly Mark[], text: string, folded: string): Mark[] {
  if (marks.length === 0) return []
  const places = [...folded.matchAll(/\S/g)].map(({ index }) => index)
  return marks.flatMap(({ type, from, to }): Mark[] => {
    const first = places[wordCharacters(text, from)]
    const last = places[wordCharacters(text, to) - 1]
    return first === undefined || last === undefined || last < first
      ? []
      : [{ type, from: first, to: last + 1 }]
  })
}

function wordCharacters(text: string, end: number): number {
  return text.slice(0, end).replace(/\s+/g, '').length
}
