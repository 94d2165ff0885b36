/** Notes and marked words as a JSON file, without loss. */
import * as z from 'zod/mini'
import { noteBodySchema } from '../../contract/members/note-body'
import { tagColours } from '../../contract/members/tag-colours'
import { noteFields, uuidSchema } from '../../contract/members/things'
import { typedText } from '../../contract/members/typed-text'
import { AppError } from '../../errors'
import * as limits from '../../limits'
import type { FiledNote } from './note-file'
import { type FiledWordMark, readWordMark } from './word-mark-file'

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
  /** Files of before marks existed lack them, and apps of before take the notes alone. */
  wordMarks: z.optional(z.array(z.unknown())),
})

/** What a file of notes holds. */
export interface ReadNotes {
  notes: FiledNote[]
  wordMarks: FiledWordMark[]
  /** Entries that are not valid. */
  failed: number
}

/** Writes the file. */
export function notesAsJson(notes: readonly FiledNote[], wordMarks: readonly FiledWordMark[] = []): string {
  return `${JSON.stringify({ format: 'perikope-notes', version, notes, wordMarks }, null, 1)}\n`
}

/** The contents of a file, and how many entries are invalid or too many. Throws invalid-input for any other file. */
export function readNotesJson(text: string): ReadNotes {
  const file = fileSchema.safeParse(parsed(text))
  if (!file.success) throw new AppError('invalid-input', {})
  const notes = file.data.notes.flatMap((one) => filedNoteSchema.safeParse(one).data ?? [])
  const filed = file.data.wordMarks ?? []
  const wordMarks = filed.slice(0, limits.maxFiledMarks).flatMap((one) => readWordMark(one) ?? [])
  const failed = file.data.notes.length - notes.length + filed.length - wordMarks.length
  return { notes, wordMarks, failed }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
