import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { segmentSchema } from '#core/contract/editions/segment'
import { textAnswerSchema } from '#core/contract/editions/text-answer'
import { smallEdition, smallReport } from '../../tests/contract/small-edition'
import { sha256 } from '../bytes/canonical-json'
import { decompressBrotli } from '../bytes/encodings'
import { type Library, openLibrary } from './library'
import { addEdition, removeEdition, updateEdition } from './writing/change-library'

let directory = ''
let library: Library
let time = 0
const damaged: string[] = []

const open = () =>
  openLibrary(directory, { onDamage: (file) => damaged.push(file), now: () => (time += 1000) })

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'library-'))
  damaged.length = 0
  library = open()
})
afterEach(async () => {
  await library.close()
  await rm(directory, { recursive: true, force: true })
})

const quick = { quality: 4 }
const reading =
  (edition = smallEdition()) =>
  async () => ({ edition, report: smallReport(edition) })

it('an added edition can be read at once by a library that was open before', async () => {
  expect(library.view().editions).toEqual([])
  await addEdition(directory, reading(), quick)
  const edition = library.view().find('tst')
  expect(edition?.summary).toMatchObject({ id: 1, abbreviation: 'TST', books: 3, chapters: 4, verses: 9 })
  const packed = await (await edition?.pack())?.read(1_001_000, 'br')
  const answer = textAnswerSchema.parse(JSON.parse(String(await decompressBrotli(packed ?? Buffer.alloc(0)))))
  expect(answer.data.TST?.chapter?.verses.map(({ content }) => content)).toEqual([
    'Anfang',
    'Mitte*',
    'Schluss',
  ])
  expect(answer.data.TST?.chapter?.verses[0]).toMatchObject({
    heading: 'Der Anfang',
    canonical: 1_001_001,
    row: 1_001_001,
  })
  expect(answer.data.TST?.version).toBe(edition?.manifest.bookList[0]?.hash)
})

it('segments hold every book once and are named by the hash of their bytes', async () => {
  await addEdition(directory, reading(), quick)
  const edition = library.view().find('TST')
  const books: number[] = []
  for (const { hash, bytes, rawBytes } of edition?.manifest.segments ?? []) {
    const [raw, br] = await Promise.all([edition?.segment(hash, 'identity'), edition?.segment(hash, 'br')])
    expect([sha256(raw ?? ''), raw?.length, br?.length]).toEqual([hash, rawBytes, bytes])
    books.push(...segmentSchema.parse(JSON.parse(String(raw))).books.map(({ number }) => number))
  }
  expect(books).toEqual([1, 2, 19])
})

it('an update keeps number and abbreviation, changes the revision, and leaves old segments readable', async () => {
  await addEdition(directory, reading(), quick)
  const before = library.view().find('TST')?.manifest
  const changed = smallEdition()
  changed.name = 'Neuer Name'
  await updateEdition(directory, 'tst', reading({ ...changed, abbreviation: 'OTHER' }), quick)
  const after = library.view().find('TST')?.manifest
  expect([after?.id, after?.abbreviation, after?.name]).toEqual([1, 'TST', 'Neuer Name'])
  expect(after?.revision).not.toBe(before?.revision)
  const oldHash = before?.segments[0]?.hash ?? ''
  const found = await Promise.all(
    library
      .view()
      .revisionsOf('TST')
      .map((edition) => edition.segment(oldHash, 'br')),
  )
  expect(found.some((bytes) => bytes !== undefined)).toBe(true)
})

it('a book that did not change keeps its hash when another one does', async () => {
  await addEdition(directory, reading(), quick)
  const before = library
    .view()
    .find('TST')
    ?.manifest.bookList.map(({ hash }) => hash)
  const changed = smallEdition()
  const verse = changed.books[1]?.chapters[0]?.verses[0]
  if (verse) verse.content = 'Anders'
  await updateEdition(directory, 'TST', reading(changed), quick)
  const after = library
    .view()
    .find('TST')
    ?.manifest.bookList.map(({ hash }) => hash)
  expect([after?.[0], after?.[2]]).toEqual([before?.[0], before?.[2]])
  expect(after?.[1]).not.toBe(before?.[1])
})

