/** Reads a file of notes and marked words, and decides what it changes. */
import { AppError } from '#core/errors'
import { type BroughtBack, bringBack } from '#core/study/export/bring-back'
import { readNotesJson } from '#core/study/export/notes-as-json'
import { readNotesMarkdown } from '#core/study/export/notes-as-markdown'
import { bringBackMarks } from '#core/study/export/word-mark-file'
import type { ThingOf } from '#db/things'
import type { KnownTag } from '../../../model/study/use-tags'

/** A file of notes is text; a larger file must be something else. */
const largestBytes = 50 * 1024 * 1024

interface Present {
  notes: readonly ThingOf<'note'>[]
  marks: readonly ThingOf<'wmk'>[]
  tags: ReadonlyMap<string, KnownTag>
}

/** Throws invalid-input for anything but a file of notes. */
export async function readFile(
  file: File,
  { notes, marks, tags }: Present,
): Promise<BroughtBack & { failed: number }> {
  if (file.size > largestBytes) throw new AppError('invalid-input', {})
  const text = await file.text()
  const newId = () => crypto.randomUUID()
  const read = /^\uFEFF?\s*\{/.test(text)
    ? readNotesJson(text)
    : { ...readNotesMarkdown(text, newId), wordMarks: [] }
  const present = new Map(notes.map(({ key, data }) => [key.slice('note:'.length), data]))
  const brought = bringBack(read.notes, { notes: present, tags, newId })
  const words = bringBackMarks(read.wordMarks, {
    marks: new Map(marks.map(({ key, data }) => [key.slice('wmk:'.length), data])),
    tagOf: (colour) => [...tags.values()].find((tag) => tag.isBuiltIn && tag.colour === colour)?.id,
    newId,
  })
  return {
    changes: [...brought.changes, ...words.changes],
    added: brought.added + words.added,
    different: brought.different,
    same: brought.same + words.same,
    failed: read.failed,
  }
}
