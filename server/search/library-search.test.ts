import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultSearchOptions } from '#core/contract/search/search-request'
import { Memory } from '#core/memory'
import { putPack } from '../../tests/contract/put-pack'
import { smallEdition } from '../../tests/contract/small-edition'
import { put } from '../../tests/contract/test-server'
import { smallDictionary } from '../../tests/support/packs/small-pack'
import { type Library, openLibrary } from '../library/library'
import { storeModels } from '../library/meaning/meaning-store'
import { LibrarySearch } from './library-search'
import { costOf } from './preparation'

const names = Array.from({ length: 24 }, (_, at) => `E${at}`)
let directory = ''
let library: Library
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'search-'))
  await storeModels(
    directory,
    [
      {
        language: 'de',
        space: '',
        dims: 32,
        numbers: new Map([['anfang', 0]]),
        weights: Uint8Array.of(40),
        vectors: Int8Array.from({ length: 32 }, (_, at) => at - 9),
      },
    ],
    [],
  )
  for (const abbreviation of names) {
    const edition = { ...smallEdition(), abbreviation }
    const [verse] = edition.books[0]?.chapters[0]?.verses ?? []
    if (verse) verse.content = `Anfang ${abbreviation}`
    await put(directory, edition)
  }
  await putPack(directory, smallDictionary)
  library = openLibrary(directory, { onDamage: () => undefined, lookEveryMs: 0 })
}, 60_000)
afterAll(async () => {
  await library.close()
  await rm(directory, { recursive: true, force: true })
})

const asked = (...abbreviations: string[]) => ({
  request: { ...defaultSearchOptions, type: 'hybrid' as const, search: 'Anfang', abbreviations, page: 1 },
  locale: 'de' as const,
})
const articles = { words: 'Jordan', languages: ['de'], kinds: ['dictionary'] as const }

describe('what a search makes the server prepare', () => {
  it('is part of its cost, and of no later one', async () => {
    const search = new LibrarySearch(library)
    const first = await search.find(asked('E0', 'E1'))
    expect(first.preparedMs).toBeGreaterThan(0)
    expect((await search.find(asked('E0', 'E1'))).preparedMs).toBe(0)
    const [one, other] = [await search.findArticles(articles), await search.findArticles(articles)]
    expect([one.preparedMs > 0, other.preparedMs]).toEqual([true, 0])
    expect(one.json).toBe(other.json)
  })

  it('is made once for two that want it at once, and one of them pays', async () => {
    const { preparedMs } = await new LibrarySearch(library).find(asked('E0', 'E1'))
    const search = new LibrarySearch(library)
    const both = await Promise.all([search.find(asked('E0', 'E1')), search.find(asked('E0', 'E1'))])
    const sum = both.reduce((all, found) => all + found.preparedMs, 0)
    expect(sum).toBeCloseTo(preparedMs, 6)
  })

  it('is read, not made anew, however many editions take turns, within the bytes there are', async () => {
    const alone = new Memory(Number.MAX_SAFE_INTEGER)
    await new LibrarySearch(library, alone).find(asked('E0'))
    // A dozen of the two dozen.
    const most = alone.usedBytes * 12
    const memory = new Memory(most)
    const search = new LibrarySearch(library, memory)
    const round = async () => {
      const found = []
      for (const name of names) {
        found.push(await search.find(asked(name)))
        expect(memory.usedBytes).toBeLessThanOrEqual(most)
      }
      return found
    }
    const first = await round()
    for (const [at, { json, preparedMs }] of (await round()).entries()) {
      expect(json).toBe(first[at]?.json)
      // Vectors alone, made anew, take more.
      expect(preparedMs).toBeLessThanOrEqual(first[at]?.preparedMs ?? 0)
    }
  })

  it('makes a dear search count as many requests', () => {
    expect(costOf({ steps: 0, preparedMs: 0 })).toBe(1)
    expect(costOf({ steps: 100, preparedMs: 10 })).toBe(1)
    expect(costOf({ steps: 0, preparedMs: 600 })).toBeGreaterThan(5)
    expect(costOf({ steps: 6_000_000, preparedMs: 0 })).toBe(10)
  })
})
