/** Notes as a JSON file, without loss. */
import * as z from 'zod/mini'
import { noteBodySchema } from '../../contract/members/note-body'
import { tagColours } from '../../contract/members/tag-colours'
import { noteFields, uuidSchema } from '../../contract/members/things'
import { typedText } from '../../contract/members/typed-text'
import { AppError } from '../../errors'
import * as limits from '../../limits'
import type { FiledNote } from './note-file'

/** Raised when the shape of the file changes. */
const version = 1

const filedTag = z.object({
  name: typedText(limits.maxTagName).check(z.minLength(1)),
  colour: z.optional(z.enum(tagColours)),
})
/** A note in the file. */
export const filedNoteSchema = z.object({
  id: uuidSchema,
  title: typedText(limits.maxNoteTitle),
  body: noteBodySchema,
  tags: z.array(filedTag).check(z.maxLength(50)),
  numbering: noteFields.shape.numbering,
  chapter: noteFields.shape.chapter,
  verses: noteFields.shape.verses,
  createdAt: z.int().check(z.minimum(0)),
  changedAt: z.int().check(z.minimum(0)),
})
const fileSchema = z.object({
  format: z.literal('perikope-notes'),
  version: z.literal(version),
  notes: z.array(z.unknown()),
})

/** Writes the file. */
export function notesAsJson(notes: readonly FiledNote[]): string {
  return `${JSON.stringify({ format: 'perikope-notes', version, notes }, null, 1)}\n`
}

/** The notes of a file, and how many entries are invalid. Throws invalid-input for any other file. */
export function readNotesJson(text: string): { notes: FiledNote[]; failed: number } {
  const file = fileSchema.safeParse(parsed(text))
  if (!file.success) throw new AppError('invalid-input', {})
  const notes = file.data.notes.flatMap((one) => filedNoteSchema.safeParse(one).data ?? [])
  return { notes, failed: file.data.notes.length - notes.length }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
