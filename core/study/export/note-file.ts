/** Notes as one file for backup and restore (FEATURES STUDY-02): its contents, independent of the format. */
import type { NoteBody } from '../../contract/members/note-body'
import type { TagColour } from '../../contract/members/tag-colours'
import type { Note } from '../../contract/members/things'
import type { NotePlace } from '../kept-places'

/** A note in a file: tags by name, because ids mean nothing elsewhere. */
export interface FiledNote extends NotePlace {
  id: string
  title: string
  body: NoteBody
  tags: FiledTag[]
  /** ms since 1970; 0 = unknown. */
  createdAt: number
  changedAt: number
}

/** A tag in a file. */
export interface FiledTag {
  name: string
  colour?: TagColour
}

/** The file's form of a note; tags that `tagOf` does not know are left out. */
export function fileNote(
  id: string,
  { title, body, tags, numbering, chapter, verses, createdAt, changedAt }: Note,
  tagOf: (id: string) => FiledTag | undefined,
): FiledNote {
  const known = tags.flatMap((tag) => tagOf(tag) ?? [])
  return { id, title, body, tags: known, numbering, chapter, verses, createdAt, changedAt }
}
