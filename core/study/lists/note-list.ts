/** Filters and sorts the list of notes. Pure. */
import { noteText } from '../../contract/members/note-text'
import type { Note } from '../../contract/members/things'
import { foldForFilter } from './fold-for-filter'

export const noteSorts = ['changed', 'canonical', 'title'] as const
export type NoteSort = (typeof noteSorts)[number]

/** The person's choice in the list of notes. */
export interface NoteFilter {
  /** All of them must occur in title, text or names of tags; accents and case do not matter. */
  words: string
  /** Uuids; a note must have all of them. */
  tags: readonly string[]
  sort: NoteSort
  locale: string
  tagName: (id: string) => string | undefined
}

/**
 * The filtered notes, sorted: newest change first, in the order of the Bible (notes
 * without a verse last), or by title.
 */
export function listNotes<Listed extends { data: Note }>(
  notes: readonly Listed[],
  filter: NoteFilter,
): Listed[] {
  const words = foldForFilter(filter.words).split(/\s+/).filter(Boolean)
  const left = notes.filter(
    ({ data }) =>
      filter.tags.every((tag) => data.tags.includes(tag)) &&
      (words.length === 0 || hasWords(data, words, filter)),
  )
  return left.sort(comparing(filter))
}

/** A title for lists: its own, else the beginning of its first line; empty for an empty note. */
export function noteTitle({ title, body }: Pick<Note, 'title' | 'body'>): string {
  const [line = ''] = noteText(body)
    .split('\n')
    .filter((one) => one.trim() !== '')
  return title.trim() || (line.length > longestTitle ? `${line.slice(0, longestTitle).trimEnd()} …` : line)
}

const longestTitle = 60

function hasWords(note: Note, words: readonly string[], { tagName }: NoteFilter): boolean {
  const names = note.tags.map((tag) => tagName(tag) ?? '')
  const text = foldForFilter([note.title, noteText(note.body), ...names].join('\n'))
  return words.every((word) => text.includes(word))
}

function comparing({ sort, locale }: NoteFilter): (a: { data: Note }, b: { data: Note }) => number {
  const newest = (a: { data: Note }, b: { data: Note }) => b.data.changedAt - a.data.changedAt
  if (sort === 'changed') return newest
  if (sort === 'canonical') return (a, b) => placeOf(a.data) - placeOf(b.data) || newest(a, b)
  const collator = new Intl.Collator(locale, { numeric: true })
  return (a, b) => collator.compare(noteTitle(a.data), noteTitle(b.data)) || newest(a, b)
}

function placeOf({ chapter, verses }: Note): number {
  return chapter === 0 ? Number.POSITIVE_INFINITY : (verses[0] ?? chapter)
}
