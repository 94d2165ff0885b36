import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchAnswerSchema } from '#core/contract/search/search-answer'
import { defaultSearchOptions, type SearchRequest } from '#core/contract/search/search-request'
import { englishEdition, smallEdition } from '../../tests/contract/small-edition'
import { put } from '../../tests/contract/test-server'
import { type Library, openLibrary } from '../library/library'
import { CostlyFailure } from '../limits/costly-failure'
import { type Searcher, searchHere, searchInThread } from './searcher'

let directory = ''
let library: Library
let inThread: Searcher
const ended: unknown[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'searcher-'))
  await put(directory, smallEdition())
  library = openLibrary(directory, { onDamage: () => undefined, lookEveryMs: 0 })
  inThread = searchInThread(library, (error) => ended.push(error))
})
afterAll(async () => {
  await inThread.close()
  await library.close()
  await rm(directory, { recursive: true, force: true })
})

const asked = (search: string, ...abbreviations: string[]) => {
  const request: SearchRequest = { ...defaultSearchOptions, type: 'classic', search, abbreviations, page: 1 }
  return { request, locale: 'de' as const }
}

describe('a search in a thread of its own', () => {
  it('answers as it does on this thread', async () => {
    const here = await searchHere(library).find(asked('Anfang', 'TST'))
    expect(await inThread.find(asked('Anfang', 'TST'))).toEqual(here)
    expect(searchAnswerSchema.parse(JSON.parse(here.json)).count).toBeGreaterThan(0)
    expect(here.steps).toBeGreaterThan(0)
  })

  it('knows an edition as soon as it was added', async () => {
    await put(directory, englishEdition())
    const [added] = library.view().editions.filter(({ summary }) => summary.locale === 'en')
    const { json } = await inThread.find(asked('beginning', added?.summary.abbreviation ?? ''))
    expect(searchAnswerSchema.parse(JSON.parse(json)).count).toBeGreaterThan(0)
  })

  it('says which edition is unknown', async () => {
    await expect(inThread.find(asked('Anfang', 'NONE'))).rejects.toMatchObject({
      code: 'edition-unknown',
      details: { abbreviation: 'NONE' },
    })
  })

  it('refuses what would wait too long, and answers the others', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 80 }, async () => await inThread.find(asked('Anfang', 'TST'))),
    )
    const refused = all.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(16)
    expect(refused[0]?.reason).toMatchObject({ code: 'unavailable' })
  })

  it('fails with what waits when the thread ends, and starts another', async () => {
    const other = searchInThread(library, (error) => ended.push(error))
    const waits = expect(other.find(asked('Anfang', 'TST'))).rejects.toMatchObject({ code: 'unavailable' })
    await other.close()
    await waits
    expect((await other.find(asked('Anfang', 'TST'))).steps).toBeGreaterThan(0)
    await other.close()
    expect(ended).toEqual([])
  })

  it('says in time that it is not done in time, and when to ask again; what waited is never begun', async () => {
    const slow = searchInThread(library, (error) => ended.push(error), 20)
    // The thread takes longer to start.
    const [begun, waited] = await Promise.allSettled([
      slow.find(asked('Anfang', 'TST')),
      slow.find(asked('Anfang', 'TST')),
    ])
    expect([begun, waited].map((one) => one.status)).toEqual(['rejected', 'rejected'])
    const reasons = [begun, waited].map((one) => (one.status === 'rejected' ? one.reason : undefined))
    for (const reason of reasons)
      expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfterS: 5 } })
    // Work for somebody who has left counts for him all the same.
    expect(reasons.map((reason) => reason instanceof CostlyFailure)).toEqual([true, false])
    await expect
      .poll(async () => await slow.find(asked('Anfang', 'TST')).catch(() => undefined), { timeout: 20_000 })
      .toMatchObject({ json: expect.stringContaining('Anfang') })
    await slow.close()
  })
})
