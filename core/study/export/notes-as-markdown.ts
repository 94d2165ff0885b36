/**
 * Notes as one Markdown file: each begins with a head between two lines `---`, one fact per line, its value
 * as JSON (which is valid YAML). `place` is for people; numbering, chapter and verses count.
 */

import type { FiledNote } from './note-file'
import { filedNoteSchema } from './notes-as-json'
import { printMarkdown } from './print-markdown'
import { readMarkdown } from './read-markdown'

const fence = '---'

/** `placeOf` names the place of a note in words, empty for a note without a verse. */
export function notesAsMarkdown(notes: readonly FiledNote[], placeOf: (note: FiledNote) => string): string {
  return (
    notes
      .map((note) => `${headOf(note, placeOf(note))}\n${printMarkdown(note.body)}`.trimEnd())
      .join('\n\n') + '\n'
  )
}

/**
 * The notes of a file, and how many are invalid. A file without any head is one note. `newId` creates ids of
 * notes that have none.
 */
export function readNotesMarkdown(text: string, newId: () => string): { notes: FiledNote[]; failed: number } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const heads = headsIn(lines)
  if (heads.length === 0) return collect([noteOf({}, lines, newId)])
  return collect(
    heads.map(({ begin, end }, index) =>
      noteOf(factsIn(lines.slice(begin + 1, end)), lines.slice(end + 1, heads[index + 1]?.begin), newId),
    ),
  )
}

function headOf(note: FiledNote, place: string): string {
  const { body: _, createdAt, changedAt, ...facts } = note
  const times = { created: new Date(createdAt).toISOString(), changed: new Date(changedAt).toISOString() }
  const lines = Object.entries({ ...facts, ...(place ? { place } : {}), ...times }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  )
  return [fence, ...lines, fence, ''].join('\n')
}

/** The ranges of heads: two fences with only facts between them, the first one a known fact. */
function headsIn(lines: readonly string[]): { begin: number; end: number }[] {
  const heads: { begin: number; end: number }[] = []
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at] !== fence || !/^(id|title): /.test(lines[at + 1] ?? '')) continue
    const end = lines.indexOf(fence, at + 1)
    if (end < 0 || !lines.slice(at + 1, end).every((line) => /^\w+: /.test(line))) continue
    heads.push({ begin: at, end })
    at = end
  }
  return heads
}

function factsIn(lines: readonly string[]): Record<string, unknown> {
  const facts: Record<string, unknown> = {}
  for (const line of lines) {
    const [, name, value] = /^(\w+): (.*)$/.exec(line) ?? []
    if (name === undefined || value === undefined) continue
    try {
      facts[name] = JSON.parse(value)
    } catch {
      // Written by hand, without quotation marks.
      facts[name] = value
    }
  }
  return facts
}

function noteOf(facts: Readonly<Record<string, unknown>>, lines: readonly string[], newId: () => string) {
  const free = { numbering: 'eng', chapter: 0, verses: [], title: '', tags: [] }
  const { created, changed, ...others } = facts
  return filedNoteSchema.safeParse({
    ...free,
    ...others,
    id: others['id'] ?? newId(),
    createdAt: timeOf(created),
    changedAt: timeOf(changed),
    body: readMarkdown(lines.join('\n')),
  })
}

function timeOf(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isFinite(time) && time >= 0 ? time : 0
}

function collect(read: readonly { data?: FiledNote | undefined }[]): { notes: FiledNote[]; failed: number } {
  const notes = read.flatMap(({ data }) => data ?? [])
  return { notes, failed: read.length - notes.length }
}
