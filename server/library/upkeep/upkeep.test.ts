import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Edition } from '#core/scripture/editions/edition'
import { hourMs } from '#core/time'
import { englishEdition, smallEdition, smallReport } from '../../../tests/contract/small-edition'
import { isLong } from '../../../tests/support/long-series'
import { decompressBrotli } from '../../bytes/encodings'
import { openLibrary } from '../library'
import { indexFile, readIndex } from '../library-index'
import { withLock } from '../lock'
import { readMeaningList } from '../meaning/meaning-store'
import { isToLearn, markToLearn, takingMark } from '../to-learn'
import { addEdition, removeEdition } from '../writing/change-library'
import { doAll, doWhatIsDue, isDue } from './keep-up'
import { packAgain } from './pack-again'
import { type UpkeepTimes, watchLibrary } from './watch-library'

let data = ''
let directory = ''
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'upkeep-'))
  directory = join(data, 'library')
})
afterEach(async () => await rm(data, { recursive: true, force: true }))

const quiet = () => undefined
async function put(edition = smallEdition(), isQuick = true): Promise<void> {
  await addEdition(directory, async () => ({ edition, report: smallReport(edition) }), {
    quality: 1,
    remember: isQuick ? { isQuick } : {},
  })
}

/** An edition that counts as a whole one, with words that stand in more than one verse. */
function whole(edition: Edition): Edition {
  for (const chapter of edition.books.flatMap((book) => book.chapters)) {
    for (const verse of chapter.verses) verse.content = `${verse.content} ${edition.locale}${verse.verse % 2}`
    const [last] = chapter.verses.slice(-1)
    if (last) last.verse_end = 20_000
  }
  return edition
}

async function putWhole(): Promise<void> {
  for (const edition of [smallEdition(), englishEdition()]) await put(whole(edition), false)
}

/** Everything readers get of an edition. */
async function readAll(name: string) {
  const library = openLibrary(directory, { onDamage: (file) => expect(file).toBe('whole') })
  const edition = library.view().find(name)
  if (!edition) throw new Error(`${name} is missing`)
  const pack = await edition.pack()
  const chapters: string[] = []
  for (const canonical of pack.hashes.keys())
    chapters.push((await decompressBrotli(await pack.read(canonical, 'br'))).toString())
  const segments: string[] = []
  let bytes = 0
  for (const { hash, bytes: said } of edition.manifest.segments) {
    const packed = (await edition.segment(hash, 'br')) ?? Buffer.alloc(0)
    expect(packed.length).toBe(said)
    bytes += packed.length
    segments.push((await decompressBrotli(packed)).toString())
  }
  expect(edition.summary.bytes).toBe(bytes)
  const { key, storedAt, manifest } = edition
  await library.close()
  const { revision, segments: listed } = manifest
  const same = {
    chapters,
    hashes: [...pack.hashes],
    segments,
    revision,
    names: listed.map(({ hash }) => hash),
  }
  return { key, bytes, storedAt, same }
}

it('packs an edition again under the same hashes, and says the smaller sizes', async () => {
  await put()
  const before = await readAll('TST')
  expect(await packAgain(directory)).toEqual(['TST'])
  const after = await readAll('TST')
  expect(after.same).toEqual(before.same)
  expect(Math.abs(after.storedAt - before.storedAt)).toBeLessThan(1)
  expect(after.bytes).toBeLessThan(before.bytes)
  expect(after.key).not.toBe(before.key)
  const { editions, retired, ids } = readIndex(directory)
  expect([editions, retired.map((one) => one.directory), ids]).toEqual([
    [{ abbreviation: 'TST', directory: after.key }],
    [before.key],
    { TST: 1 },
  ])
  expect(await packAgain(directory)).toEqual([])
})

it('leaves an edition alone that was changed while it was packed', async () => {
  await put()
  let removed: Promise<void> | undefined
  const onProgress = () => {
    removed ??= removeEdition(directory, 'TST')
  }
  await packAgain(directory, { onProgress })
  await removed
  expect(readIndex(directory).editions).toEqual([])
  expect((await readdir(directory)).filter((name) => /^e\d/.test(name))).toHaveLength(1)
})

