/** Notes and tags of a member, of which a test says what matters to it. */
import type { NoteBody } from '#core/contract/members/note-body'
import type { Note, Tag } from '#core/contract/members/things'
import type { ThingOf } from '#db/things'
import { thing } from './local-rows'

/** A paragraph for each line. */
export function bodyOf(text: string): NoteBody {
  return {
    type: 'doc',
    content: text
      .split('\n')
      .map((line) => ({ type: 'paragraph', content: line ? [{ type: 'text', text: line }] : [] })),
  }
}

export function noteOf(text: string, fields: Partial<Note> = {}): Note {
  return {
    title: '',
    body: bodyOf(text),
    numbering: 'eng',
    chapter: 0,
    verses: [],
    tags: [],
    createdAt: 1,
    changedAt: 1,
    ...fields,
  }
}

/** A uuid that is easy to read. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** `places` are those the list of a chapter finds it by. */
export function noteThing(number: number, note: Note, more: Partial<ThingOf<'note'>> = {}): ThingOf<'note'> {
  return thing<ThingOf<'note'>>({
    key: `note:${idOf(number)}`,
    kind: 'note',
    data: note,
    at: note.changedAt,
    ...more,
  })
}

export function tagThing(number: number, name: string, fields: Partial<Tag> = {}): ThingOf<'tag'> {
  return thing<ThingOf<'tag'>>({
    key: `tag:${idOf(number)}`,
    kind: 'tag',
    data: { name, shared: false, ...fields },
  })
}
