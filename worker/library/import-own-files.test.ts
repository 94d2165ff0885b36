import { expect, it, vi } from 'vitest'
import { freshDatabase } from '../testing/fake-server'
import { importOwnFiles } from './import-own-files'

const usfm = '\\id RUT\n\\h Rut\n\\c 1\n\\p\n\\v 1 Erster Vers.\n\\v 2 Zweiter Vers.\n'

function fileOf(name: string, text: string) {
  const bytes = new TextEncoder().encode(text)
  return { name, size: bytes.byteLength, arrayBuffer: async () => bytes.buffer }
}

it('an own file becomes an edition of this device, and a second one of the same name gets a name of its own', async () => {
  const database = freshDatabase()
  const first = await importOwnFiles(database, [fileOf('probe.usfm', usfm)], {}, 'de')
  const second = await importOwnFiles(database, [fileOf('probe.usfm', usfm)], {}, 'de')
  expect(first).toMatchObject({ books: 1, chapters: 1, verses: 2 })
  expect(second.abbreviation).not.toBe(first.abbreviation)
  const rows = await database.editions.toArray()
  expect(rows.map(({ isOwn, isInstalled }) => [isOwn, isInstalled])).toEqual([
    [true, true],
    [true, true],
  ])
  expect((await database.chapters.toArray())[0]?.chapter.verses.map(({ content }) => content)).toEqual([
    'Erster Vers.',
    'Zweiter Vers.',
  ])
})

it('a file that cannot be read or stored changes nothing', async () => {
  const database = freshDatabase()
  const attempt = (text: string) => importOwnFiles(database, [fileOf('probe.usfm', text)], {}, 'de')
  await expect(attempt('')).rejects.toMatchObject({ code: 'file-empty' })
  await expect(importOwnFiles(database, [], {}, 'de')).rejects.toMatchObject({ code: 'file-empty' })
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
  vi.spyOn(database.chapters, 'bulkPut').mockRejectedValue(full)
  await expect(attempt(usfm)).rejects.toMatchObject({ code: 'quota-exceeded' })
  expect(await Promise.all(database.tables.map((table) => table.count()))).toEqual(
    database.tables.map(() => 0),
  )
})
