import { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { smallEdition } from '../../../tests/contract/small-edition'
import { put } from '../../../tests/contract/test-server'
import { type FakeEmbeddings, startFakeEmbeddings } from '../../../tests/support/servers/embedding-service'
import { type Library, openLibrary } from '../../library/library'
import { withLock } from '../../library/lock'
import { removeEdition } from '../../library/writing/change-library'
import { type Embedding, embedLibrary } from './embed-library'
import { type EmbeddingClient, embeddingClient } from './embedding-client'
import { modelKey, readVectors, vectorFile, vectorFolder } from './vector-files'

let directory = ''
let library: Library
let fake: FakeEmbeddings
let client: EmbeddingClient
let failed: unknown[] = []
let done: [string, number][] = []

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'embedding-'))
  library = openLibrary(directory, { onDamage: () => undefined, lookEveryMs: 0 })
  fake = await startFakeEmbeddings()
  client = embeddingClient({ url: fake.url, key: 'sk-secret', model: 'small' })
  failed = []
  done = []
})
afterEach(async () => {
  client.close()
  await fake.close()
  await library.close()
  await rm(directory, { recursive: true, force: true })
})

/** The small edition, its first chapter so long that it takes three requests. */
async function putLong(): Promise<void> {
  const edition = smallEdition()
  const [first] = edition.books.flatMap(({ chapters }) => chapters)
  for (let verse = 4; verse <= 70; verse += 1) first?.verses.push({ verse, content: `Vers ${verse}` })
  await put(directory, edition)
}

const verses = 9 + 67

async function pass(others: Partial<Embedding> = {}): Promise<boolean> {
  return await embedLibrary({
    library,
    client,
    model: modelKey('small'),
    signal: new AbortController().signal,
    onFailure: (error) => failed.push(error),
    onEmbedded: (...edition) => done.push(edition),
    ...others,
  })
}

const revision = () => library.view().find('TST')?.summary.revision ?? ''
const wholeFile = () => vectorFile(directory, revision(), modelKey('small'))
const texts = () => fake.asked.flatMap(({ input }) => input)
const files = async () => (await readdir(vectorFolder(directory))).filter((name) => !name.includes('lock'))

describe('the verses of an edition', () => {
  it('are embedded once, in small batches and without the marks of notes', async () => {
    await putLong()
    expect(await pass()).toBe(true)
    expect(done).toEqual([['TST', verses]])
    expect(fake.asked.map(({ input }) => input.length)).toEqual([32, 32, 12])
    expect(texts().slice(0, 3)).toEqual(['Anfang', 'Mitte', 'Schluss'])
    const stored = await readVectors(wholeFile())
    expect([stored?.dims, stored?.verses.length]).toEqual([40, verses])
    expect(stored?.verses.at(-1)?.canonical).toBe(19_003_002)
    expect(await pass()).toBe(true)
    expect(fake.asked).toHaveLength(3)
    expect(failed).toEqual([])
  })

  it('go on after an interruption where they ended, even within a record', async () => {
    await putLong()
    const ending = new AbortController()
    const stopping: EmbeddingClient = {
      ...client,
      embed: async (...asked) => {
        ending.abort()
        return await client.embed(...asked)
      },
    }
    await pass({ client: stopping, signal: ending.signal })
    expect(fake.asked).toHaveLength(1)
    const [part = ''] = await files()
    expect(part).toMatch(/\.part$/)
    await appendFile(join(vectorFolder(directory), part), Buffer.alloc(7))
    expect(await pass()).toBe(true)
    expect(new Set(texts()).size).toBe(verses)
    expect(texts()).toHaveLength(verses)
    const stored = await readVectors(wholeFile())
    expect(new Set(stored?.verses.map(({ canonical }) => canonical)).size).toBe(verses)
  })

  it('wait for a service that refuses, and need nothing twice', async () => {
    await putLong()
    fake.behaviour = 'limiting'
    expect(await pass()).toBe(false)
    expect(failed).toMatchObject([{ code: 'network', message: 'status 429' }])
    fake.behaviour = 'truthful'
    expect(await pass()).toBe(true)
    expect(done).toEqual([['TST', verses]])
  })

  it('take no vectors of other dimensions than those before', async () => {
    await putLong()
    let requests = 0
    const changing: EmbeddingClient = {
      ...client,
      embed: async (...asked) => {
        requests += 1
        fake.behaviour = requests === 1 ? 'truthful' : 'other-dimensions'
        return await client.embed(...asked)
      },
    }
    expect(await pass({ client: changing })).toBe(false)
    expect(failed).toMatchObject([{ message: 'vectors of other dimensions than before' }])
    expect(await readVectors(wholeFile())).toBeUndefined()
  })

  it('are left to another process that is at it', async () => {
    await putLong()
    await pass({ signal: AbortSignal.abort() })
    await withLock(join(vectorFolder(directory), 'lock'), async () => expect(await pass()).toBe(true))
    expect([fake.asked, failed]).toEqual([[], []])
  })
})

describe('the file of an edition', () => {
  it('goes with the edition', async () => {
    await put(directory, smallEdition())
    await pass()
    expect(await files()).toHaveLength(1)
    await removeEdition(directory, 'TST')
    expect(await pass()).toBe(true)
    expect(await files()).toEqual([])
  })

  it('goes with its model, and is made anew with another', async () => {
    await put(directory, smallEdition())
    await pass()
    const before = wholeFile()
    expect(await pass({ model: modelKey('other') })).toBe(true)
    expect(fake.asked).toHaveLength(2)
    await expect(stat(before)).rejects.toThrow()
    expect(await files()).toHaveLength(1)
  })

  it('counts as missing when it is damaged', async () => {
    await put(directory, smallEdition())
    await pass()
    await appendFile(wholeFile(), 'x')
    expect(await readVectors(wholeFile())).toBeUndefined()
  })
})
