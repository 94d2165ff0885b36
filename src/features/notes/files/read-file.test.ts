import { describe, expect, it } from 'vitest'
import { AppError } from '#core/errors'
import { fileNote } from '#core/study/export/note-file'
import { notesAsJson } from '#core/study/export/notes-as-json'
import { notesAsMarkdown } from '#core/study/export/notes-as-markdown'
import { bodyOf, idOf, noteOf, noteThing } from '../../../../tests/support/drawn/notes'
import { readFile } from './read-file'

const light = noteOf('Leben und Licht', { title: 'Licht', tags: [idOf(9)] })
const hope = { name: 'Hoffnung', colour: 'green' as const }
const filed = fileNote(idOf(1), light, () => hope)
const known = { id: idOf(9), ...hope, shared: false, isBuiltIn: false }

const fileOf = (text: string) => new File([text], 'notes')
const nobody = { notes: [], marks: [], tags: new Map() }

describe('a file of notes', () => {
  it.each([
    ['JSON', notesAsJson([filed])],
    ['JSON with a byte order mark', `\uFEFF  ${notesAsJson([filed])}`],
    ['Markdown', notesAsMarkdown([filed], () => 'Johannes 1,5')],
  ])('is told by its first sign, not by its name: %s', async (_, text) => {
    const { changes, added, failed } = await readFile(fileOf(text), nobody)
    expect({ added, failed }).toEqual({ added: 1, failed: 0 })
    expect(changes.at(-1)).toMatchObject({
      kind: 'note',
      body: { title: 'Licht', body: bodyOf('Leben und Licht') },
    })
  })

  it('brings its tags along, before the notes that carry them', async () => {
    const { changes } = await readFile(fileOf(notesAsJson([filed])), nobody)
    const [tag, note] = changes
    expect(tag).toMatchObject({ kind: 'tag', body: hope })
    expect(note).toMatchObject({ kind: 'note', body: { tags: [tag?.key.slice('tag:'.length)] } })
  })

  it('takes the tags that are here by their name', async () => {
    const tags = new Map([[known.id, known]])
    const { changes } = await readFile(fileOf(notesAsJson([filed])), { notes: [], marks: [], tags })
    expect(changes).toMatchObject([{ kind: 'note', body: { tags: [known.id] } }])
  })

  it('changes nothing where all of it is here', async () => {
    const present = { notes: [noteThing(1, light)], marks: [], tags: new Map([[known.id, known]]) }
    const { changes, same } = await readFile(fileOf(notesAsJson([filed])), present)
    expect({ changes, same }).toEqual({ changes: [], same: 1 })
  })

  it('never overwrites: another text comes beside the one that is here', async () => {
    const present = {
      notes: [noteThing(1, noteOf('anders', { title: 'Licht' }))],
      marks: [],
      tags: new Map(),
    }
    const { changes, different } = await readFile(fileOf(notesAsJson([filed])), present)
    expect(different).toBe(1)
    expect(changes.map(({ key }) => key)).not.toContain(`note:${idOf(1)}`)
  })

  it('that is none is refused', async () => {
    await expect(readFile(fileOf('{"a": 1}'), nobody)).rejects.toThrow(AppError)
    const large = { size: 51 * 1024 * 1024, text: async () => '' } as File
    await expect(readFile(large, nobody)).rejects.toMatchObject({ code: 'invalid-input' })
  })
})
