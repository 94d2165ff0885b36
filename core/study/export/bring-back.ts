/**
 * The changes for importing notes: notes that are missing or differ, and the tags they
 * need. Importing twice changes nothing.
 */

import type { Change } from '../../contract/members/op'
import type { Note, Tag } from '../../contract/members/things'
import type { FiledNote, FiledTag } from './note-file'
import { plainBody } from './plain-body'

interface Present {
  notes: ReadonlyMap<string, Note>
  /** By uuid, built-in ones with their names. */
  tags: ReadonlyMap<string, Pick<Tag, 'name'>>
  newId: () => string
}

/** Changes, with counts for the message. */
export interface BroughtBack {
  changes: Change[]
  /** Notes that were missing. */
  added: number
  /** Notes that exist with another text: the file's note is added beside them. */
  different: number
  same: number
}

/** The changes that restore the notes of a file, tags before the notes that use them. */
export function bringBack(filed: readonly FiledNote[], { notes, tags, newId }: Present): BroughtBack {
  const result: BroughtBack = { changes: [], added: 0, different: 0, same: 0 }
  const tagIds = new Map([...tags].map(([id, { name }]) => [name.toLowerCase(), id]))
  const tagId = ({ name, colour }: FiledTag) => {
    const known = tagIds.get(name.toLowerCase())
    if (known !== undefined) return known
    const id = newId()
    tagIds.set(name.toLowerCase(), id)
    const body: Tag = { name, shared: false, ...(colour ? { colour } : {}) }
    result.changes.push({ kind: 'tag', key: `tag:${id}`, body })
    return id
  }
  for (const { id, title, body, numbering, chapter, verses, tags: names } of filed) {
    const present = notes.get(id)
    if (present && isSame(present, { title, body })) {
      result.same += 1
      continue
    }
    if (present) result.different += 1
    else result.added += 1
    const fields = { title, body, numbering, chapter, verses, tags: names.map(tagId) }
    result.changes.push({ kind: 'note', key: `note:${present ? newId() : id}`, body: fields })
  }
  return result
}

function isSame(note: Pick<Note, 'title' | 'body'>, filed: Pick<FiledNote, 'title' | 'body'>): boolean {
  return (
    note.title === filed.title &&
    JSON.stringify(plainBody(note.body)) === JSON.stringify(plainBody(filed.body))
  )
}
