import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defaultSearchOptions } from '#core/contract/search/search-request'
import type { MeaningModel } from '#core/search/meaning/meaning-model'
import { englishEdition, smallEdition, smallReport } from '../../../tests/contract/small-edition'
import { put } from '../../../tests/contract/test-server'
import { LibrarySearch } from '../../search/library-search'
import { openLibrary } from '../library'
import { readIndex } from '../library-index'
import { doWhatIsDue, isDue } from '../upkeep/keep-up'
import { removeEdition, updateEdition } from '../writing/change-library'
import { storeModels } from './meaning-store'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vectors-'))
})
afterEach(async () => await rm(directory, { recursive: true, force: true }))

const model: MeaningModel = {
  language: 'de',
  space: '',
  dims: 32,
  numbers: new Map([
    ['anfang', 0],
    ['mitt', 1],
    ['mitte', 2],
  ]),
  weights: Uint8Array.of(40, 50, 60),
  vectors: Int8Array.from({ length: 96 }, (_, at) => ((at * 7) % 23) - 11),
}
const learn = async () => await storeModels(directory, [model], [])
const stored = async () =>
  (await readdir(join(directory, 'meaning'))).filter((name) => name.endsWith('.vectors'))

/** What a hybrid search answers, and what it made the server prepare. */
async function search() {
  const library = openLibrary(directory, { onDamage: (file) => expect(file).toBe('whole') })
  const request = { ...defaultSearchOptions, type: 'hybrid' as const, search: 'Anfang', page: 1 }
  const found = await new LibrarySearch(library).find({
    request: { ...request, abbreviations: ['TST'] },
    locale: 'de',
  })
  await library.close()
  return found
}

it('are stored when an edition is added or updated, where meanings were learnt', async () => {
  await learn()
  await put(directory, smallEdition())
  await put(directory, englishEdition())
  expect(await stored()).toHaveLength(1)
  const changed = smallEdition()
  changed.books.splice(1, 1)
  await updateEdition(directory, 'TST', async () => ({ edition: changed, report: smallReport(changed) }), {
    quality: 1,
  })
  expect(await stored()).toHaveLength(2)
  expect(isDue(directory, 0)).toBe(false)
})

it('are made by the upkeep where they are missing, and those of no edition deleted', async () => {
  await put(directory, smallEdition())
  await put(directory, { ...smallEdition(), abbreviation: 'SEC', locale: 'de-AT' })
  await learn()
  expect(isDue(directory, 0)).toBe(true)
  const steps: string[] = []
  await doWhatIsDue(directory, (step) => steps.push(step))
  expect(steps).toContain('Preparing the meanings of TST')
  expect(isDue(directory, 0)).toBe(false)
  const before = await stored()
  await removeEdition(directory, 'TST')
  await removeEdition(directory, 'SEC')
  await doWhatIsDue(directory, () => undefined)
  expect([before.length > 0, await stored()]).toEqual([true, []])
})

it('answer the same whether they are stored, missing or cut anywhere, and a cut file is made anew', async () => {
  await put(directory, smallEdition())
  await learn()
  const made = await search()
  await doWhatIsDue(directory, () => undefined)
  const read = await search()
  expect(read.json).toBe(made.json)
  expect(read.preparedMs).toBeLessThan(made.preparedMs)
  const [name = ''] = await stored()
  const path = join(directory, 'meaning', name)
  for (const size of [0, 1, 40, 100]) {
    await truncate(path, size)
    expect((await search()).json).toBe(made.json)
    expect(isDue(directory, 0)).toBe(true)
    const steps: string[] = []
    await doWhatIsDue(directory, (step) => steps.push(step))
    expect(steps).toEqual(['Preparing the meanings of TST again, for a stored file was damaged'])
    expect(await search()).toEqual(read)
  }
})

it('are the same for an edition that is packed again', async () => {
  await put(directory, smallEdition())
  await learn()
  await doWhatIsDue(directory, () => undefined)
  const before = await stored()
  const [entry] = readIndex(directory).editions
  await rm(join(directory, entry?.directory ?? '', 'chapters.br'))
  const library = openLibrary(directory, { onDamage: () => undefined })
  await (await library.view().find('TST')?.pack())?.read(1_001_000, 'br')
  await library.close()
  await doWhatIsDue(directory, () => undefined)
  expect(readIndex(directory).editions[0]?.directory).not.toBe(entry?.directory)
  expect([await stored(), isDue(directory, 0)]).toEqual([before, false])
})
