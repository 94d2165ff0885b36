import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readIndex } from '../library-index'
import { readEdition } from '../read-edition'
import { addEdition, addOrReplaceEdition } from './change-library'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'same-'))
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

const words = ['one', 'two', 'three', 'four', 'five', 'six']
const osis = (id: string, title: string, text: (word: string) => string, lang = 'en') =>
  `<osis><osisText osisIDWork="${id}" xml:lang="${lang}"><header><work osisWork="${id}"><title>${title}</title></work></header><div type="book" osisID="Ruth"><chapter osisID="Ruth.1">${words
    .map((word, index) => `<verse osisID="Ruth.1.${index + 1}">${text(word)}</verse>`)
    .join('')}</chapter></div></osisText></osis>`
const plain = (word: string) => `And it was ${word}.`
const revised = (word: string) => (word === 'one' ? 'Revised.' : plain(word))
const other = (word: string) => `Another ${word}`

interface Given {
  file?: string
  text: string
  abbreviation?: string
  name?: string
  isSeparate?: boolean
}

/** Adds a file as the command does; the abbreviation it has then, and whether it took the place of another. */
async function add({ file = 'file.xml', text, abbreviation, name, isSeparate = false }: Given) {
  const input = { name: file, bytes: new TextEncoder().encode(text) }
  const choices = name === undefined ? {} : { name }
  const read: Parameters<typeof addOrReplaceEdition>[1] = (taken, entry) =>
    readEdition(
      input,
      { ...entry?.choices, ...choices, abbreviation: entry?.abbreviation ?? abbreviation },
      taken,
    )
  const options = { quality: 1, remember: { choices } }
  const { manifest, isReplaced = false } = isSeparate
    ? await addEdition(directory, read, options)
    : await addOrReplaceEdition(directory, read, { ...options, abbreviation })
  return [manifest.abbreviation, isReplaced, manifest.name]
}

const present = () => readIndex(directory).editions.map((entry) => entry.abbreviation)

it('the same file again, and a newer form of it, take the place of the first', async () => {
  const text = osis('KJVA', 'King James', plain)
  expect(await add({ text })).toEqual(['KJVA', false, 'King James'])
  expect(await add({ text })).toEqual(['KJVA', true, 'King James'])
  expect(await add({ text: osis('KJVA', 'King James', revised), file: 'new.xml' })).toEqual([
    'KJVA',
    true,
    'King James',
  ])
  expect(await add({ text: osis('KJVA', 'King James', other) })).toEqual(['KJVA', true, 'King James'])
  expect(present()).toEqual(['KJVA'])
})

it('another work of the same abbreviation stays beside it', async () => {
  await add({ text: osis('KJVA', 'King James', plain) })
  expect(await add({ text: osis('KJVA', 'Another title', plain) })).toEqual([
    'KJVA-2',
    false,
    'Another title',
  ])
  expect(await add({ text: osis('KJVA', 'King James', plain, 'de') })).toEqual([
    'KJVA-3',
    false,
    'King James',
  ])
  expect(await add({ text: osis('KJVA', 'Another title', plain) })).toEqual(['KJVA-2', true, 'Another title'])
  expect(present()).toHaveLength(3)
})

it('--as adds it once more', async () => {
  const text = osis('KJVA', 'King James', plain)
  await add({ text })
  expect(await add({ text, abbreviation: 'KJVB', isSeparate: true })).toEqual(['KJVB', false, 'King James'])
  expect(await add({ text, abbreviation: 'KJVA', isSeparate: true })).toEqual(['KJVA-2', false, 'King James'])
  expect(await add({ text })).toEqual(['KJVA', true, 'King James'])
})

it('what an operator decided stays, and decides what is the same', async () => {
  const text = osis('KJVA', 'King James', plain)
  expect(await add({ text, abbreviation: 'Mine', name: 'My own' })).toEqual(['Mine', false, 'My own'])
  expect(await add({ text, abbreviation: 'MINE' })).toEqual(['Mine', true, 'My own'])
  expect(await add({ text })).toEqual(['Mine', true, 'My own'])
  expect(await add({ text, abbreviation: 'YOURS' })).toEqual(['YOURS', false, 'King James'])
})

it('works without a title are the same where most of their verses are', async () => {
  expect(await add({ file: 'bsb.xml', text: osis('', '', plain) })).toEqual([
    'BSB',
    false,
    'Berean Standard Bible',
  ])
  expect(await add({ file: 'bsb.xml', text: osis('', '', revised) })).toEqual([
    'BSB',
    true,
    'Berean Standard Bible',
  ])
  expect(await add({ file: 'bsb.xml', text: osis('', '', other) })).toEqual([
    'BSB-2',
    false,
    'Berean Standard Bible',
  ])
  expect(await add({ file: 'bsb.xml', text: osis('', '', other) })).toEqual([
    'BSB-2',
    true,
    'Berean Standard Bible',
  ])
})

it('an edition that was added before works were remembered is known by abbreviation and title, or by its text', async () => {
  const text = osis('KJVA', 'King James', plain)
  const input = { name: 'file.xml', bytes: new TextEncoder().encode(text) }
  await addEdition(directory, (taken) => readEdition(input, {}, taken), { quality: 1 })
  expect(readIndex(directory).editions[0]?.work).toBeUndefined()
  expect(await add({ text: osis('KJVA', 'New title', revised) })).toEqual(['KJVA', true, 'New title'])
  expect(present()).toEqual(['KJVA'])
})