it('a replaced revision is deleted by the first change after its hour', async () => {
  let now = 1_000_000
  const at = { ...quick, now: () => now }
  await addEdition(directory, reading(), at)
  const [first = ''] = await directoriesOf(directory)
  await updateEdition(directory, 'TST', reading(), at)
  expect(await directoriesOf(directory)).toContain(first)
  now += 60 * 60 * 1000 + 1
  await updateEdition(directory, 'TST', reading(), at)
  expect(await directoriesOf(directory)).not.toContain(first)
})

it('a removed edition is unknown, and its number is never given to another one', async () => {
  await addEdition(directory, reading(), quick)
  await removeEdition(directory, 'tst')
  expect(library.view().find('TST')).toBeUndefined()
  await addEdition(directory, reading({ ...smallEdition(), abbreviation: 'NEW' }), quick)
  await addEdition(directory, reading(), quick)
  expect(library.view().editions.map(({ summary }) => [summary.abbreviation, summary.id])).toEqual([
    ['NEW', 2],
    ['TST', 1],
  ])
})

it('refuses a taken abbreviation and an unknown one, and changes nothing', async () => {
  await addEdition(directory, reading(), quick)
  const index = await readFile(join(directory, 'index.json'), 'utf8')
  await expect(addEdition(directory, reading(), quick)).rejects.toMatchObject({ code: 'abbreviation-taken' })
  await expect(removeEdition(directory, 'NO')).rejects.toMatchObject({ code: 'edition-unknown' })
  expect(await readFile(join(directory, 'index.json'), 'utf8')).toBe(index)
})

it('an import that fails leaves the library as it was, and the lock free', async () => {
  await addEdition(directory, reading(), quick)
  const failing = async () => await Promise.reject(new Error('broken file'))
  await expect(updateEdition(directory, 'TST', failing, quick)).rejects.toThrow('broken file')
  expect(library.view().find('TST')?.manifest.verses).toBe(9)
  expect(await readdir(directory)).not.toContain('lock')
})

it('makes a damaged pack anew, and tells it from an absent chapter', async () => {
  await addEdition(directory, reading(), quick)
  const [name = ''] = await directoriesOf(directory)
  const whole = brotliDecompressSync(await readBrotli(1_001_000))
  await library.close()
  await writeFile(join(directory, name, 'chapters.br'), 'not the pack')
  library = open()
  expect(brotliDecompressSync(await readBrotli(1_001_000))).toEqual(whole)
  await expect(readBrotli(1_099_000)).rejects.toMatchObject({ code: 'chapter-absent' })
  expect(damaged).toEqual([join(directory, name, 'chapters.br')])
})

async function readBrotli(canonical: number): Promise<Buffer> {
  const pack = await library.view().find('TST')?.pack()
  return (await pack?.read(canonical, 'br')) ?? Buffer.alloc(0)
}

it('an edition whose manifest is damaged is left out and named; the others stay', async () => {
  await addEdition(directory, reading(), quick)
  const [name = ''] = await directoriesOf(directory)
  await addEdition(directory, reading({ ...smallEdition(), abbreviation: 'NEW' }), quick)
  await writeFile(join(directory, name, 'manifest.json'), '{"id":1}')
  expect(library.view().editions.map(({ summary }) => summary.abbreviation)).toEqual(['NEW'])
  expect(damaged).toEqual([join(directory, name)])
})

it('a damaged index keeps what was open and is reported', async () => {
  await addEdition(directory, reading(), quick)
  expect(library.view().editions).toHaveLength(1)
  await writeFile(join(directory, 'index.json'), '{"format":1,"editions":[{"directory":"../../etc"}]}')
  expect(library.view().editions).toHaveLength(1)
  expect(damaged).toEqual([join(directory, 'index.json')])
})

async function directoriesOf(path: string): Promise<string[]> {
  return (await readdir(path, { withFileTypes: true }))
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
}
