/** Marked words in the file of notes (notes-as-json.ts): for backup and restore. */
import * as z from 'zod/mini'
import type { Change } from '../../contract/members/op'
import { type TagColour, tagColours } from '../../contract/members/tag-colours'
import { uuidSchema } from '../../contract/members/things'
import { type WordMarkFields, wordMarkFields } from '../../contract/members/word-mark'

/** A mark in a file: with its colour, because ids of tags mean nothing elsewhere. */
export interface FiledWordMark extends Omit<WordMarkFields, 'tag'> {
  id: string
  colour: TagColour
}

const named = z.object({ id: uuidSchema, colour: z.enum(tagColours) })

/** The file's form of a mark. */
export function fileWordMark(
  id: string,
  { numbering, canonical, edition, hash, from, to, words }: Omit<WordMarkFields, 'tag'>,
  colour: TagColour,
): FiledWordMark {
  return { id, colour, numbering, canonical, edition, hash, from, to, words }
}

/** A mark of a file; undefined for anything else. */
export function readWordMark(value: unknown): FiledWordMark | undefined {
  const name = named.safeParse(value).data
  // The tag is that of the reader.
  const fields = name && wordMarkFields.safeParse({ ...Object(value), tag: name.id }).data
  return name && fields && fileWordMark(name.id, fields, name.colour)
}

interface Present {
  marks: ReadonlyMap<string, WordMarkFields>
  /** The tag of a colour. */
  tagOf: (colour: TagColour) => string | undefined
  newId: () => string
}

/** The changes that restore the marks of a file. What is here stays: importing twice changes nothing. */
export function bringBackMarks(
  filed: readonly FiledWordMark[],
  { marks, tagOf, newId }: Present,
): { changes: Change[]; added: number; same: number } {
  const here = new Set([...marks.values()].map(textOf))
  const changes: Change[] = []
  let same = 0
  for (const { id, colour, ...fields } of filed) {
    const tag = tagOf(colour)
    const body = tag === undefined ? undefined : { ...fields, tag }
    if (!body || here.has(textOf(body))) {
      same += 1
      continue
    }
    here.add(textOf(body))
    changes.push({ kind: 'wordMark', key: `wmk:${marks.has(id) ? newId() : id}`, body })
  }
  return { changes, added: changes.length, same }
}

function textOf({ tag, numbering, canonical, edition, hash, from, to }: WordMarkFields): string {
  return [tag, numbering, canonical, edition, hash, from, to].join(' ')
}