it('is due when something was packed quickly, marked or replaced an hour ago, and all was quiet', async () => {
  expect(isDue(directory, 0)).toBe(false)
  await put(smallEdition(), false)
  expect(isDue(directory, 0)).toBe(false)
  await put(englishEdition())
  expect([isDue(directory, 60_000), isDue(directory, 0)]).toEqual([false, true])
  await packAgain(directory)
  expect(isDue(directory, 0)).toBe(false)
  const [former = ''] = readIndex(directory).retired.map((one) => one.directory)
  const inAnHour = () => Date.now() + hourMs
  expect(isDue(directory, 0, inAnHour)).toBe(true)
  const index = JSON.parse(await readFile(join(directory, indexFile), 'utf8'))
  index.retired[0].at -= hourMs
  await writeFile(join(directory, indexFile), JSON.stringify(index))
  expect(await doWhatIsDue(directory, quiet)).toEqual({ packed: [], meanings: undefined, words: [] })
  expect(await readdir(directory)).not.toContain(former)
  await markToLearn(directory)
  expect(isDue(directory, 0)).toBe(true)
  await writeFile(join(directory, indexFile), '{')
  await rm(join(directory, 'index.last.json'))
  expect(isDue(directory, 0)).toBe(false)
})

it('keeps the mark until learning succeeded, and one that was made meanwhile', async () => {
  await put()
  await markToLearn(directory)
  await expect(
    takingMark(directory, async () => await Promise.reject(new Error('out of memory'))),
  ).rejects.toThrow()
  expect(isToLearn(directory)).toBe(true)
  await takingMark(directory, async () => await markToLearn(directory))
  expect(isToLearn(directory)).toBe(true)
  await takingMark(directory, async () => undefined)
  expect(isToLearn(directory)).toBe(false)
})

it('learns once, and not again from what it was learnt from', async () => {
  await putWhole()
  await markToLearn(directory)
  const { meanings } = await doWhatIsDue(directory, quiet)
  expect(meanings?.languages.map(({ language }) => language)).toEqual(['de', 'en'])
  await markToLearn(directory)
  expect(await doWhatIsDue(directory, quiet)).toEqual({ packed: [], meanings: undefined, words: [] })
  expect(isToLearn(directory)).toBe(false)
  expect((await doAll(directory, quiet)).meanings).toEqual(meanings)
})

it('waits for nobody: one process at a time does what is due', async () => {
  await put()
  await withLock(join(directory, 'upkeep.lock'), async () => {
    await expect(doWhatIsDue(directory, quiet)).rejects.toMatchObject({ code: 'library-locked' })
  })
  expect((await doWhatIsDue(directory, quiet)).packed).toEqual(['TST'])
})

const times: UpkeepTimes = { quietMs: 1_000, lookEveryMs: 50, restMs: 0, againAfterMs: 60_000 }

/** Resolves when a line with `text` was logged. */
function listener(text: string) {
  const lines: string[] = []
  let heard: () => void = () => undefined
  const isHeard = new Promise<void>((resolve) => {
    heard = resolve
  })
  const take = (details: object, message: string) => {
    const line = `${message} ${JSON.stringify(details)}`
    lines.push(line)
    if (line.includes(text)) heard()
  }
  return { log: { info: take, error: take }, lines, isHeard }
}

it.runIf(isLong)(
  'is done by a running server in a process of its own, all at once after the last change',
  async () => {
    await putWhole()
    await put({ ...smallEdition(), abbreviation: 'QCK' })
    await markToLearn(directory)
    const { log, lines, isHeard } = listener('learnt from')
    const stop = watchLibrary(directory, log, times)
    await isHeard
    stop()
    expect(readMeaningList(directory)?.editions).toHaveLength(2)
    expect(lines.filter((line) => line.includes('Packed smaller: QCK'))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('learnt from'))).toHaveLength(1)
    expect(lines.some((line) => line.includes('Learning'))).toBe(true)
  },
  60_000,
)

it.runIf(isLong)(
  'says what failed, and leaves models and mark as they were',
  async () => {
    await putWhole()
    await doAll(directory, quiet)
    const before = readMeaningList(directory)
    const [entry] = readIndex(directory).editions
    const folder = join(directory, entry?.directory ?? '')
    for (const name of await readdir(folder)) {
      if (/^[0-9a-f]{64}\./.test(name)) await writeFile(join(folder, name), '{')
    }
    await removeEdition(directory, 'ENG')
    await put({ ...whole(englishEdition()), abbreviation: 'NEW' }, false)
    await markToLearn(directory)
    const long = new Date(Date.now() - hourMs)
    for (const name of [indexFile, 'to-learn']) await utimes(join(directory, name), long, long)
    const { log, isHeard } = listener('could not be kept up')
    const stop = watchLibrary(directory, log, times)
    await isHeard
    stop()
    expect([readMeaningList(directory), isToLearn(directory)]).toEqual([before, true])
  },
  60_000,
)
