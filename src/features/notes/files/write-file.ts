/** Gives notes to the browser as a file to download. */
import { fileNote } from '#core/study/export/note-file'
import { notesAsJson } from '#core/study/export/notes-as-json'
import { notesAsMarkdown } from '#core/study/export/notes-as-markdown'
import { type FiledWordMark, fileWordMark } from '#core/study/export/word-mark-file'
import type { ThingOf } from '#db/things'
import type { ShownEdition } from '../../../model/study/shown-edition'
import type { KnownTag } from '../../../model/study/use-tags'
import { localDay } from '../../../ui/words/format-time'
import { notePlaceIn } from '../note-place'

export type FileKind = 'markdown' | 'json'

interface Around {
  /** Marked words, which only JSON holds. */
  marks: readonly ThingOf<'wmk'>[]
  tags: ReadonlyMap<string, KnownTag>
  edition: ShownEdition | undefined
  /** Name of the file, without date and extension. */
  name: string
}

export function writeFile(
  kind: FileKind,
  notes: readonly ThingOf<'note'>[],
  { marks, tags, edition, name }: Around,
): void {
  const filed = notes.map(({ key, data }) =>
    fileNote(key.slice('note:'.length), data, (id) => {
      const tag = tags.get(id)
      return tag && { name: tag.name, ...(tag.colour ? { colour: tag.colour } : {}) }
    }),
  )
  const text =
    kind === 'json'
      ? notesAsJson(filed, filedMarks(marks, tags))
      : notesAsMarkdown(filed, (note) => (edition && notePlaceIn(note, edition)?.label) ?? '')
  const ending = kind === 'json' ? 'json' : 'md'
  const type = kind === 'json' ? 'application/json' : 'text/markdown'
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}-${localDay(Date.now())}.${ending}`
  link.click()
  // The download needs the address until it has begun; a minute is long enough.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Marks whose tag has no colour, or is not there, are not seen anywhere. */
function filedMarks(marks: readonly ThingOf<'wmk'>[], tags: ReadonlyMap<string, KnownTag>): FiledWordMark[] {
  return marks.flatMap(({ key, data }) => {
    const colour = tags.get(data.tag)?.colour
    return colour ? [fileWordMark(key.slice('wmk:'.length), data, colour)] : []
  })
}
